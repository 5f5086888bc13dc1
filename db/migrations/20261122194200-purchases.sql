-- A purchase: what one person pays to the platform at once, with nobody on the other side, such as a membership or a test
-- (docs/ledger.md, "Purchases"). One journal takes the money and gives the income; the charge is written in its statement.
alter table charge drop constraint charge_flow_check;
alter table charge add constraint charge_flow_check check (flow in ('payment', 'payout', 'purchase'));
-- Of a purchase, the platform's account that has the price.
alter table charge add column income text;
alter table charge add constraint purchase_is_income check ((flow = 'purchase') = (income is not null) and (flow <> 'purchase' or payee_id is null and client_fee = 0 and service_fee = 0));

set local role docket_ledger;
set local search_path = ledger, pg_temp;

-- From spendable, then from available money, to the platform's income and the tax to be paid on. All or nothing.
create function purchase(p_id uuid, p_currency text, p_type text, p_reference uuid, p_label text, p_spend bigint, p_avail bigint,
                       p_income bigint, p_tax_account bigint, p_price bigint, p_tax bigint)
returns boolean language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  total bigint := p_price + p_tax;
  from_spend bigint;
  in_avail bigint := 0;
  owed bigint;
  accounts bigint[];
  amounts bigint[];
begin
  if p_price <= 0 or p_tax < 0 then raise exception 'a price above zero' using errcode = 'LE004'; end if;
  if (select count(*) from account where id in (p_income, p_tax_account) and owner is null and not has_balance) < 2 then
    raise exception 'income is the platform''s' using errcode = 'LE004';
  end if;
  if not begin_journal(p_id, 'charge', p_currency, p_type, p_reference, p_label, concat_ws('|', p_spend, p_avail, p_income, p_tax_account, p_price, p_tax)) then
    return false;
  end if;
  perform lock_balances(array[p_spend, p_avail]);
  select least(amount, total) into from_spend from balance where account_id = p_spend and currency = p_currency;
  if from_spend < total then
    select amount into in_avail from balance where account_id = p_avail and currency = p_currency;
  end if;
  if from_spend + in_avail < total then
    select -coalesce(sum(amount), 0) into owed from balance where account_id = (select debt_id from balance where account_id = p_spend);
    raise exception 'not enough money' using errcode = 'LE006', detail = total - from_spend - in_avail, hint = owed;
  end if;
  select array_agg(line.account order by line.account), array_agg(line.amount order by line.account) into accounts, amounts
  from (values (p_spend, -from_spend), (p_avail, from_spend - total), (p_income, p_price), (p_tax_account, p_tax)) line (account, amount) where line.amount <> 0;
  perform write_entries(p_id, p_currency, accounts, amounts);
  return true;
end $$;
revoke all on function purchase from public;
grant execute on function purchase to docket_app;

-- What was paid to the platform at once is among the year's fees too.
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
    where kind in ('settle', 'clear_early', 'withdraw_paid', 'withdraw_back', 'charge', 'reverse')
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
