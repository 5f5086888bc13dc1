-- Whether a freelancer takes orders now (SVC-22, SVC-23): what they set, what waits for them, and what follows from both.
create table seller_capacity (
  user_id uuid primary key,
  -- At most so many open orders at the same time, over all services; null is no limit.
  most_open smallint check (most_open between 1 and 100),
  -- Away until then; emptied when it is over.
  away_until timestamptz,
  -- Paid orders that are not delivered, as counted after the last change, and the first date that one of them is due.
  open_orders integer not null default 0 check (open_orders >= 0),
  next_due_at timestamptz,
  -- Why no orders are taken, and since when; null while they are.
  closed text check (closed in ('away', 'full')),
  closed_since timestamptz,
  constraint closed_as_a_whole check ((closed is null) = (closed_since is null))
);

insert into seller_capacity (user_id, open_orders, next_due_at)
  select freelancer_id, count(*), min(due_at) from orders where state in ('awaiting_requirements', 'in_progress', 'in_revision') group by freelancer_id;
