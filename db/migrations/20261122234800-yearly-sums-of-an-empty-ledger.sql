-- Without a sealed block there is no last one, and least() passes over what is null: the yearly sums of an empty ledger
-- were found due again and again, two hundred times a second, and counted blocks that nobody had sealed. A counter beyond
-- the last sealed block proves nothing, also where a process of the release before leaves one after this: every block is
-- looked at again, which adds nothing twice.
set local role docket_ledger;
set local search_path = ledger, pg_temp;

create or replace function years_to_roll_up(p_blocks integer, p_worth integer) returns table (block bigint, accounts bigint[])
language sql stable security definer set search_path = ledger, pg_temp as $$
  with passed as materialized (
    select case when year_state.block > (select max(number) from seal_block) then 0 else year_state.block end as block from year_state
  ), due as materialized (
    select least(max(number), (select passed.block from passed) + p_blocks) as block from seal_block having max(number) is not null
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

create or replace function years_rolled_up(p_block bigint) returns void language sql security definer set search_path = ledger, pg_temp
as $$
  update year_state set block = p_block
  where p_block <= (select max(number) from seal_block) and (block < p_block or block > (select max(number) from seal_block))
$$;
reset role;
set local search_path to default;
