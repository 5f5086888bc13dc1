-- Every move of a payment into a wallet, as withdrawals and paid work have it. Payments begun before have the moves made
-- since; when they began, and what they are, is in their own row.
create table funding_event (
  id bigint generated always as identity primary key,
  funding_id uuid not null references funding,
  at timestamptz not null,
  move text not null,
  party text not null check (party in ('payer', 'provider', 'system')),
  actor_id uuid,
  state_before text check (state_before in ('created', 'pending', 'succeeded', 'failed', 'expired')),
  state_after text not null check (state_after in ('created', 'pending', 'succeeded', 'failed', 'expired')),
  -- In words for the payer, as in the payment's row.
  reason text
);
create index funding_event_of on funding_event (funding_id, id);
revoke update, delete on funding_event from docket_app;
