-- CVs: what each takes from its owner's profile, in which order, and how it looks (src/domains/cvs/cv.ts).
create table cv (
  id uuid primary key,
  user_id uuid not null,
  name text not null,
  -- What it is written for, in its owner's words.
  target text,
  language text not null,
  content jsonb not null,
  -- Counts saves: who saves on top of another version than they read is refused.
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  saved_at timestamptz not null,
  -- Whoever has it reads the CV. Null: it is its owner's alone.
  share_token text unique,
  shared_at timestamptz,
  -- Search engines may list it; it stands on the profile.
  is_indexed boolean not null default false,
  on_profile boolean not null default false,
  views integer not null default 0
);
create index cv_of_person on cv (user_id, saved_at desc, id desc);

-- What it was before: the last state of each stretch of editing.
create table cv_version (
  cv_id uuid not null,
  version integer not null,
  name text not null,
  target text,
  language text not null,
  content jsonb not null,
  began_at timestamptz not null,
  saved_at timestamptz not null,
  primary key (cv_id, version)
);

-- Who read a shared CV today, by a hash that nobody can turn back: each is counted once a day.
create table cv_view (
  cv_id uuid not null,
  seen_on date not null,
  viewer bytea not null,
  primary key (cv_id, seen_on, viewer)
);
