-- Decision 041: undelivered orders of a suspended seller are on hold, their deadlines paused; an account can be closed for good.
alter table orders
  add column on_hold_at timestamptz,
  -- When the client chose to wait; null while the choice is open.
  add column waits_since timestamptz,
  -- How long the deadline of the present state was paused, in milliseconds.
  add column paused_ms bigint not null default 0 check (paused_ms >= 0),
  add constraint on_hold_is_undelivered check (on_hold_at is null or state in ('awaiting_requirements', 'in_progress', 'in_revision')) not valid,
  add constraint waits_only_on_hold check (waits_since is null or on_hold_at is not null) not valid;
create index orders_undelivered_of on orders (freelancer_id)
  where state in ('pending_payment', 'awaiting_requirements', 'in_progress', 'in_revision');

alter table account add column closed_at timestamptz check (closed_at is null or suspended_at is not null);

-- Sellers suspended before this release: their orders follow as soon as the app starts.
insert into timer (kind, subject, fires_at)
  select 'orders.follow-seller', id, now() from account where suspended_at is not null or closing_at is not null
  on conflict (subject, kind) do nothing;
