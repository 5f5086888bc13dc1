-- What freelancers offer for a project, and how its client decides (PRP-1 to PRP-8).
create table proposal (
  id uuid primary key,
  project_id uuid not null,
  client_id uuid not null,
  freelancer_id uuid not null check (freelancer_id <> client_id),
  state text not null check (state in ('submitted', 'shortlisted', 'interviewing', 'offered', 'accepted', 'declined', 'withdrawn', 'not_selected', 'lapsed')),
  version smallint not null default 1 check (version > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  price bigint not null check (price > 0),
  days smallint not null check (days between 1 and 365),
  cover text not null,
  answers jsonb not null default '[]',
  -- Of the moment it was sent: what is kept when money is released (basis points).
  service_fee_rate integer not null check (service_fee_rate >= 0),
  findings jsonb not null default '[]',
  sent_at timestamptz not null,
  changed_at timestamptz,
  -- When its client saw it first; until then it may give its quota back.
  opened_at timestamptz,
  quota_back boolean not null default false,
  reason text,
  ended_at timestamptz,
  clock_at timestamptz,
  unique (project_id, freelancer_id),
  constraint ended_in_an_end check ((ended_at is null) = (state in ('submitted', 'shortlisted', 'interviewing', 'offered')))
);
create index proposal_of_project on proposal (project_id, sent_at, id);
create index proposal_of_freelancer on proposal (freelancer_id, sent_at desc, id desc);
revoke delete on proposal from docket_app;

-- Never changed: what was offered before stays readable for both sides.
create table proposal_version (
  proposal_id uuid not null references proposal,
  number smallint not null check (number > 0),
  price bigint not null,
  days smallint not null,
  cover text not null,
  answers jsonb not null,
  sent_at timestamptz not null,
  primary key (proposal_id, number)
);
revoke update, delete on proposal_version from docket_app;

create table proposal_event (
  id bigint generated always as identity primary key,
  proposal_id uuid not null references proposal,
  at timestamptz not null,
  move text not null,
  party text not null check (party in ('client', 'freelancer', 'system')),
  actor_id uuid,
  state_before text,
  state_after text not null,
  reason text
);
create index proposal_event_of on proposal_event (proposal_id, id);
revoke update, delete on proposal_event from docket_app;

-- The client's own words about a proposal; nobody else reads them.
create table proposal_note (
  proposal_id uuid primary key references proposal,
  user_id uuid not null,
  body text not null,
  saved_at timestamptz not null
);
