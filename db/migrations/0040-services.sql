-- Services (PRODUCT 4.1). Sellers are referred to by id without a foreign key: accounts are emptied, never deleted.
create table service (
  id uuid primary key,
  seller_id uuid not null,
  state text not null check (state in ('draft', 'pending_review', 'active', 'needs_changes', 'denied', 'paused', 'on_hold', 'archived')),
  -- Given at the first publishing and never changed: links to it live elsewhere.
  slug text unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100),
  -- What the wizard shows. Autosave overwrites it; what is on sale is the version.
  draft jsonb not null,
  draft_saved_at timestamptz not null,
  -- File of the uploaded cover as the draft has it.
  cover text,
  version_id uuid,
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  created_at timestamptz not null,
  published_at timestamptz,
  constraint published_has_version check (state not in ('active', 'paused', 'on_hold') or (version_id is not null and slug is not null and published_at is not null)),
  -- In hundredths of a star: an average of criteria is not a whole number.
  constraint ratings_in_range check (rating_sum between rating_count * 100 and rating_count * 500)
);
create index service_seller on service (seller_id, created_at desc, id desc);

-- What was on sale from `published_at` until the next version. Orders point here (PRODUCT 4.1, last rows).
create table service_version (
  id uuid primary key,
  service_id uuid not null references service,
  number integer not null check (number > 0),
  content jsonb not null,
  published_at timestamptz not null,
  unique (service_id, number)
);
revoke update, delete on service_version from docket_app;
alter table service add constraint service_current_version foreign key (version_id) references service_version;

-- Who moved it, when, from where to where and why. Only added to.
create table service_event (
  id bigint generated always as identity primary key,
  service_id uuid not null references service,
  at timestamptz not null,
  move text not null,
  party text not null check (party in ('freelancer', 'system', 'operator')),
  actor_id uuid,
  state_before text,
  state_after text not null,
  reason text
);
create index service_event_service on service_event (service_id, id);
revoke update, delete on service_event from docket_app;

-- One row per service on sale, with its card as it is sent: a list is one index range of ready text. Kept up to date
-- by the deeds that change what a card shows, in their own transaction.
create table service_card (
  service_id uuid primary key references service,
  seller_id uuid not null,
  slug text not null unique,
  title text not null,
  category text not null,
  top_category text not null,
  price bigint not null,
  delivery_days integer not null,
  -- Bayesian, in thousandths: prior 4.3 from 5 reviews (PRODUCT section 5), so that one review does not lead a list.
  rating integer not null,
  score integer not null,
  published_at timestamptz not null,
  card text not null,
  -- Title, search words and category: small, so that ranking a few hundred stays cheap.
  heading tsvector not null,
  -- All that can be found, the description included.
  search tsvector not null
);
create index service_card_seller on service_card (seller_id, score desc, service_id desc);
create index service_card_score on service_card (score desc, service_id desc);
create index service_card_newest on service_card (published_at desc, service_id desc);
create index service_card_price on service_card (price, service_id);
create index service_card_rating on service_card (rating desc, service_id desc);
create index service_card_top_score on service_card (top_category, score desc, service_id desc);
create index service_card_top_newest on service_card (top_category, published_at desc, service_id desc);
create index service_card_top_price on service_card (top_category, price, service_id);
create index service_card_top_rating on service_card (top_category, rating desc, service_id desc);
create index service_card_sub_score on service_card (category, score desc, service_id desc);
create index service_card_sub_price on service_card (category, price, service_id);
create index service_card_search on service_card using gin (search) with (fastupdate = off);
create index service_card_title on service_card using gin (title gin_trgm_ops) with (fastupdate = off);

create function service_rating(rating_sum integer, rating_count integer) returns integer
language sql immutable parallel safe
return round((rating_sum / 100.0 + 4.3 * 5) / (rating_count + 5) * 1000)::integer;

-- The parts of PRODUCT section 5's weights that are known of a service by itself: quality 20, reliability 15 (by how many
-- have said so, full at 50), newcomer exploration 5. Ties are broken by id, which puts the newer first.
create function service_score(rating_sum integer, rating_count integer) returns integer
language sql immutable parallel safe
return round((service_rating(rating_sum, rating_count) / 1000.0 - 1) / 4 * 2000
  + least(ln(1 + rating_count) / ln(51), 1) * 1500
  + case when rating_count < 3 then 500 else 0 end)::integer;

-- How many services are on sale in each sub-category, exact, so that no page counts them.
create table category_count (
  category text primary key,
  top_category text not null,
  listed integer not null check (listed >= 0)
);

create function count_categories() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into category_count as c (category, top_category, listed)
    select category, min(top_category), count(*) from new_cards group by category order by category
    on conflict (category) do update set listed = c.listed + excluded.listed;
  else
    update category_count c set listed = c.listed - gone.n
    from (select category, count(*) as n from old_cards group by category) gone where c.category = gone.category;
  end if;
  return null;
end $$;
create trigger count_new after insert on service_card referencing new table as new_cards for each statement execute function count_categories();
create trigger count_gone after delete on service_card referencing old table as old_cards for each statement execute function count_categories();
-- Ratings change cards often and categories hardly ever: only a changed category touches the counts.
create function move_category_count() returns trigger language plpgsql as $$
begin
  update category_count set listed = listed - 1 where category = old.category;
  insert into category_count as c (category, top_category, listed) values (new.category, new.top_category, 1)
  on conflict (category) do update set listed = c.listed + 1;
  return null;
end $$;
create trigger count_moved after update on service_card for each row when (old.category is distinct from new.category) execute function move_category_count();
