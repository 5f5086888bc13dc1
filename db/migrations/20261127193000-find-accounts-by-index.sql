-- Accounts are looked for before they are opened, each by the index that keeps them unique: `is not distinct from` read
-- every account there is, at each person's first posting in a process.
set local role docket_ledger;
set local search_path = ledger, pg_temp;

create or replace function open_accounts(p_names text[], p_owner uuid, p_currency text) returns bigint[]
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  ids bigint[];
begin
  for attempt in 1 .. 2 loop
    select array_agg(account.id order by place) into ids
    from unnest(p_names) with ordinality asked (name, place)
    left join lateral (
      select id from account where owner = p_owner and name = asked.name and currency = p_currency
      union all
      select id from account where p_owner is null and owner is null and name = asked.name and currency = p_currency
    ) account on true;
    exit when attempt = 2 or array_position(ids, null) is null;
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
  end loop;
  return ids;
end $$;

reset role;
set local search_path to default;
