-- A demo instance's past is made through the product's own deeds, by a clock that walks through it (db/seed/plant.ts).
-- One row, written by the transaction that plants: from then on the world is there and is never planted again.
create table demo_world (
  only_one boolean primary key default true check (only_one),
  seed integer not null,
  -- Null while it is being planted, which nobody else ever sees: it is all one transaction.
  planted_at timestamptz
);

-- The instant a row is about: the database's own, or the replayed one inside the transaction that plants the demo world.
create function replayed_now() returns timestamptz language sql stable parallel safe
return case
  when coalesce(current_setting('docket.replayed_at', true), '') = '' then now()
  when exists (select from demo_world where planted_at is null) then current_setting('docket.replayed_at')::timestamptz
  else now()
end;
grant select on demo_world to docket_ledger;
alter table ledger.journal alter column created_at set default public.replayed_now();
alter table funding alter column created_at set default replayed_now();
