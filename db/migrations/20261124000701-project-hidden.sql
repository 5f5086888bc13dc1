-- Projects that people at work hid from their own list. People are named by id without a foreign key: accounts are emptied, never deleted.
create table project_hidden (
  user_id uuid not null,
  project_id uuid not null references project on delete cascade,
  hidden_at timestamptz not null,
  primary key (user_id, project_id)
);
create index project_hidden_of on project_hidden (project_id);
