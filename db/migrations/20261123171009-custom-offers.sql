-- What a client asks of the seller of a service, and what the seller offers for it (decision 109). An accepted offer becomes an
-- ordinary order, which keeps its terms; this keeps what was asked, every version that was offered, and what came of it.
create table custom_offer (
  id uuid primary key,
  -- What people read and type.
  number text not null unique,
  state text not null check (state in ('requested', 'offered', 'ordered', 'declined', 'withdrawn', 'expired')),
  service_id uuid not null,
  -- The service as it was called when it was asked for.
  service_slug text not null,
  title text not null,
  client_id uuid not null,
  freelancer_id uuid not null check (freelancer_id <> client_id),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  scope text not null,
  budget bigint check (budget > 0),
  wanted_on date,
  asked_at timestamptz not null,
  -- Of the version that holds; 0 before the first.
  version smallint not null default 0 check (version >= 0),
  sent_at timestamptz,
  valid_until timestamptz,
  order_id uuid,
  order_number text,
  ended_at timestamptz,
  clock_at timestamptz,
  reminded_at timestamptz,
  constraint holds_as_a_whole check ((version > 0) = (sent_at is not null) and (version > 0) = (valid_until is not null)),
  constraint ordered_by_an_order check ((state = 'ordered') = (order_id is not null) and (state = 'ordered') = (order_number is not null)),
  constraint ended_in_an_end check ((ended_at is null) = (state in ('requested', 'offered')))
);
-- One at a time for each client and service.
create unique index custom_offer_open on custom_offer (client_id, service_id) where state in ('requested', 'offered');
create index custom_offer_of_client on custom_offer (client_id, asked_at desc, id desc);
create index custom_offer_of_freelancer on custom_offer (freelancer_id, asked_at desc, id desc);
revoke delete on custom_offer from docket_app;

-- Never changed: another offer is another version.
create table custom_offer_version (
  offer_id uuid not null references custom_offer,
  version smallint not null check (version > 0),
  scope text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  price bigint not null check (price > 0),
  delivery_days smallint not null check (delivery_days between 1 and 90),
  -- Null for unlimited.
  revisions smallint check (revisions between 0 and 20),
  sent_at timestamptz not null,
  valid_until timestamptz not null check (valid_until > sent_at),
  primary key (offer_id, version)
);
revoke update, delete on custom_offer_version from docket_app;

create table custom_offer_event (
  id bigint generated always as identity primary key,
  offer_id uuid not null references custom_offer,
  at timestamptz not null,
  move text not null,
  party text not null check (party in ('client', 'freelancer', 'system')),
  actor_id uuid,
  state_before text,
  state_after text not null,
  reason text
);
create index custom_offer_event_of on custom_offer_event (offer_id, id);
revoke update, delete on custom_offer_event from docket_app;

-- An order made of one names it in the offer that it keeps. What orders read, for their checks.
create view custom_offer_sold as select id, number, state, order_id, version from custom_offer;
revoke insert, update, delete on custom_offer_sold from docket_app;
