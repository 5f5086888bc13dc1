-- One tip for a completed order (ORD-16). Its money is a charge of its own with the tip's id; who gave it to whom is the order's.
create table order_tip (
  id uuid primary key,
  order_id uuid not null unique references orders,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  -- Of what exceeds the part that is free of fees.
  service_fee bigint not null check (service_fee between 0 and amount),
  note text not null default '',
  given_at timestamptz not null,
  clears_at timestamptz not null,
  cleared_at timestamptz
);
