-- The limits of the product are written for a currency of which 1 is about a dollar. An instance in another one starts with
-- a multiple of them, chosen at its first start and kept: what a term is at a moment never changes afterwards.
create table terms_scale (
  is_only boolean primary key default true check (is_only),
  scale integer not null check (scale in (1, 10, 100, 1000, 10000)),
  chosen_at timestamptz not null default now()
);
grant select, insert, update on terms_scale to docket_app;
-- An instance that people use already keeps the limits it has.
insert into terms_scale (scale) select 1 where exists (select from account);
