-- Money a person wants to add: made before the provider is asked (ID-4), credited only on the provider's word (MON-16).
create table funding (
  id uuid primary key,
  -- What people read out: AF-7K3M-92QX.
  number text not null unique,
  user_id uuid not null,
  provider text not null,
  -- False for money that exists only in a sandbox or the built-in test provider.
  live boolean not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null default 'created' check (state in ('created', 'pending', 'succeeded', 'failed', 'expired')),
  -- In words for the payer, when it failed.
  reason text,
  provider_reference text,
  checkout_url text,
  -- Where in the app the payer goes on afterwards, such as a checkout.
  next_path text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_reference)
);
create index funding_of_user on funding (user_id, created_at desc);

-- What providers told us, as it came, stored before anything is done about it (WH-2).
create table payment_event (
  id uuid primary key,
  provider text not null,
  event_id text not null,
  kind text not null,
  body text not null,
  payment jsonb,
  -- parked: it fits nothing we know; kept, looked at again, and shown to operators (WH-4, WH-5).
  state text not null default 'received' check (state in ('received', 'done', 'parked')),
  note text,
  tries integer not null default 0,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  unique (provider, event_id)
);
create index payment_event_open on payment_event (received_at) where state <> 'done';
