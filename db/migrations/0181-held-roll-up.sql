-- What a person has in held funds is read on every screen of theirs, so it must cost the same after a million orders: the
-- sum of what can no longer change is kept, and only the entries since are added, as for the platform's own accounts.
set local role docket_ledger;
set local search_path = ledger, pg_temp;

drop index entry_source;
create index entry_source on entry (source_id, transaction) include (amount) where source_id is not null;

create table held_roll_up (
  source_id bigint primary key references account,
  upto xid8 not null,
  amount numeric not null
);

-- A roll-up made in another cluster (restored from a dump) counts transactions we do not know: it is ignored, then redone.
create function held_from(p_source bigint) returns numeric language sql stable security definer set search_path = ledger, pg_temp as $$
  select coalesce(base.amount, 0) + coalesce((
    select sum(amount) from entry where source_id = p_source and transaction >= coalesce(base.upto, '0'::xid8)), 0)
  from (select) one left join held_roll_up base on base.source_id = p_source and base.upto <= pg_snapshot_xmin(pg_current_snapshot())
$$;

-- Sums what can no longer change, where it is worth it: for sources that took part in anything since `p_since`, from a few
-- hundred entries on. Gives the instant to ask from the next time. Run in READ COMMITTED.
create function roll_up_held(p_since xid8) returns xid8 language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  horizon xid8;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger.roll_up', 0));
  horizon := pg_snapshot_xmin(pg_current_snapshot());
  insert into held_roll_up (source_id, upto, amount)
  select touched.source_id, horizon, coalesce(base.amount, 0) + tail.amount
  from (select distinct source_id from journal join entry on entry.journal_id = journal.id
        where journal.transaction::text::numeric >= p_since::text::numeric and source_id is not null) touched
  left join held_roll_up base on base.source_id = touched.source_id and base.upto <= horizon
  cross join lateral (select coalesce(sum(amount), 0) as amount, count(*) as entries from entry
    where source_id = touched.source_id and transaction >= coalesce(base.upto, '0'::xid8) and transaction < horizon) tail
  where tail.entries >= 200
  on conflict (source_id) do update set upto = excluded.upto, amount = excluded.amount;
  return horizon;
end $$;

revoke all on function held_from, roll_up_held from public;
grant select on held_roll_up to docket_app;
grant execute on function held_from, roll_up_held to docket_app;
reset role;
set local search_path to default;
