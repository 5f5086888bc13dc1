-- The built-in test provider's own books. The app reads them only through the provider's adapter, as it would a stranger's.
create schema test_provider;
grant usage on schema test_provider to docket_app;

create table test_provider.secret (
  id integer generated always as identity primary key,
  secret text not null,
  made_at timestamptz not null default now(),
  -- Two secrets are valid while one replaces the other (WH-1).
  retires_at timestamptz
);
insert into test_provider.secret (secret) values (encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex'));

create table test_provider.checkout (
  id text primary key,
  reference text not null unique,
  amount bigint not null check (amount > 0),
  currency text not null,
  title text not null,
  return_url text not null,
  state text not null default 'open' check (state in ('open', 'challenge', 'pending', 'paid', 'failed', 'expired')),
  reason text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 minutes',
  -- When a payment made to arrive later does.
  settles_at timestamptz
);
create index checkout_settles on test_provider.checkout (settles_at) where state = 'pending';
create index checkout_expires on test_provider.checkout (expires_at) where state in ('open', 'challenge');

-- Webhooks: sent until answered with 2xx.
create table test_provider.event (
  id text primary key,
  checkout_id text not null references test_provider.checkout,
  body text not null,
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  delivered_at timestamptz,
  created_at timestamptz not null default now()
);
create index event_due on test_provider.event (next_try_at) where delivered_at is null;

grant select, insert, update on all tables in schema test_provider to docket_app;
