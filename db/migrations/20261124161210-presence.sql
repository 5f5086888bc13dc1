-- Who is here (decision 154). Processes write down whose sockets they hold; one that stops beating is gone with all of them.
-- Unlogged: every process writes its rows again after a crash of the database.
create unlogged table live_process (
  id uuid primary key,
  beat_at timestamptz not null
);

create unlogged table live_person (
  process_id uuid not null,
  user_id uuid not null,
  primary key (process_id, user_id)
);
create index live_person_user on live_person (user_id);

create table last_seen (
  user_id uuid primary key,
  seen_at timestamptz not null
);
