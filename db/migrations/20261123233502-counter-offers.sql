-- Counter-offers about a proposal, in order: never changed but by their outcome (PRP-4).
create table proposal_counter (
  proposal_id uuid not null references proposal,
  number smallint not null check (number > 0),
  made_by text not null check (made_by in ('client', 'freelancer')),
  price bigint not null check (price > 0),
  days smallint not null check (days between 1 and 180),
  note text not null,
  made_at timestamptz not null,
  valid_until timestamptz not null check (valid_until > made_at),
  reminded_at timestamptz,
  -- Empty while it waits for its answer.
  outcome text check (outcome in ('accepted', 'declined', 'withdrawn', 'countered', 'lapsed', 'ended')),
  settled_at timestamptz,
  primary key (proposal_id, number),
  constraint settled_with_an_outcome check ((outcome is null) = (settled_at is null))
);
create unique index proposal_counter_open on proposal_counter (proposal_id) where outcome is null;
revoke delete on proposal_counter from docket_app;
