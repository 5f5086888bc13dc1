-- A request to end a contract was accepted, or nobody answered in time, while something is in dispute: it ends with that (CTR-4).
alter table contract add column end_agreed_at timestamptz;
alter table contract add constraint end_agreed_after_it_was_asked check (end_agreed_at is null or end_asked_at is not null);
