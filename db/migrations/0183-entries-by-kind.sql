-- A person's own movements of one kind are found by an index, however rare the kind and long the history. Only what stands
-- in somebody's wallet is listed so: lines of held money and of the platform carry no kind and cost no index.
set local role docket_ledger;
set local search_path = ledger, pg_temp;

alter table entry add column listed_kind text;
alter table entry disable trigger append_only;
update entry set listed_kind = journal.kind from journal
where journal.id = entry.journal_id and entry.balance_after is not null and entry.source_id is null;
alter table entry enable trigger append_only;
create index entry_kind on entry (account_id, listed_kind, id) where listed_kind is not null;

create or replace function write_entries(p_id uuid, p_currency text, p_accounts bigint[], p_amounts bigint[], p_sources bigint[] default '{}')
returns void language plpgsql as $$
declare
  found_currency text;
  found_nature text;
  after bigint;
  balances bigint[] := '{}';
  kind_of_all text := (select kind from journal where id = p_id);
begin
  if cardinality(p_accounts) is distinct from cardinality(p_amounts) then
    raise exception 'an amount for every account' using errcode = 'LE004';
  end if;
  for i in 1 .. cardinality(p_accounts) loop
    if p_accounts[i] < p_accounts[i - 1] then raise exception 'accounts must ascend' using errcode = 'LE004'; end if;
    update balance set amount = amount + p_amounts[i] where account_id = p_accounts[i] returning currency, nature, amount into found_currency, found_nature, after;
    if not found then
      select currency, 'platform', null into found_currency, found_nature, after from account where id = p_accounts[i] and not has_balance;
      if not found then raise exception 'there is no account %', p_accounts[i] using errcode = 'LE004'; end if;
    end if;
    if found_currency <> p_currency then raise exception 'account % is in %', p_accounts[i], found_currency using errcode = 'LE004'; end if;
    if (found_nature = 'held') <> (p_sources[i] is not null) then
      raise exception 'held money, and only held money, names its source' using errcode = 'LE004';
    end if;
    balances[i] := after;
  end loop;
  insert into entry (account_id, journal_id, amount, source_id, balance_after, listed_kind)
  select account_id, p_id, amount, source_id, balance_after, case when balance_after is not null and source_id is null then kind_of_all end
  from unnest(p_accounts, p_amounts, p_sources, balances) given (account_id, amount, source_id, balance_after);
end $$;
reset role;
set local search_path to default;
