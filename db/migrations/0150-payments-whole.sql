-- Payments beyond a first credit: saved methods, money sent back, payments taken back by a bank, and the daily comparison.

-- What refunds and disputes name, where it is not the payment itself (a PayPal capture).
alter table funding add column charge_reference text;
-- The saved method it is paid with.
alter table funding add column method_id uuid;
create index funding_by_charge on funding (provider, charge_reference) where charge_reference is not null;

-- News is about more than payments now.
alter table payment_event rename column payment to news;

create table payment_customer (
  user_id uuid not null,
  provider text not null,
  live boolean not null,
  customer_reference text not null,
  primary key (user_id, provider, live)
);

-- A copy of what the provider keeps, so that lists need no call outside. Never a card number: only what a person tells cards apart by.
create table payment_method (
  id uuid primary key,
  user_id uuid not null,
  provider text not null,
  live boolean not null,
  provider_reference text not null,
  kind text not null check (kind in ('card', 'paypal')),
  label text not null,
  last4 text check (last4 ~ '^\d{4}$'),
  expires text check (expires ~ '^\d{4}-\d{2}$'),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  unique (provider, provider_reference)
);
create index payment_method_of_user on payment_method (user_id, created_at);
create unique index payment_method_default on payment_method (user_id) where is_default;

-- Money going back to where it came from. `provider`: begun there, without us.
create table funding_refund (
  id uuid primary key,
  number text not null unique,
  funding_id uuid not null references funding,
  user_id uuid not null,
  origin text not null check (origin in ('payer', 'provider')),
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null default 'requested' check (state in ('requested', 'sent', 'succeeded', 'failed')),
  reason text,
  provider_reference text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index funding_refund_of on funding_refund (funding_id);
create unique index funding_refund_provider on funding_refund (funding_id, provider_reference) where provider_reference is not null;

-- A bank takes a payment back (MON-12).
create table payment_dispute (
  id uuid primary key,
  provider text not null,
  provider_reference text not null,
  funding_id uuid not null references funding,
  user_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('asked', 'open', 'won', 'lost')),
  reason text,
  evidence_due_at timestamptz,
  taken_at timestamptz,
  given_back_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_reference)
);
create index payment_dispute_of on payment_dispute (funding_id);

-- Who bore what was taken back, for which order: read when it is given back, and when an order's earnings clear.
create table taken_share (
  id bigint generated always as identity primary key,
  -- The dispute's id, or that of a refund begun at the provider.
  subject_id uuid not null,
  order_id uuid,
  -- Null: a platform account, such as fees that are returned with the order's price.
  user_id uuid,
  account text not null,
  amount bigint not null check (amount > 0),
  currency text not null
);
create index taken_share_subject on taken_share (subject_id);
create index taken_share_order on taken_share (order_id) where order_id is not null;
revoke update, delete on taken_share from docket_app;

-- The daily comparison with each provider, in both directions (WH-6).
create table reconciliation (
  id uuid primary key,
  provider text not null,
  -- The day it was due; several on one day were asked for by hand.
  day date not null,
  asked_by uuid,
  from_at timestamptz not null,
  to_at timestamptz not null,
  state text not null default 'running' check (state in ('running', 'done', 'failed')),
  ours integer not null default 0,
  theirs integer not null default 0,
  error text,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
create unique index reconciliation_daily on reconciliation (provider, day) where asked_by is null;
create index reconciliation_newest on reconciliation (started_at desc, id desc);
create table reconciliation_difference (
  id bigint generated always as identity primary key,
  reconciliation_id uuid not null references reconciliation,
  -- Which side has what the other has not, or what differs between them.
  kind text not null check (kind in ('missing_here', 'missing_there', 'amount', 'state')),
  about text not null,
  provider_reference text,
  reference text,
  ours text,
  theirs text
);
create index reconciliation_difference_of on reconciliation_difference (reconciliation_id);
