-- A client hires a freelancer on a contract of milestones (CTR-1 to CTR-7, MLS-1 to MLS-10, decision 122). An offer is the same row before it is signed.
create table contract (
  id uuid primary key,
  -- What people read and type.
  number text not null unique,
  state text not null check (state in ('offered', 'accepted', 'active', 'paused', 'end_requested', 'completed', 'cancelled', 'declined', 'withdrawn', 'lapsed')),
  interrupted_state text check (interrupted_state in ('active', 'paused')),
  client_id uuid not null,
  freelancer_id uuid not null check (freelancer_id <> client_id),
  -- What it was agreed for; null for someone hired directly.
  project_id uuid,
  proposal_id uuid,
  title text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Of the terms that hold.
  version smallint not null default 1 check (version > 0),
  offered_at timestamptz not null,
  valid_until timestamptz not null check (valid_until > offered_at),
  accepted_at timestamptz,
  began_at timestamptz,
  paused_at timestamptz,
  pause_asked_by text check (pause_asked_by in ('client', 'freelancer')),
  pause_asked_at timestamptz,
  end_asked_by text check (end_asked_by in ('client', 'freelancer')),
  end_asked_at timestamptz,
  -- Since when nothing is held, after something was released.
  idle_since timestamptz,
  ended_at timestamptz,
  clock_at timestamptz,
  reminded_at timestamptz,
  constraint accepted_before_it_runs check ((accepted_at is not null) or state in ('offered', 'declined', 'withdrawn', 'lapsed')),
  constraint began_before_it_runs check ((began_at is not null) = (state in ('active', 'paused', 'end_requested', 'completed', 'cancelled'))),
  constraint paused_since_an_instant check ((paused_at is not null) or state <> 'paused'),
  constraint pause_asked_as_a_whole check ((pause_asked_by is null) = (pause_asked_at is null)),
  constraint end_asked_as_a_whole check ((end_asked_by is null) = (end_asked_at is null) and (state <> 'end_requested' or end_asked_at is not null)),
  constraint ended_in_an_end check ((ended_at is not null) = (state in ('completed', 'cancelled', 'declined', 'withdrawn', 'lapsed')))
);
create index contract_of_client on contract (client_id, offered_at desc, id desc);
create index contract_of_freelancer on contract (freelancer_id, offered_at desc, id desc);
create index contract_of_project on contract (project_id) where project_id is not null;
create unique index contract_of_proposal on contract (proposal_id) where proposal_id is not null and state not in ('declined', 'withdrawn', 'lapsed');
revoke delete on contract from docket_app;

-- The terms as they were signed: the text itself, its hash, and who signed when under what name. Another version is another row.
create table contract_version (
  contract_id uuid not null references contract,
  version smallint not null check (version > 0),
  terms text not null,
  hash bytea not null check (length(hash) = 32),
  proposed_by text not null check (proposed_by in ('client', 'freelancer')),
  proposed_at timestamptz not null,
  reason text,
  client_name text,
  client_signed_at timestamptz,
  freelancer_name text,
  freelancer_signed_at timestamptz,
  -- Of an amendment that was not signed by both.
  outcome text check (outcome in ('accepted', 'declined', 'withdrawn', 'lapsed')),
  ended_at timestamptz,
  primary key (contract_id, version),
  constraint signed_by_whoever_proposed check (case proposed_by when 'client' then client_signed_at else freelancer_signed_at end is not null),
  constraint signed_with_a_name check ((client_name is null) = (client_signed_at is null) and (freelancer_name is null) = (freelancer_signed_at is null)),
  constraint accepted_is_signed check (outcome is distinct from 'accepted' or client_signed_at is not null and freelancer_signed_at is not null),
  constraint ended_with_an_outcome check ((outcome is null) = (ended_at is null))
);
revoke delete on contract_version from docket_app;
create function keep_signed_terms() returns trigger language plpgsql as $$
begin
  if (new.contract_id, new.version, new.terms, new.hash, new.proposed_by, new.proposed_at) is distinct from
     (old.contract_id, old.version, old.terms, old.hash, old.proposed_by, old.proposed_at)
    or old.client_signed_at is not null and (new.client_name, new.client_signed_at) is distinct from (old.client_name, old.client_signed_at)
    or old.freelancer_signed_at is not null and (new.freelancer_name, new.freelancer_signed_at) is distinct from (old.freelancer_name, old.freelancer_signed_at)
    or old.outcome is not null and new.outcome is distinct from old.outcome
  then raise exception 'signed terms never change'; end if;
  return new;
end $$;
create trigger signed_terms_stay before update on contract_version for each row execute function keep_signed_terms();

-- A piece of paid work: its id is that of its charge, its timeline, deliveries and files.
create table contract_milestone (
  id uuid primary key,
  contract_id uuid not null references contract,
  place smallint not null check (place between 1 and 99),
  number text not null unique,
  state text not null check (state in ('agreed', 'funded', 'submitted', 'changes_requested', 'split_offered', 'disputed', 'released', 'cleared', 'returned', 'dropped')),
  interrupted_state text check (interrupted_state in ('funded', 'submitted', 'changes_requested', 'split_offered', 'released')),
  -- The milestone of which this is what was not released.
  rest_of uuid references contract_milestone,
  client_id uuid not null,
  freelancer_id uuid not null,
  title text not null,
  -- What it is accepted by, in order.
  criteria jsonb not null check (jsonb_typeof(criteria) = 'array'),
  -- Places of those that the newest submission meets.
  met jsonb not null default '[]' check (jsonb_typeof(met) = 'array'),
  days smallint not null check (days between 1 and 180),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  price bigint not null check (price > 0),
  client_fee bigint not null check (client_fee >= 0),
  service_fee bigint not null check (service_fee between 0 and price),
  tax bigint not null check (tax >= 0),
  total bigint not null generated always as (price + client_fee + tax) stored,
  agreed_at timestamptz not null,
  funded_at timestamptz,
  due_at timestamptz,
  late_at timestamptz,
  submitted_at timestamptz,
  review_due_at timestamptz,
  review_extended boolean not null default false,
  rounds smallint not null default 0 check (rounds between 0 and 3),
  idle_from timestamptz,
  idle_asked_at timestamptz,
  released_at timestamptz,
  auto_released boolean not null default false,
  -- Of the price, and what the freelancer earned of it, once it ended with money for them.
  released_price bigint check (released_price between 0 and price),
  earned bigint check (earned between 0 and released_price),
  clears_at timestamptz,
  cleared_at timestamptz,
  closed_at timestamptz,
  clock_at timestamptz,
  reminded_at timestamptz,
  unique (contract_id, place),
  constraint funded_at_an_instant check ((funded_at is null) = (state in ('agreed', 'dropped'))),
  constraint submitted_at_an_instant check (submitted_at is not null or state <> 'submitted'),
  constraint released_with_amounts check ((state not in ('released', 'cleared')) or released_price is not null and earned is not null and released_at is not null),
  constraint closed_at_an_instant check ((closed_at is not null) = (state in ('returned', 'dropped')))
);
create index contract_milestone_of_client on contract_milestone (client_id, agreed_at desc, id desc);
create index contract_milestone_of_freelancer on contract_milestone (freelancer_id, agreed_at desc, id desc);
revoke delete on contract_milestone from docket_app;

-- On top of a contract: paid and earned at once (MLS-10).
create table contract_bonus (
  id uuid primary key,
  contract_id uuid not null references contract,
  number text not null unique,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  service_fee bigint not null check (service_fee between 0 and amount),
  note text not null,
  given_at timestamptz not null,
  clears_at timestamptz not null,
  cleared_at timestamptz
);
create index contract_bonus_of on contract_bonus (contract_id, given_at);
revoke delete on contract_bonus from docket_app;
