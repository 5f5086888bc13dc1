-- Copies of delivered pictures with a watermark that are on disk (ORD-26): noted before they are made, removed with the approval and after a time.
create table work_marked_copy (
  storage_key text primary key,
  made_at timestamptz not null
);
create index work_marked_copy_age on work_marked_copy (made_at);
-- The release before noted none: every picture that was delivered may have one.
insert into work_marked_copy (storage_key, made_at)
  select storage_key, uploaded_at from work_file where kind = 'image' and delivery_id is not null;
