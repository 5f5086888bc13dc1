-- A public reply is a thing of its own to report: what is decided about it concerns who wrote the reply, not who wrote the review.
alter table review
  add column reply_hidden_at timestamptz,
  add column reply_hidden_reason text,
  add constraint reply_hidden_with_a_reason check ((reply_hidden_at is null) = (reply_hidden_reason is null)),
  add constraint reply_hidden_after_it check (reply_hidden_at is null or reply is not null);

-- 'project' is the next kind; it is allowed here so that neither has to wait for the other.
alter table report_case drop constraint report_case_kind_check;
alter table report_case add constraint report_case_kind_check check (kind in ('review', 'reply', 'service', 'profile', 'project'));

create or replace view shown_review as
select review.id, review.work_id, review.author, review.author_id, review.about_id, review.subject_id, review.subject_key, review.communication, review.quality,
  review.value, review.communication + review.quality + review.value as points, review.body, review.shown_at,
  case when review.reply_hidden_at is null then review.reply end as reply, case when review.reply_hidden_at is null then review.replied_at end as replied_at,
  round.title, round.detail,
  case when review.edited_at > review.shown_at then review.edited_at end as edited_at
from review join review_round round on round.work_id = review.work_id where review.shown_at is not null and review.hidden_at is null;
