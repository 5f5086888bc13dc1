-- Reviews may be changed for a while, and hidden with a reason (decision 098).
alter table review
  add column edited_at timestamptz,
  add column hidden_at timestamptz,
  add column hidden_reason text,
  add constraint review_hidden_with_a_reason check ((hidden_at is null) = (hidden_reason is null));

-- What a review said before each change.
create table review_version (
  id uuid primary key,
  review_id uuid not null references review on delete cascade,
  author_id uuid not null,
  communication integer not null,
  quality integer not null,
  value integer not null,
  body text not null,
  private_note text,
  replaced_at timestamptz not null
);
create index review_version_of_review on review_version (review_id, replaced_at);

create index review_written on review (author_id, written_at desc, id desc);

create or replace view shown_review as
select review.id, review.work_id, review.author, review.author_id, review.about_id, review.subject_id, review.subject_key, review.communication, review.quality,
  review.value, review.communication + review.quality + review.value as points, review.body, review.shown_at, review.reply, review.replied_at, round.title, round.detail,
  case when review.edited_at > review.shown_at then review.edited_at end as edited_at
from review join review_round round on round.work_id = review.work_id where review.shown_at is not null and review.hidden_at is null;
