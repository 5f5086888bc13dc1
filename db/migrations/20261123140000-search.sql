-- What the search of services reads (docs/decisions/095-search-in-process.md).

-- Of someone's record as last evaluated (LIM-37): for the rank of what they sell.
create view seller_record as
  select user_id, (standing->>'orders')::integer as orders, (standing->>'on_time_percent')::integer as on_time_percent from profile;
grant select on seller_record to docket_app;

-- The middle of the starting prices, by which the price fit is judged. Null until the daily ranking has counted them.
alter table category_count add column median_price bigint, add column priced_on date;

-- LIM-38's parts in hundredths of a point, in the order of src/domains/services/rank.ts: quality, reliability, price fit,
-- freshness and availability, reply speed, verification, newcomers. Text is judged against the words of a search.
-- Reply speed is 0 until conversations are measured.
create function service_rank_parts(
  rating_sum integer, rating_count integer, orders integer, on_time_percent integer, price bigint, median_price bigint,
  age_days integer, availability text, verification_level integer
) returns smallint[] language sql immutable parallel safe
return array[
  (service_rating(rating_sum, rating_count) / 1000.0 - 1) / 4 * 2000,
  least(ln(1 + greatest(rating_count, coalesce(orders, 0))) / ln(51), 1) * coalesce(on_time_percent, 100) / 100.0 * 1500,
  case when median_price is null then 250 else least(median_price::numeric / price, 1) * 500 end,
  case when age_days <= 30 then 500 when age_days <= 90 then 350 when age_days <= 180 then 200 else 0 end
    + case availability when 'available' then 500 when 'busy' then 250 else 0 end,
  0,
  least(coalesce(verification_level, 0) / 75.0, 1) * 500,
  case when rating_count < 3 then 500 else 0 end
]::smallint[];

-- `ranked_on` is the day the parts were last judged: they change with time too. Rows of the release before have none.
-- `seller` is what can be searched and filtered by of the person, as shown to everyone.
alter table service_card add column rank_parts smallint[], add column ranked_on date, add column seller jsonb;
create index service_card_ranked on service_card (ranked_on nulls first);

-- Which cards changed, for the index that each process keeps in memory. By the transaction that wrote it: a reader takes
-- everything from the oldest transaction that was open when it last looked, so that no late commit is missed.
create table service_card_change (
  id bigint generated always as identity primary key,
  service_id uuid not null,
  changed_in xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now()
);
create index service_card_change_order on service_card_change (changed_in) include (service_id);
create index service_card_change_age on service_card_change (at);

create function log_card_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into service_card_change (service_id) select service_id from new_cards order by service_id;
  elsif tg_op = 'DELETE' then
    insert into service_card_change (service_id) select service_id from old_cards order by service_id;
  else
    insert into service_card_change (service_id)
    select n.service_id from new_cards n join old_cards o using (service_id)
    where (n.card, n.score, n.price, n.delivery_days, n.title, n.category, n.seller, n.search) is distinct from (o.card, o.score, o.price, o.delivery_days, o.title, o.category, o.seller, o.search)
    order by n.service_id;
  end if;
  return null;
end $$;
create trigger log_new after insert on service_card referencing new table as new_cards for each statement execute function log_card_changes();
create trigger log_gone after delete on service_card referencing old table as old_cards for each statement execute function log_card_changes();
create trigger log_changed after update on service_card referencing old table as old_cards new table as new_cards for each statement execute function log_card_changes();
