-- Debt first (MON-12, MON-17): whatever credits a person's spendable or available money repays what they owe before it can
-- be spent, and nobody holds both. It happens where every posting passes, so no verb can forget it.
grant insert on public.outbox to docket_ledger;
set local role docket_ledger;
set local search_path = ledger, pg_temp;

-- On a person's spendable and available money: the account of what they owe, found without a search at every credit.
alter table balance add column debt_id bigint;
update balance set debt_id = debt.id from account own
join account debt on debt.owner = own.owner and debt.currency = own.currency and debt.name = 'U.owed'
where own.id = balance.account_id and own.name in ('U.spend', 'U.avail');

create or replace function open_accounts(p_names text[], p_owner uuid, p_currency text) returns bigint[]
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  ids bigint[];
begin
  with made as (
    insert into account (name, owner, currency)
    select name, p_owner, p_currency from unnest(p_names) with ordinality asked (name, place) order by place
    on conflict do nothing returning id, name, has_balance
  )
  insert into balance (account_id, currency, nature, debt_id)
  select id, p_currency, case when name = 'U.owed' then 'debt' when name like 'H.%' then 'held' else 'own' end,
    case when name in ('U.spend', 'U.avail') then (select id from made where name = 'U.owed') end
  from made where has_balance;
  if found then
    -- Accounts opened one by one find each other as well.
    update balance set debt_id = debt.id from account own, account debt
    where own.owner = p_owner and own.currency = p_currency and own.name in ('U.spend', 'U.avail') and balance.account_id = own.id and debt_id is null
      and debt.owner = p_owner and debt.currency = p_currency and debt.name = 'U.owed';
  end if;
  select array_agg(account.id order by place) into ids
  from unnest(p_names) with ordinality asked (name, place)
  join account on account.name = asked.name and account.owner is not distinct from p_owner and account.currency = p_currency;
  return ids;
end $$;

-- Everything of these people, in the order of ids: for a posting that may end in a debt, which then needs all of it.
create function lock_money(p_owners uuid[], p_currency text) returns void
language sql security definer set search_path = ledger, pg_temp as $$
  select from balance where account_id in (select id from account where owner = any (p_owners) and currency = p_currency and name like 'U.%')
  order by account_id for update
$$;

-- Spendable money first, then available: one journal about the same thing as its cause. A credit brings its own rows, which
-- it has locked, so locks still ascend; a debt that grows brings both (lock_money has taken them before).
create function repay_debt(p_id uuid, p_cause uuid, p_debt bigint, p_from bigint[]) returns void language plpgsql as $$
declare
  cause journal;
  owed bigint;
  accounts bigint[];
  amounts bigint[];
  total bigint;
begin
  perform lock_balances(p_from || p_debt);
  select -amount into owed from balance where account_id = p_debt;
  with own as (
    select account_id, amount, sum(amount) over (order by account_id) - amount as before from balance where account_id = any (p_from) and amount > 0
  )
  select array_agg(account_id order by account_id), array_agg(-least(amount, owed - before) order by account_id), sum(least(amount, owed - before))
  into accounts, amounts, total from own where before < owed;
  if total is null then return; end if;
  select * into cause from journal where id = p_cause;
  if not begin_journal(p_id, 'repay', cause.currency, cause.reference_type, cause.reference_id, cause.reference_label, concat_ws('|', p_cause, p_debt)) then
    return;
  end if;
  perform write_entries_in_order(p_id, cause.currency, accounts || p_debt, amounts || total, array_fill(null::bigint, array[cardinality(accounts) + 1]));
  insert into public.outbox (name, facts, topics)
  select 'wallet.debt_repaid', json_build_object('userId', owner, 'amount', total::text, 'currency', currency, 'left', (owed - total)::text), array['user:' || owner]
  from account where id = p_debt;
end $$;

create function spends_of_debtor(p_debt bigint) returns bigint[] language sql stable as $$
  select array_agg(own.id order by own.id) from ledger.account debt
  join ledger.account own on own.owner = debt.owner and own.currency = debt.currency and own.name in ('U.spend', 'U.avail') where debt.id = p_debt
$$;

create or replace function write_entries(p_id uuid, p_currency text, p_accounts bigint[], p_amounts bigint[], p_sources bigint[] default '{}')
returns void language plpgsql as $$
declare
  found_currency text;
  found_nature text;
  found_debt bigint;
  after bigint;
  balances bigint[] := '{}';
  debts bigint[] := '{}';
  kind_of_all text := (select kind from journal where id = p_id);
begin
  if cardinality(p_accounts) is distinct from cardinality(p_amounts) then
    raise exception 'an amount for every account' using errcode = 'LE004';
  end if;
  for i in 1 .. cardinality(p_accounts) loop
    if p_accounts[i] < p_accounts[i - 1] then raise exception 'accounts must ascend' using errcode = 'LE004'; end if;
    update balance set amount = amount + p_amounts[i] where account_id = p_accounts[i]
    returning currency, nature, amount, debt_id into found_currency, found_nature, after, found_debt;
    if not found then
      select currency, 'platform', null, null into found_currency, found_nature, after, found_debt from account where id = p_accounts[i] and not has_balance;
      if not found then raise exception 'there is no account %', p_accounts[i] using errcode = 'LE004'; end if;
    end if;
    if found_currency <> p_currency then raise exception 'account % is in %', p_accounts[i], found_currency using errcode = 'LE004'; end if;
    if (found_nature = 'held') <> (p_sources[i] is not null) then
      raise exception 'held money, and only held money, names its source' using errcode = 'LE004';
    end if;
    balances[i] := after;
    if p_amounts[i] > 0 and found_debt is not null then
      debts := debts || found_debt;
    elsif found_nature = 'debt' and p_amounts[i] < 0 then
      debts := debts || p_accounts[i];
    end if;
  end loop;
  insert into entry (account_id, journal_id, amount, source_id, balance_after, listed_kind)
  select account_id, p_id, amount, source_id, balance_after, case when balance_after is not null and source_id is null then kind_of_all end
  from unnest(p_accounts, p_amounts, p_sources, balances) given (account_id, amount, source_id, balance_after);
  -- Read after the credited rows were locked: a debt made meanwhile has waited for them, or is seen here.
  if cardinality(debts) > 0 then
    perform repay_debt(md5(concat_ws('|', 'repay', p_id, debt.account_id))::uuid, p_id, debt.account_id,
      case when debt.account_id = any (p_accounts) then spends_of_debtor(debt.account_id)
        else array(select own.account_id from balance own where own.account_id = any (p_accounts) and own.debt_id = debt.account_id) end)
    from balance debt where debt.account_id = any (debts) and debt.amount < 0;
  end if;
end $$;

-- The last line, whatever a later function does: no transaction ends with somebody owing and having.
create function refuse_having_and_owing() returns trigger language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  debt bigint := coalesce(new.debt_id, new.account_id);
begin
  if exists (select from balance where account_id = debt and amount < 0)
     and exists (select from balance where account_id = any (spends_of_debtor(debt)) and amount > 0) then
    raise exception 'account % owes and has money', debt using errcode = 'LE007';
  end if;
  return null;
end $$;
create constraint trigger debt_first after update on balance deferrable initially deferred for each row
  when ((new.debt_id is not null and new.amount > old.amount) or (new.nature = 'debt' and new.amount < old.amount))
  execute function refuse_having_and_owing();

-- What is missing is told with what is owed: money that is added repays that first.
create or replace function hold(p_id uuid, p_currency text, p_type text, p_reference uuid, p_label text, p_spend bigint, p_avail bigint, p_amount bigint)
returns boolean language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  held bigint;
  from_spend bigint;
  in_avail bigint := 0;
  owed bigint;
begin
  if p_amount <= 0 then raise exception 'an amount above zero' using errcode = 'LE004'; end if;
  if not begin_journal(p_id, 'hold', p_currency, p_type, p_reference, p_label, concat_ws('|', p_spend, p_avail, p_amount)) then return false; end if;
  insert into account (name, owner, currency) values ('H.' || p_type, p_reference, p_currency) on conflict do nothing returning id into held;
  if held is not null then
    insert into balance (account_id, currency, nature) values (held, p_currency, 'held');
  else
    held := held_account(p_type, p_reference, p_currency);
    perform lock_balances(array[held, p_spend, p_avail]);
  end if;
  select least(amount, p_amount) into from_spend from balance where account_id = p_spend and currency = p_currency for update;
  if from_spend < p_amount then
    select amount into in_avail from balance where account_id = p_avail and currency = p_currency for update;
  end if;
  if from_spend + in_avail < p_amount then
    select -coalesce(sum(amount), 0) into owed from balance where account_id = (select debt_id from balance where account_id = p_spend);
    raise exception 'not enough money' using errcode = 'LE006', detail = p_amount - from_spend - in_avail, hint = owed;
  end if;
  if from_spend = p_amount and held > p_spend then
    perform write_entries(p_id, p_currency, array[p_spend, held], array[-p_amount, p_amount], array[null, p_spend]);
  elsif from_spend = 0 then
    perform write_entries_in_order(p_id, p_currency, array[p_avail, held], array[-p_amount, p_amount], array[null, p_avail]);
  elsif from_spend = p_amount then
    perform write_entries_in_order(p_id, p_currency, array[p_spend, held], array[-p_amount, p_amount], array[null, p_spend]);
  else
    perform write_entries_in_order(p_id, p_currency, array[p_spend, p_avail, held, held],
      array[-from_spend, from_spend - p_amount, from_spend, p_amount - from_spend], array[null, null, p_spend, p_avail]);
  end if;
  return true;
end $$;

-- Puts right what older releases left: each debt is repaid as far as there is money, by a posting about what made it.
create function repay_all_debts() returns integer language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  debtor record;
  repaid integer := 0;
begin
  for debtor in
    select debt.account_id, spends_of_debtor(debt.account_id) as accounts,
      (select journal_id from entry where account_id = debt.account_id and amount < 0 order by id desc limit 1) as cause
    from balance debt where nature = 'debt' and amount < 0
      and exists (select from balance own where own.debt_id = debt.account_id and own.amount > 0)
    order by debt.account_id
  loop
    perform repay_debt(gen_random_uuid(), debtor.cause, debtor.account_id, debtor.accounts);
    repaid := repaid + 1;
  end loop;
  return repaid;
end $$;
select repay_all_debts();

revoke all on function lock_money, repay_debt, spends_of_debtor, refuse_having_and_owing, repay_all_debts from public;
grant execute on function lock_money to docket_app;
reset role;
set local search_path to default;
