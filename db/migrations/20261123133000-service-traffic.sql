-- How often each service was seen, by day (UTC) and by where: sums alone, nothing about any reader. Processes add their
-- batches up. Services are referred to by id without a foreign key: they are never deleted, and a count must not wait for one.
create table service_traffic (
  service_id uuid not null,
  day date not null,
  source text not null check (source in ('search', 'category', 'browse', 'profile', 'similar', 'home', 'direct', 'outside')),
  -- Of visits from another site: its host, nothing of the path.
  host text not null default '' check (length(host) <= 100 and (host = '' or source = 'outside')),
  -- Cards shown in lists.
  impressions integer not null default 0 check (impressions >= 0),
  -- Visits of its page.
  clicks integer not null default 0 check (clicks >= 0),
  primary key (service_id, day, source, host)
);
create index service_traffic_day on service_traffic (day);

-- What analytics may read of orders: paid ones, and what the freelancer earned of each after the service fee.
create view service_sale as
  select service_id, freelancer_id as seller_id, state, currency, paid_at, due_at, completed_at, price - service_fee as earned
  from orders where paid_at is not null;
