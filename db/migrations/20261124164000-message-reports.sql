-- Messages that someone reports: which of a conversation they chose. The case is of reports (decision 142).
create table message_report (
  id uuid primary key,
  conversation_id uuid not null references conversation on delete cascade,
  -- Null once the account is gone.
  reporter_id uuid,
  author_id uuid,
  seqs bigint[] not null check (cardinality(seqs) between 1 and 50),
  reported_at timestamptz not null
);
create index message_report_of on message_report (conversation_id);
create index message_report_by on message_report (reporter_id);
create index message_report_about on message_report (author_id);

-- Staff removed it. What it said is sealed like that of any deleted message, and back when an appeal is granted.
alter table message
  add column removed_at timestamptz,
  add constraint removed_is_deleted check (removed_at is null or deleted_at is not null);

alter table report_case drop constraint report_case_kind_check;
alter table report_case add constraint report_case_kind_check check (kind in ('review', 'reply', 'service', 'profile', 'project', 'message'));
