-- What people keep: services and freelancers in lists of their own. People are named by id without a foreign key: accounts are emptied, never deleted.
create table saved_list (
  id uuid primary key,
  user_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null
);
-- Two lists of one person never share a name, however it is written.
create unique index saved_list_name on saved_list (user_id, lower(name));

create table saved_thing (
  id uuid primary key,
  user_id uuid not null,
  -- Null is the list that everyone has from the start: Favorites.
  list_id uuid references saved_list on delete cascade,
  service_id uuid references service,
  person_id uuid,
  note text not null default '' check (length(note) <= 500),
  saved_at timestamptz not null,
  constraint saved_one check (num_nonnulls(service_id, person_id) = 1),
  constraint saved_not_oneself check (person_id is distinct from user_id)
);
create unique index saved_thing_once on saved_thing (user_id, list_id, service_id, person_id) nulls not distinct;
create index saved_thing_newest on saved_thing (user_id, list_id, saved_at desc, id desc);
create index saved_thing_service on saved_thing (service_id);
create index saved_thing_person on saved_thing (person_id);

-- For the domains after services: what was ever published, with its card while it is on sale.
create view named_service as
  select s.id as service_id, s.seller_id, s.slug, v.content->>'title' as title, s.published_at, c.card
  from service s join service_version v on v.id = s.version_id left join service_card c on c.service_id = s.id;
grant select on named_service to docket_app;
