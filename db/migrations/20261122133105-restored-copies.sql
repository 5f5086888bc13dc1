-- From which backup this database was restored, and when it was first started after that (JOB-4). What was to be sent
-- before then may have been sent by the instance the backup was taken of.
create table restored_copy (
  taken_at timestamptz primary key,
  started_at timestamptz not null default now()
);
revoke all on restored_copy from docket_app;
