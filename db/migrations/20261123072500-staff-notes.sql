-- What staff write down about a person for each other. Nobody edits one: a correction is another note.
create table staff_note (
  id uuid primary key,
  user_id uuid not null references account,
  written_by uuid not null references account,
  text text not null check (length(text) between 1 and 2000),
  at timestamptz not null
);
create index staff_note_of on staff_note (user_id, at desc, id desc);
revoke update on staff_note from docket_app;
