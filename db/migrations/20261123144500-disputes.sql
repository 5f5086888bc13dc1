-- Disputes about held work of any kind (decision 097): known by the id of the work, like its charge, timeline and files, and
-- carrying what names it and both people, so that no other domain is asked who takes part.
create table dispute (
  id uuid primary key,
  -- What people read and type.
  number text not null unique,
  state text not null check (state in ('opened', 'negotiating', 'escalated', 'evidence_closed', 'under_review', 'decided', 'appealed',
    'settled', 'decided_default', 'final', 'withdrawn')),
  work_id uuid not null,
  work_kind text not null,
  work_number text not null,
  title text not null,
  path text not null,
  category text not null,
  client_id uuid not null,
  freelancer_id uuid not null,
  -- The work's terms, as agreed.
  currency text not null,
  price bigint not null check (price > 0),
  client_fee bigint not null,
  service_fee bigint not null,
  tax bigint not null,

  opened_by text not null check (opened_by in ('client', 'freelancer')),
  -- What the claim asks for, and what the freelancer got in the end: of the price, in basis points.
  wanted integer not null check (wanted between 0 and 10000),
  share integer check (share between 0 and 10000),
  -- The money was released and still clearing: it was held again.
  was_released boolean not null,
  opened_at timestamptz not null,
  answered_at timestamptz,
  escalated_at timestamptz,
  evidence_closed_at timestamptz,
  reviewer_id uuid,
  -- When the decision that is due was promised, and when operators are told next that it is missing.
  review_due_at timestamptz,
  alarm_at timestamptz,
  -- The hard limit passed before a decision.
  is_senior boolean not null default false,
  decided_at timestamptz,
  decided_by uuid,
  decided_share integer check (decided_share between 0 and 10000),
  accepted_by text[] not null default '{}' check (accepted_by <@ array['client', 'freelancer']),
  appealed_at timestamptz,
  appealed_by text check (appealed_by in ('client', 'freelancer')),
  ended_at timestamptz,
  clock_at timestamptz,
  reminded_at timestamptz,
  constraint ended_in_an_end check ((ended_at is not null) = (state in ('settled', 'decided_default', 'final', 'withdrawn'))),
  constraint share_of_what_was_split check ((share is not null) = (state in ('settled', 'decided_default', 'final')))
);
-- One at a time for each piece of work.
create unique index dispute_open on dispute (work_id) where ended_at is null;
create index dispute_of_work on dispute (work_id, opened_at);
create index dispute_of_client on dispute (client_id, id);
create index dispute_of_freelancer on dispute (freelancer_id, id);
-- The queue of operators: what waits for them comes first.
create index dispute_queue on dispute (coalesce(alarm_at, clock_at, opened_at), id) where ended_at is null;
create index dispute_ended on dispute (ended_at desc, id desc) where ended_at is not null;
revoke delete on dispute from docket_app;

-- What a side says: the claim with its points, the answer, evidence, an appeal. Never changed.
create table dispute_statement (
  id uuid primary key,
  dispute_id uuid not null references dispute,
  side text not null check (side in ('client', 'freelancer')),
  kind text not null check (kind in ('claim', 'answer', 'evidence', 'appeal')),
  items text[] not null default '{}',
  body text not null,
  -- Of the claim and its answer: what this side wants the freelancer to get.
  share integer check (share between 0 and 10000),
  file_ids uuid[] not null default '{}',
  said_at timestamptz not null
);
create index dispute_statement_of on dispute_statement (dispute_id, said_at, id);
revoke update, delete on dispute_statement from docket_app;

create table dispute_decision (
  id uuid primary key,
  dispute_id uuid not null references dispute,
  -- The second is about an appeal.
  round integer not null check (round in (1, 2)),
  decided_by uuid not null,
  share integer not null check (share between 0 and 10000),
  criteria jsonb not null,
  statement text not null,
  decided_at timestamptz not null,
  unique (dispute_id, round)
);
revoke update, delete on dispute_decision from docket_app;

create table dispute_event (
  id bigint generated always as identity primary key,
  dispute_id uuid not null references dispute,
  at timestamptz not null,
  move text not null,
  party text not null check (party in ('client', 'freelancer', 'system', 'operator')),
  actor_id uuid,
  state_before text,
  state_after text not null,
  reason text
);
create index dispute_event_of on dispute_event (dispute_id, id);
revoke update, delete on dispute_event from docket_app;

-- What the domain of the work reads, for its checks and its screens.
create view work_dispute as select work_id, number, state, share, was_released, opened_at, ended_at from dispute;
revoke insert, update, delete on work_dispute from docket_app;

-- Each side of a dispute has evidence.
alter table work_file drop constraint work_file_purpose_check;
alter table work_file add constraint work_file_purpose_check check (purpose in ('requirements', 'delivery', 'client_evidence', 'freelancer_evidence')) not valid;
alter table work_file validate constraint work_file_purpose_check;

-- Of an order that ended neither by approval nor by agreement: what the freelancer got of the price, in basis points.
alter table orders add column released_share integer check (released_share between 0 and 10000);

-- Called after the posting, in its statement, as the functions of the other verbs are.
create function charge_held_again(p_id uuid) returns void language plpgsql as $$
begin
  update charge set state = 'held', paid = 0, client_fee_kept = 0, service_fee_kept = 0, tax_kept = 0, settled_at = null, clears_at = null, cleared_at = null where id = p_id;
end $$;
