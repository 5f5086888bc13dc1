-- The built-in test provider learns what real ones do beside a payment: saved methods, refunds, disputes, payouts.
alter table test_provider.event alter column checkout_id drop not null;

-- Where a person saves a method on the provider's page, and what came of it.
create table test_provider.method (
  id text primary key,
  customer text not null,
  setup_key text not null unique,
  return_url text not null,
  state text not null default 'open' check (state in ('open', 'saved', 'refused', 'removed')),
  label text,
  last4 text,
  expires text,
  created_at timestamptz not null default now()
);
create index method_of_customer on test_provider.method (customer) where state = 'saved';

create table test_provider.refund (
  id text primary key,
  -- The caller's own: asking twice returns the same refund.
  reference text unique,
  checkout_id text not null references test_provider.checkout,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('pending', 'succeeded', 'failed')),
  settles_at timestamptz,
  created_at timestamptz not null default now()
);
create index refund_settles on test_provider.refund (settles_at) where state = 'pending';

create table test_provider.dispute (
  id text primary key,
  checkout_id text not null unique references test_provider.checkout,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('open', 'won', 'lost')),
  evidence_due_at timestamptz not null default now() + interval '7 days',
  created_at timestamptz not null default now()
);

create table test_provider.payout (
  id text primary key,
  reference text not null unique,
  amount bigint not null check (amount > 0),
  currency text not null,
  receiver text not null,
  state text not null check (state in ('pending', 'paid', 'failed', 'returned')),
  becomes text check (becomes in ('paid', 'failed', 'returned')),
  reason text,
  settles_at timestamptz,
  created_at timestamptz not null default now()
);
create index payout_settles on test_provider.payout (settles_at) where becomes is not null;

grant select, insert, update on all tables in schema test_provider to docket_app;
