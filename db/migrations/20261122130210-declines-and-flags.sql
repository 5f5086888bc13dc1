-- MON-19, decision 042: declined payments are limited per person, network and card, and operators are told.

-- From which network a checkout was begun, or a method was to be saved: a decline is heard of later. Swept after 2 days.
create table payment_origin (
  -- A funding's id, or the provider's name for the customer.
  subject text primary key,
  network text not null,
  at timestamptz not null default now()
);
create index payment_origin_at on payment_origin (at);

-- Swept after 30 days.
create table payment_decline (
  id bigint generated always as identity primary key,
  provider text not null,
  -- The provider's name of the attempt: told twice, it counts once.
  attempt text not null,
  user_id uuid not null,
  network text,
  -- The provider's fingerprint: the same card has the same one, whoever uses it.
  card text,
  at timestamptz not null default now(),
  unique (provider, attempt)
);
create index payment_decline_user on payment_decline (user_id, at);
create index payment_decline_network on payment_decline (network, at);
create index payment_decline_card on payment_decline (card, at);
create index payment_decline_at on payment_decline (at);

-- Something an operator should look at: one row per kind and subject until it is resolved, however often it is seen.
create table operator_flag (
  id uuid primary key,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  -- What it is about, such as user:<id>, network:<address> or card:<fingerprint>.
  subject text not null check (length(subject) between 1 and 200),
  words text not null,
  facts jsonb not null default '{}',
  seen integer not null default 1 check (seen > 0),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by uuid references account,
  resolved_because text check (length(resolved_because) <= 2000),
  check ((resolved_at is null) = (resolved_by is null))
);
create unique index operator_flag_open on operator_flag (kind, subject) where resolved_at is null;
create index operator_flag_newest on operator_flag (last_at desc, id desc);

alter table payment_method add column fingerprint text;

-- The test provider: whose checkout it is, with which saved card, and the fingerprint of a card that was declined.
alter table test_provider.checkout add column customer text, add column method text, add column declined_card text;
