-- The ledger (docs/ledger.md): every movement of money is one journal with two or more entries that add up to zero.
-- The app may read it and call its functions; it cannot write a row of it (MON-2).
create schema ledger authorization docket_ledger;
grant usage on schema ledger to docket_app;
set local role docket_ledger;
set local search_path = ledger, pg_temp;

-- 'U.spend' of a user, 'H.order' of an order, 'R.svc' of nobody. An account never changes, so its id may be cached.
create table account (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '^[A-Z]\.[a-z]+$'),
  owner uuid,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  created_at timestamptz not null default now(),
  -- U: a user's, H: held for a thing; both have an owner and a balance row. All else is the platform's and has neither.
  has_balance boolean not null generated always as (name like 'U.%' or name like 'H.%') stored,
  constraint owner_fits_name check ((owner is not null) = (name like 'U.%' or name like 'H.%')),
  unique nulls not distinct (owner, name, currency)
);

-- One row per user and held account. Platform accounts have none: a row there would be locked by every payment (MON-5).
create table balance (
  account_id bigint primary key references account,
  currency text not null,
  nature text not null check (nature in ('own', 'held', 'debt')),
  amount bigint not null default 0,
  -- Debt is what a user owes: at most zero. Every other balance is at least zero (MON-3).
  constraint overdraft check (case nature when 'debt' then amount <= 0 else amount >= 0 end)
) with (fillfactor = 50);

create table journal (
  id uuid primary key,
  kind text not null,
  currency text not null,
  -- What it is about, in the caller's words: ('order', its id, 'DK-7K3M-92QX').
  reference_type text not null,
  reference_id uuid not null,
  reference_label text not null,
  -- Of what was asked, not of what came out: the same key with another request is refused (ID-2).
  request_hash uuid not null,
  transaction xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null default now()
);
create index journal_reference on journal (reference_id);

-- `id` grows while the account's balance is locked, so within one account it is the order in which things happened.
create table entry (
  id bigint generated always as identity,
  -- No foreign keys here: checking the account's would lock the shared fee accounts' rows, and the trigger below
  -- already holds every journal's entries to a journal of the same transaction.
  account_id bigint not null,
  journal_id uuid not null,
  amount bigint not null check (amount <> 0),
  -- Held money remembers which account each part came from, and goes back there.
  source_id bigint,
  -- Null on platform accounts.
  balance_after bigint,
  transaction xid8 not null default pg_current_xact_id(),
  primary key (account_id, id)
);
create index entry_journal on entry (journal_id);
create index entry_tail on entry (account_id, transaction) where balance_after is null;
create index entry_source on entry (source_id) include (amount) where source_id is not null;

-- The sum of a platform account's entries of all transactions below `upto`; the rest is summed when asked.
create table roll_up (
  account_id bigint primary key references account,
  upto xid8 not null,
  amount numeric not null
);

create table reversal (
  journal_id uuid primary key references journal,
  reversed_id uuid not null unique references journal,
  reason text not null check (length(reason) between 3 and 500),
  made_by uuid not null
);

-- Checked for the rows of each statement, so no statement can unbalance a journal, nor add to one made earlier.
create function refuse_unbalanced() returns trigger language plpgsql set search_path = ledger, pg_temp as $$
begin
  if exists (
    select from (select journal_id, sum(amount) as total, count(*) as entries from added group by journal_id) made
    where total <> 0 or entries < 2
       or not exists (select from journal where id = journal_id and transaction = pg_current_xact_id())
  ) then
    raise exception 'journal is not balanced, or not of this transaction' using errcode = 'LE001';
  end if;
  return null;
end $$;
create trigger balanced after insert on entry referencing new table as added for each statement execute function refuse_unbalanced();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger.% is append-only', tg_table_name using errcode = 'LE002';
end $$;
create trigger append_only before update or delete or truncate on account for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on journal for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on entry for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on reversal for each statement execute function refuse_change();

-- Opens what is missing and gives the ids in the order asked. A user's accounts are opened together, so that their
-- ids ascend in one known order.
create function open_accounts(p_names text[], p_owner uuid, p_currency text) returns bigint[]
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  ids bigint[];
begin
  with made as (
    insert into account (name, owner, currency)
    select name, p_owner, p_currency from unnest(p_names) with ordinality asked (name, place) order by place
    on conflict do nothing returning id, name, has_balance
  )
  insert into balance (account_id, currency, nature)
  select id, p_currency, case when name = 'U.owed' then 'debt' when name like 'H.%' then 'held' else 'own' end from made where has_balance;
  select array_agg(account.id order by place) into ids
  from unnest(p_names) with ordinality asked (name, place)
  join account on account.name = asked.name and account.owner is not distinct from p_owner and account.currency = p_currency;
  return ids;
end $$;

-- True when this request is new; false when the very same was posted before. A concurrent twin waits here.
create function begin_journal(p_id uuid, p_kind text, p_currency text, p_type text, p_reference uuid, p_label text, p_request text)
returns boolean language plpgsql as $$
declare
  hash uuid := md5(concat_ws('|', p_kind, p_currency, p_type, p_reference, p_request))::uuid;
begin
  insert into journal (id, kind, currency, reference_type, reference_id, reference_label, request_hash)
  values (p_id, p_kind, p_currency, p_type, p_reference, p_label, hash) on conflict (id) do nothing;
  if found then return true; end if;
  if (select request_hash from journal where id = p_id) is distinct from hash then
    raise exception 'journal % was posted with other content', p_id using errcode = 'LE003';
  end if;
  return false;
end $$;

-- Two postings that share accounts lock them in the same order, so they never wait for each other in a ring (MON-4).
create function lock_balances(p_accounts bigint[]) returns void language sql
as $$ select from ledger.balance where account_id = any (p_accounts) order by account_id for update $$;

-- Moves the balances in id order, then writes the entries. The sum is checked by the trigger on entry.
create function write_entries(p_id uuid, p_currency text, p_accounts bigint[], p_amounts bigint[], p_sources bigint[] default '{}')
returns void language plpgsql as $$
declare
  found_currency text;
  found_nature text;
  after bigint;
  balances bigint[] := '{}';
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
  insert into entry (account_id, journal_id, amount, source_id, balance_after)
  select account_id, p_id, amount, source_id, balance_after
  from unnest(p_accounts, p_amounts, p_sources, balances) given (account_id, amount, source_id, balance_after);
end $$;

-- The same for lines in any order, of verbs that find their accounts as they go.
create function write_entries_in_order(p_id uuid, p_currency text, p_accounts bigint[], p_amounts bigint[], p_sources bigint[])
returns void language sql as $$
  select ledger.write_entries(p_id, p_currency, array_agg(account_id order by account_id, place), array_agg(amount order by account_id, place), array_agg(source_id order by account_id, place))
  from unnest(p_accounts, p_amounts, p_sources) with ordinality line (account_id, amount, source_id, place)
$$;

-- Any posting between users and the platform. Held money has its own three verbs below.
create function post(p_id uuid, p_kind text, p_currency text, p_type text, p_reference uuid, p_label text, p_accounts bigint[], p_amounts bigint[])
returns boolean language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  if not begin_journal(p_id, p_kind, p_currency, p_type, p_reference, p_label, concat_ws('|', p_accounts, p_amounts)) then return false; end if;
  perform write_entries(p_id, p_currency, p_accounts, p_amounts);
  return true;
end $$;

create function held_account(p_type text, p_reference uuid, p_currency text) returns bigint
language sql stable security definer set search_path = ledger, pg_temp
as $$ select id from account where owner = p_reference and name = 'H.' || p_type and currency = p_currency $$;

-- What is left of each part of held money, by where it came from; `place` says which came first.
create function held_parts(p_held bigint) returns table (source_id bigint, amount bigint, place bigint)
language sql stable security definer set search_path = ledger, pg_temp
as $$ select source_id, sum(amount)::bigint, min(id) from entry where account_id = p_held group by source_id having sum(amount) <> 0 $$;

-- Spendable money first, then available earnings. What is missing is told in the error's detail.
create function hold(p_id uuid, p_currency text, p_type text, p_reference uuid, p_label text, p_spend bigint, p_avail bigint, p_amount bigint)
returns boolean language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  held bigint;
  from_spend bigint;
  in_avail bigint := 0;
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
    raise exception 'not enough money' using errcode = 'LE006', detail = p_amount - from_spend - in_avail;
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

-- Out of held money to the accounts given; the part that was put in first is used first.
create function release(p_id uuid, p_kind text, p_currency text, p_type text, p_reference uuid, p_label text,
                        p_accounts bigint[], p_amounts bigint[], p_must_empty boolean)
returns boolean language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  held bigint := held_account(p_type, p_reference, p_currency);
  total bigint;
  taken bigint[];
  sources bigint[];
begin
  if not begin_journal(p_id, p_kind, p_currency, p_type, p_reference, p_label, concat_ws('|', p_accounts, p_amounts, p_must_empty)) then return false; end if;
  if exists (select from unnest(p_amounts) amount where amount <= 0) then raise exception 'amounts above zero' using errcode = 'LE004'; end if;
  perform lock_balances(p_accounts || held);
  select sum(amount) into total from unnest(p_amounts) amount;
  if total <> (select amount from balance where account_id = held) and p_must_empty then
    raise exception '% is to be released of the % held', total, (select amount from balance where account_id = held) using errcode = 'LE005';
  end if;
  with part as (select *, sum(amount) over (order by place) - amount as before from held_parts(held))
  select array_agg(-least(amount, total - before)), array_agg(source_id) into taken, sources from part where before < total;
  perform write_entries_in_order(p_id, p_currency, p_accounts || array_fill(held, array[cardinality(taken)]), p_amounts || taken,
    array_fill(null::bigint, array[cardinality(p_accounts)]) || sources);
  return true;
end $$;

-- Back to where it came from; the part that was put in last goes back first, so earnings become free before top-ups.
create function refund(p_id uuid, p_currency text, p_type text, p_reference uuid, p_label text, p_amount bigint)
returns boolean language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  held bigint := held_account(p_type, p_reference, p_currency);
  taken bigint[];
  sources bigint[];
begin
  if p_amount <= 0 then raise exception 'an amount above zero' using errcode = 'LE004'; end if;
  if not begin_journal(p_id, 'refund', p_currency, p_type, p_reference, p_label, p_amount::text) then return false; end if;
  perform lock_balances(array_agg(source_id) || held) from held_parts(held);
  with part as (select *, sum(amount) over (order by place desc) - amount as before from held_parts(held))
  select array_agg(least(amount, p_amount - before)), array_agg(source_id) into taken, sources from part where before < p_amount;
  if p_amount is distinct from (select sum(amount) from unnest(taken) amount) then
    raise exception 'less than % is held', p_amount using errcode = 'LE005';
  end if;
  perform write_entries_in_order(p_id, p_currency, sources || array_fill(held, array[cardinality(taken)]),
    taken || (select array_agg(-amount) from unnest(taken) amount), array_fill(null::bigint, array[cardinality(taken)]) || sources);
  return true;
end $$;

-- The only correction there is: the same journal with the signs turned, once, with a reason and a person (MON-2).
create function reverse_journal(p_id uuid, p_of uuid, p_reason text, p_by uuid)
returns boolean language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  original journal;
begin
  select * into original from journal where id = p_of;
  if not found or original.kind = 'reverse' then raise exception 'journal % cannot be reversed', p_of using errcode = 'LE004'; end if;
  if not begin_journal(p_id, 'reverse', original.currency, original.reference_type, original.reference_id, original.reference_label,
                       concat_ws('|', p_of, p_by, p_reason)) then return false; end if;
  insert into reversal (journal_id, reversed_id, reason, made_by) values (p_id, p_of, p_reason, p_by);
  perform write_entries_in_order(p_id, original.currency, array_agg(account_id order by id), array_agg(-amount order by id), array_agg(source_id order by id))
  from entry where journal_id = p_of;
  if exists (select from entry, held_parts(entry.account_id) part where entry.journal_id = p_id and entry.source_id is not null and part.amount < 0) then
    raise exception 'part of that held money is already gone' using errcode = 'LE005';
  end if;
  return true;
end $$;

-- A roll-up made in another cluster (restored from a dump) counts transactions we do not know: it is ignored, then redone.
create function platform_balance(p_account bigint) returns numeric language sql stable security definer set search_path = ledger, pg_temp as $$
  select coalesce(base.amount, 0) + coalesce((
    select sum(amount) from entry
    where account_id = p_account and balance_after is null and transaction >= coalesce(base.upto, '0'::xid8)), 0)
  from (select) one left join roll_up base on base.account_id = p_account and base.upto <= pg_snapshot_xmin(pg_current_snapshot())
$$;

-- Sums everything that can no longer change. Run in READ COMMITTED: what it reads must be newer than its lock.
create function roll_up_account(p_account bigint) returns void language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger.roll_up', p_account));
  insert into roll_up (account_id, upto, amount)
  select p_account, horizon.upto, coalesce(base.amount, 0) + coalesce((
    select sum(amount) from entry
    where account_id = p_account and balance_after is null and transaction >= coalesce(base.upto, '0'::xid8) and transaction < horizon.upto), 0)
  from (select pg_snapshot_xmin(pg_current_snapshot()) as upto) horizon
  left join roll_up base on base.account_id = p_account and base.upto <= horizon.upto
  on conflict (account_id) do update set upto = excluded.upto, amount = excluded.amount;
end $$;

revoke all on all functions in schema ledger from public;
grant select on all tables in schema ledger to docket_app;
grant execute on function open_accounts, post, hold, release, refund, reverse_journal, held_account, held_parts, platform_balance, roll_up_account to docket_app;
reset role;
set local search_path to default;
