-- A year of somebody's money is read from sums: what can no longer change is summed in the background, and only the lines
-- since are added when asked. Nothing here runs inside the transaction that moves money.
set local role docket_ledger;
set local search_path = ledger, pg_temp;

-- What one account of a person did in one year (UTC): its own lines by kind, the held money that came from it by kind, and
-- the fees borne with either, by the income account.
create table year_sum (
  account_id bigint not null references account,
  part text not null check (part in ('own', 'held', 'fee')),
  year integer not null,
  kind text not null,
  entries bigint not null,
  amount numeric not null,
  primary key (account_id, part, year, kind)
);

-- How far an account is summed: its own lines up to an entry, since within one account entries become visible in the order
-- of their ids; held money that came from it below a transaction, which means something in one cluster only.
create table year_roll_up (
  account_id bigint primary key references account,
  entry_id bigint not null,
  transaction xid8 not null,
  cluster text not null
);

-- Which sealed blocks were looked through for accounts that moved.
create table year_state (one boolean primary key default true check (one), block bigint not null);
insert into year_state (block) values (0);

-- The one definition of the sums: of own lines after one entry up to another, and of held money of transactions from one
-- up to, not including, another. A fee belongs to the first own line of its journal, or to the first source of the held
-- money it was paid from. What a bank took back or gave back is no fee charged.
create function year_lines(p_account bigint, p_after bigint, p_upto bigint, p_from xid8, p_until xid8)
returns table (part text, year integer, kind text, entries bigint, amount numeric)
language sql stable set search_path = ledger, pg_temp as $$
  with own as materialized (
    select line.id, line.journal_id, line.amount, journal.kind, extract(year from journal.created_at at time zone 'UTC')::integer as year
    from entry line join journal on journal.id = line.journal_id
    where line.account_id = p_account and line.id > p_after and line.id <= p_upto
  ), held as materialized (
    select line.journal_id, line.amount, journal.kind, extract(year from journal.created_at at time zone 'UTC')::integer as year
    from entry line join journal on journal.id = line.journal_id
    where line.source_id = p_account and line.transaction >= p_from and line.transaction < p_until
  ), income as materialized (
    select id, name from account where owner is null and name in ('R.buy', 'R.svc', 'R.wd', 'R.exp')
  )
  select 'own', year, kind, count(*), sum(amount) from own group by year, kind
  union all
  select 'held', year, kind, count(*), sum(amount) from held group by year, kind
  union all
  select 'fee', borne.year, income.name, count(*), sum(fee.amount)
  from (
    select journal_id, year, false as is_held from own
    where kind in ('settle', 'clear_early', 'withdraw_paid', 'withdraw_back', 'reverse')
    and not exists (select from entry other where other.journal_id = own.journal_id and other.listed_kind is not null and other.id < own.id)
    union all
    select distinct journal_id, year, true from held
    where kind in ('settle', 'reverse')
    and not exists (select from entry other where other.journal_id = held.journal_id and other.source_id < p_account)
  ) borne
  join entry fee on fee.journal_id = borne.journal_id join income on income.id = fee.account_id and (income.name = 'R.buy') = borne.is_held
  group by borne.year, income.name
$$;

-- All years of an account: the sums, where they are of this cluster, and every line since.
create function years_of(p_account bigint) returns table (part text, year integer, kind text, entries bigint, amount numeric)
language sql stable security definer set search_path = ledger, pg_temp as $$
  with base as materialized (
    select * from year_roll_up where account_id = p_account and cluster = (select system_identifier::text from pg_control_system())
  )
  select part, year, kind, sum(entries)::bigint, sum(amount) from (
    select part, year, kind, entries, amount from year_sum where account_id = p_account and exists (select from base)
    union all
    select line.* from year_lines(p_account, coalesce((select entry_id from base), 0), 9223372036854775807,
      coalesce((select transaction from base), '0'), '18446744073709551615') line
  ) line group by part, year, kind
$$;

-- Sums a part of what can no longer change, oldest first; answers whether there is more. Run in READ COMMITTED: what it
-- reads must be newer than its lock.
create function roll_up_years(p_account bigint, p_most integer) returns boolean language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  here text := (select system_identifier::text from pg_control_system());
  horizon xid8;
  base year_roll_up;
  next_entry bigint;
  own_lines integer;
  full_at xid8;
  next_transaction xid8;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger.years', p_account));
  horizon := pg_snapshot_xmin(pg_current_snapshot());
  select * into base from year_roll_up where account_id = p_account and cluster = here;
  if not found then
    delete from year_sum where account_id = p_account;
    base.entry_id := 0;
    base.transaction := '0';
  end if;
  select max(id), count(*) into next_entry, own_lines
  from (select id from entry where account_id = p_account and id > base.entry_id order by id limit p_most) line;
  next_entry := coalesce(next_entry, base.entry_id);
  select transaction into full_at from entry
  where source_id = p_account and transaction >= base.transaction and transaction < horizon order by transaction offset p_most - 1 limit 1;
  select min(transaction) into next_transaction from entry where source_id = p_account and transaction > full_at and transaction < horizon;
  next_transaction := coalesce(next_transaction, greatest(horizon, base.transaction));
  insert into year_sum as known (account_id, part, year, kind, entries, amount)
  select p_account, line.* from year_lines(p_account, base.entry_id, next_entry, base.transaction, next_transaction) line
  on conflict (account_id, part, year, kind) do update set entries = known.entries + excluded.entries, amount = known.amount + excluded.amount;
  insert into year_roll_up (account_id, entry_id, transaction, cluster) values (p_account, next_entry, next_transaction, here)
  on conflict (account_id) do update set entry_id = excluded.entry_id, transaction = excluded.transaction, cluster = excluded.cluster;
  return own_lines = p_most or full_at is not null;
end $$;

-- The accounts of people that moved in the next sealed blocks and have so many lines since their last sums that it is worth it.
create function years_to_roll_up(p_blocks integer, p_worth integer) returns table (block bigint, accounts bigint[])
language sql stable security definer set search_path = ledger, pg_temp as $$
  with passed as materialized (select year_state.block from year_state), due as materialized (
    select least(max(number), (select passed.block from passed) + p_blocks) as block from seal_block
  ), moved as materialized (
    select distinct coalesce(line.source_id, line.account_id) as id
    from seal join entry line on line.journal_id = seal.journal_id
    where seal.block > (select passed.block from passed) and seal.block <= (select due.block from due)
    and (line.source_id is not null or line.listed_kind is not null)
  )
  select due.block, array(
    select moved.id from moved left join year_roll_up base on base.account_id = moved.id
    where p_worth <= (select count(*) from (select from entry where account_id = moved.id and id > coalesce(base.entry_id, 0) limit p_worth) line)
       or p_worth <= (select count(*) from (select from entry where source_id = moved.id and transaction >= coalesce(base.transaction, '0') limit p_worth) line)
    order by moved.id)
  from due, passed where due.block > passed.block
$$;

create function years_rolled_up(p_block bigint) returns void language sql security definer set search_path = ledger, pg_temp
as $$ update year_state set block = p_block where block < p_block $$;

revoke all on function year_lines, years_of, roll_up_years, years_to_roll_up, years_rolled_up from public;
grant select on year_sum, year_roll_up, year_state to docket_app;
grant execute on function years_of, roll_up_years, years_to_roll_up, years_rolled_up to docket_app;
reset role;
set local search_path to default;
