-- Money on its way out of Docket: where people are paid, and every withdrawal with its story.

create table payout_method (
  id uuid primary key,
  user_id uuid not null,
  kind text not null check (kind in ('bank', 'paypal')),
  country text not null check (country ~ '^[A-Z]{2}$'),
  holder text not null,
  -- As its owner knows it: "Bank account ending 3000". Everything else is sealed.
  label text not null,
  sealed bytea not null,
  -- Tells whether the same account is given again, without saying which it is.
  fingerprint bytea not null,
  is_default boolean not null default false,
  flagged text,
  -- Money has arrived here before.
  proven_at timestamptz,
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create index payout_method_of_user on payout_method (user_id, created_at) where removed_at is null;
create unique index payout_method_default on payout_method (user_id) where is_default and removed_at is null;
create unique index payout_method_once on payout_method (user_id, fingerprint) where removed_at is null;

create table withdrawal (
  id uuid primary key,
  number text not null unique,
  user_id uuid not null,
  method_id uuid not null references payout_method,
  -- Who sends it; `manual`: an operator, by the bank's own means.
  provider text not null check (provider in ('test', 'paypal', 'manual')),
  live boolean not null,
  lane text not null check (lane in ('standard', 'express')),
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  currency text not null,
  state text not null default 'requested'
    check (state in ('requested', 'held', 'in_review', 'approved', 'processing', 'paid', 'failed', 'cancelled', 'rejected')),
  -- Why it waits or what went wrong, for its owner.
  reason text,
  held_until timestamptz,
  -- Standard lane: when its batch goes out. Express lane: when it has to have arrived.
  sends_at timestamptz,
  promised_at timestamptz,
  provider_reference text,
  requested_at timestamptz not null default now(),
  approved_at timestamptz,
  sent_at timestamptz,
  ended_at timestamptz
);
create index withdrawal_of_user on withdrawal (user_id, requested_at desc, id desc);
create index withdrawal_queue on withdrawal (state, requested_at, id);

create table withdrawal_event (
  id bigint generated always as identity primary key,
  withdrawal_id uuid not null references withdrawal,
  at timestamptz not null default now(),
  move text not null,
  party text not null,
  actor_id uuid,
  state_before text,
  state_after text not null,
  reason text
);
create index withdrawal_event_of on withdrawal_event (withdrawal_id, id);
revoke update, delete on withdrawal_event from docket_app;

-- `bank_details` of the user record (SPEC section 3), for the domain that assembles it.
create view bank_detail as select user_id, id, kind, label, is_default, created_at from payout_method where removed_at is null;
