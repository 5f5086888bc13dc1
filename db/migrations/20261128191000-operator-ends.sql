-- An operator ends an order (ORD-25): alone up to a limit of held money, above it once a second operator confirms (MON-23).
create table order_operator_end (
  id uuid primary key,
  order_id uuid not null references orders,
  how text not null check (how in ('complete', 'cancel', 'refund')),
  -- Of the price, to the freelancer, in basis points.
  share integer not null check (share between 0 and 10000),
  reason text not null,
  -- What was held when it was proposed or done.
  held bigint not null check (held >= 0),
  currency text not null,
  state text not null check (state in ('alone', 'proposed', 'confirmed', 'declined', 'withdrawn')),
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  decided_because text,
  constraint decided_wholly check ((state in ('alone', 'proposed')) = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  constraint decided_by_another check (state <> 'confirmed' or decided_by <> proposed_by)
);
create unique index order_operator_end_open on order_operator_end (order_id) where state = 'proposed';
-- What one operator ended alone within a day.
create index order_operator_end_alone on order_operator_end (proposed_by, proposed_at) where state = 'alone';
revoke delete on order_operator_end from docket_app;
