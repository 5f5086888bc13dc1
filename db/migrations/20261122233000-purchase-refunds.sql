-- A purchase is refunded: all of it, once, by the entries that paid it with the signs turned (docs/ledger.md, "Purchases").
-- Money goes back to where it came from, and repays what is owed first, as every credit does.
set local role docket_ledger;
set local search_path = ledger, pg_temp;

create function refund_purchase(p_id uuid, p_type text, p_reference uuid, p_label text)
returns boolean language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  bought journal;
begin
  select * into bought from journal where reference_id = p_reference and reference_type = p_type and kind = 'charge';
  if not found then raise exception 'nothing was bought as % %', p_type, p_reference using errcode = 'LE004'; end if;
  if not begin_journal(p_id, 'refund', bought.currency, p_type, p_reference, p_label, 'purchase') then return false; end if;
  perform lock_balances(array(select account_id from entry where journal_id = bought.id));
  -- Read under the lock: another refund of it has waited, or is seen.
  if exists (select from journal where reference_id = p_reference and kind = 'refund' and id <> p_id) then
    raise exception '% was refunded before', p_label using errcode = 'LE005';
  end if;
  perform write_entries_in_order(p_id, bought.currency, array_agg(account_id order by id), array_agg(-amount order by id), array_fill(null::bigint, array[count(*)::integer]))
  from entry where journal_id = bought.id;
  return true;
end $$;
revoke all on function refund_purchase from public;
grant execute on function refund_purchase to docket_app;

-- What was given back of it is taken off the year's fees. Refunds of held money name no income, so nothing else changes.
create or replace function year_lines(p_account bigint, p_after bigint, p_upto bigint, p_from xid8, p_until xid8)
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
    select id, name from account where owner is null and name in ('R.buy', 'R.svc', 'R.wd', 'R.exp', 'R.mem', 'R.test')
  )
  select 'own', year, kind, count(*), sum(amount) from own group by year, kind
  union all
  select 'held', year, kind, count(*), sum(amount) from held group by year, kind
  union all
  select 'fee', borne.year, income.name, count(*), sum(fee.amount)
  from (
    select journal_id, year, false as is_held from own
    where kind in ('settle', 'clear_early', 'withdraw_paid', 'withdraw_back', 'charge', 'refund', 'reverse')
    and not exists (select from entry other where other.journal_id = own.journal_id and other.listed_kind is not null and other.id < own.id)
    union all
    select distinct journal_id, year, true from held
    where kind in ('settle', 'reverse')
    and not exists (select from entry other where other.journal_id = held.journal_id and other.source_id < p_account)
  ) borne
  join entry fee on fee.journal_id = borne.journal_id join income on income.id = fee.account_id and (income.name = 'R.buy') = borne.is_held
  group by borne.year, income.name
$$;

reset role;
set local search_path to default;

-- Called after the posting, in its statement, as the functions of the other verbs are.
create function charge_purchase_refunded(p_id uuid, p_at timestamptz) returns void language plpgsql as $$
begin
  update charge set paid = 0, tax_kept = 0, returned = total, state = 'refunded', ended_at = coalesce(p_at, now()) where id = p_id;
end $$;
