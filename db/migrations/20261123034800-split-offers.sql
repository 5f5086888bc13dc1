-- Offers to end paid work early by splitting what is held (ORD-12): of any kind of work, known by its id like its timeline and
-- deliveries. Who made it is a side, so nothing in here names a person.
create table work_split_offer (
  id uuid primary key,
  work_id uuid not null,
  offered_by text not null check (offered_by in ('client', 'freelancer')),
  -- What the freelancer gets of the price, in basis points.
  share integer not null check (share between 0 and 10000),
  offered_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > offered_at),
  -- What no answer counts as.
  silence text not null check (silence in ('accept', 'decline')),
  outcome text check (outcome in ('accepted', 'declined', 'withdrawn')),
  ended_by text check (ended_by in ('client', 'freelancer', 'system')),
  ended_at timestamptz,
  constraint ended_as_a_whole check ((outcome is null) = (ended_at is null) and (outcome is null) = (ended_by is null))
);
create unique index work_split_offer_open on work_split_offer (work_id) where outcome is null;
create index work_split_offer_of_work on work_split_offer (work_id, offered_at);

-- What the domain of the work reads: for its checks and its part of a person's copy.
create view work_split as select id, work_id, offered_by, share, offered_at, ends_at, silence, outcome, ended_by, ended_at from work_split_offer;
revoke insert, update, delete on work_split from docket_app;
