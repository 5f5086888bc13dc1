-- MON-14, AUT-15, decision 182: both sides of a trade that are one person, or may be. Two rows for a pair, one from each side.
create table account_link (
  user_id uuid not null,
  other_id uuid not null check (other_id <> user_id),
  -- What they share, of those that the program names.
  signs text[] not null check (cardinality(signs) > 0),
  -- Trades and reviews between the two still count: a network address alone is weak.
  counts boolean not null,
  found_at timestamptz not null,
  primary key (user_id, other_id)
);

-- Whose work for each other, and reviews of each other, count for no level, rating or record.
create view linked_account as select user_id, other_id from account_link where not counts;

create or replace view shown_review as
select review.id, review.work_id, review.author, review.author_id, review.about_id, review.subject_id, review.subject_key, review.communication, review.quality,
  review.value, review.communication + review.quality + review.value as points, review.body, review.shown_at,
  case when review.reply_hidden_at is null then review.reply end as reply, case when review.reply_hidden_at is null then review.replied_at end as replied_at,
  round.title, round.detail,
  case when review.edited_at > review.shown_at then review.edited_at end as edited_at
from review join review_round round on round.work_id = review.work_id
where review.shown_at is not null and review.hidden_at is null
  and not exists (select from linked_account l where l.user_id = review.about_id and l.other_id = review.author_id);

grant select, insert, update on account_link to docket_app;
grant select on linked_account to docket_app;
create index known_device_hash on known_device (device_hash);
create index payment_method_fingerprint on payment_method (fingerprint) where fingerprint is not null;
