-- Skills and specialties that people miss in our lists. Operators add one under a parent or decline it with a reason; what
-- was added is found by everyone from then on.
create table suggestion (
  id uuid primary key,
  -- Null once their account is gone: what was added stays.
  user_id uuid,
  kind text not null check (kind in ('skill', 'specialty')),
  name text not null check (length(name) between 2 and 60),
  -- Lower case, so that one suggested twice is decided once.
  folded text not null,
  -- Category of a skill, industry of a specialty.
  parent text,
  state text not null default 'waiting' check (state in ('waiting', 'added', 'declined')),
  reason text,
  suggested_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  constraint decided_whole check ((state = 'waiting') = (decided_at is null)),
  constraint added_has_parent check (state <> 'added' or parent is not null)
);
create unique index suggestion_once on suggestion (user_id, kind, folded) where state = 'waiting';
create index suggestion_waiting on suggestion (suggested_at, id) where state = 'waiting';
create index suggestion_decided on suggestion (decided_at desc, id desc) where state <> 'waiting';
create index suggestion_of_person on suggestion (user_id, suggested_at desc);
