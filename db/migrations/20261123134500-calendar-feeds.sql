-- A person's calendar of due orders, opened by a secret link: the id is half of it, the other half is signed with the
-- instance's key and stored nowhere. A new link is a new id; without a row there is none.
create table calendar_feed (
  user_id uuid primary key,
  id uuid not null unique,
  made_at timestamptz not null
);
