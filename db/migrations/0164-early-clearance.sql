-- Earnings made available before their clearance date (PRODUCT 4.8): how much of which order, and for what fee.
create table early_clearance (
  -- The journal that moved it.
  journal_id uuid primary key,
  order_id uuid not null,
  user_id uuid not null,
  -- What left clearing; the fee is part of it.
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  currency text not null,
  at timestamptz not null default now()
);
create index early_clearance_of_order on early_clearance (order_id);
create index early_clearance_of_user on early_clearance (user_id);
revoke update, delete, truncate on early_clearance from docket_app;
