-- Seals (docs/ledger.md): committed journals are gathered into blocks in the background, blocks are chained, and each day
-- gets one root that is published. Nothing here runs inside the transaction that moves money.
grant select on public.staff_act_links to docket_ledger;
set local role docket_ledger;
set local search_path = ledger, pg_temp;

-- Finds what came since the last block without a search tree that every posting would have to maintain.
create index journal_by_transaction on journal using brin ((transaction::text::numeric)) with (pages_per_range = 16);

create table seal_block (
  number bigint primary key,
  -- The day it was sealed (UTC): what commits late belongs to the day in which it is found, so no closed day ever changes.
  day date not null,
  journals integer not null check (journals > 0),
  root bytea not null,
  previous bytea not null,
  hash bytea not null,
  sealed_at timestamptz not null default clock_timestamp()
);
create index seal_block_day on seal_block (day, number);

create table seal (
  journal_id uuid primary key,
  block bigint not null references seal_block,
  place integer not null,
  leaf bytea not null,
  unique (block, place)
);

create table seal_day (
  day date primary key,
  blocks integer not null,
  journals bigint not null,
  root bytea not null,
  previous bytea not null,
  -- Where the audit of staff acts stood: its past cannot be rewritten afterwards either.
  staff_acts bytea not null,
  hash bytea not null,
  closed_at timestamptz not null default clock_timestamp()
);

-- How far sealing has come: every transaction below `upto` is done with. Numbers mean something in one cluster only.
create table seal_state (one boolean primary key default true check (one), upto xid8 not null, cluster text not null);
insert into seal_state (upto, cluster) values ('0', '');

-- Without it the hash of a small amount could be found by trying all amounts; each proof reveals the salt of its own entry.
create table seal_secret (one boolean primary key default true check (one), secret bytea not null);
insert into seal_secret (secret) select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

create trigger append_only before update or delete or truncate on seal_block for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on seal for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on seal_day for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on seal_secret for each statement execute function refuse_change();

-- What is hashed, as text anybody can read: of the journal its heading, of each entry its own line.
create function sealed_parts(p_journals uuid[]) returns table (journal_id uuid, heading text, entry_id bigint, account_id bigint, line text, salt bytea, hash bytea)
language sql stable security definer set search_path = ledger, pg_temp set timezone = 'UTC' as $$
  select part.journal_id, part.heading, part.entry_id, part.account_id, part.line, part.salt, sha256('\x03'::bytea || part.salt || convert_to(part.line, 'UTF8'))
  from (
    select journal.id as journal_id,
      jsonb_build_array('journal', journal.id, journal.kind, journal.currency, journal.reference_type, journal.reference_id, journal.reference_label,
        to_char(journal.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text as heading,
      entry.id as entry_id, account.id as account_id,
      case when entry.id is not null then jsonb_build_array('entry', entry.id::text, account.name, account.owner, account.currency, entry.amount::text, entry.balance_after::text, entry.source_id::text)::text end as line,
      sha256(seal_secret.secret || int8send(entry.id) || uuid_send(journal.id)) as salt
    from unnest(p_journals) wanted (id) join journal on journal.id = wanted.id
    left join entry on entry.journal_id = journal.id left join account on account.id = entry.account_id cross join seal_secret
  ) part
$$;

create function sealed_leaves(p_journals uuid[]) returns table (journal_id uuid, leaf bytea)
language sql stable security definer set search_path = ledger, pg_temp as $$
  select part.journal_id, sha256('\x00'::bytea || sha256(convert_to(min(part.heading), 'UTF8')) || coalesce(string_agg(part.hash, ''::bytea order by part.entry_id), ''::bytea))
  from sealed_parts(p_journals) part group by part.journal_id
$$;

-- Pairs are hashed together; one left over moves up as it is.
create function merkle_root(p_leaves bytea[]) returns bytea language plpgsql immutable set search_path = ledger, pg_temp as $$
declare
  level bytea[] := p_leaves;
  above bytea[];
begin
  while cardinality(level) > 1 loop
    select array_agg(case when level[i + 1] is null then level[i] else sha256('\x01'::bytea || level[i] || level[i + 1]) end order by i) into above
    from generate_series(1, cardinality(level), 2) i;
    level := above;
  end loop;
  return level[1];
end $$;

create function block_hash(p_number bigint, p_day date, p_journals integer, p_root bytea, p_previous bytea) returns bytea
language sql immutable set search_path = ledger, pg_temp
as $$ select sha256('\x02'::bytea || p_previous || p_root || convert_to(concat_ws('|', p_number, to_char(p_day, 'YYYY-MM-DD'), p_journals), 'UTF8')) $$;

create function day_hash(p_day date, p_blocks integer, p_journals bigint, p_root bytea, p_previous bytea, p_staff_acts bytea) returns bytea
language sql immutable set search_path = ledger, pg_temp
as $$ select sha256('\x04'::bytea || p_previous || p_root || sha256(p_staff_acts) || convert_to(concat_ws('|', to_char(p_day, 'YYYY-MM-DD'), p_blocks, p_journals), 'UTF8')) $$;

-- One block of what is committed and not sealed. Everything below the horizon is over, whether committed or not, so the
-- order in which transactions commit makes no difference: none is passed by, and the primary key keeps each to one block.
create function seal_journals(p_most integer) returns integer language plpgsql security definer
set search_path = ledger, pg_temp set timezone = 'UTC' set enable_seqscan = off as $$
declare
  here text := (select system_identifier::text from pg_control_system());
  state seal_state;
  horizon xid8;
  last seal_block;
  ids uuid[];
  last_transaction xid8;
  leaves bytea[];
  today date;
  root_made bytea;
  next_number bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger.seal', 0));
  select * into state from seal_state;
  horizon := pg_snapshot_xmin(pg_current_snapshot());
  if state.cluster = here then
    select array_agg(id order by transaction, id), max(transaction) into ids, last_transaction from (
      select id, transaction from journal
      where transaction::text::numeric >= state.upto::text::numeric and transaction < horizon
      and not exists (select from seal where journal_id = journal.id)
      order by transaction, id limit p_most) found;
  else
    -- Restored from a dump, or the very first time: transaction numbers say nothing about what lies here already.
    select array_agg(id order by id), null into ids, last_transaction from (
      select id from journal where not exists (select from seal where journal_id = journal.id) order by id limit p_most) found;
  end if;
  if coalesce(cardinality(ids), 0) < p_most then
    if ids is not null or state.cluster <> here or horizon::text::numeric > state.upto::text::numeric + 10000 then
      update seal_state set upto = horizon, cluster = here;
    end if;
  elsif last_transaction is not null then
    update seal_state set upto = last_transaction;
  end if;
  if ids is null then return 0; end if;
  select * into last from seal_block order by number desc limit 1;
  today := greatest(clock_timestamp()::date, last.day, (select max(day) + 1 from seal_day));
  select array_agg(made.leaf order by wanted.place) into leaves
  from unnest(ids) with ordinality wanted (id, place) join sealed_leaves(ids) made on made.journal_id = wanted.id;
  root_made := merkle_root(leaves);
  next_number := coalesce(last.number, 0) + 1;
  insert into seal_block (number, day, journals, root, previous, hash)
  values (next_number, today, cardinality(ids), root_made, coalesce(last.hash, ''::bytea),
          block_hash(next_number, today, cardinality(ids), root_made, coalesce(last.hash, ''::bytea)));
  insert into seal (journal_id, block, place, leaf)
  select id, next_number, place - 1, leaves[place] from unnest(ids) with ordinality sealed (id, place);
  return cardinality(ids);
end $$;

-- Publishes the root of every day that is over; a day without money has none.
create function close_seal_days() returns integer language plpgsql security definer
set search_path = ledger, pg_temp set timezone = 'UTC' as $$
declare
  over date;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger.seal', 0));
  for over in
    select distinct day from seal_block where day < clock_timestamp()::date and day > coalesce((select max(day) from seal_day), '-infinity') order by day
  loop
    insert into seal_day (day, blocks, journals, root, previous, staff_acts, hash)
    select over, blocks, journals, root, previous, staff_acts, day_hash(over, blocks, journals, root, previous, staff_acts)
    from (
      select count(*)::integer as blocks, sum(journals)::bigint as journals, merkle_root(array_agg(hash order by number)) as root,
        coalesce((select hash from seal_day order by day desc limit 1), ''::bytea) as previous,
        coalesce((select hash from public.staff_act_links order by place desc limit 1), ''::bytea) as staff_acts
      from seal_block where day = over) made_of;
    made := made + 1;
  end loop;
  return made;
end $$;

revoke all on function sealed_parts, sealed_leaves, merkle_root, block_hash, day_hash, seal_journals, close_seal_days from public;
grant select on seal_block, seal, seal_day to docket_app;
grant execute on function sealed_parts, sealed_leaves, merkle_root, block_hash, day_hash, seal_journals, close_seal_days to docket_app;
reset role;
set local search_path to default;

-- Results of the checker (MON-15), kept: when it ran, for whom, and what it found, with the ids.
create table check_run (
  id uuid primary key,
  state text not null check (state in ('asked', 'running', 'done', 'failed')),
  -- Null for the nightly one.
  asked_by uuid,
  asked_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  checks integer not null default 0,
  violations integer not null default 0,
  -- [{ name, means, count, what: [...] }] of those that failed.
  found jsonb not null default '[]',
  error text
);
create index check_run_asked on check_run (asked_at desc, id desc);

-- A correction in two steps: one operator proposes, another approves and by that posts it (ADM-1).
create table ledger_adjustment (
  id uuid primary key,
  kind text not null check (kind in ('reverse', 'credit', 'debit')),
  state text not null check (state in ('proposed', 'posted', 'declined', 'withdrawn')),
  journal_id uuid,
  user_id uuid,
  account text check (account in ('U.spend', 'U.avail')),
  amount bigint check (amount > 0),
  currency text,
  reason text not null check (length(reason) between 10 and 500),
  proposed_by uuid not null,
  proposed_at timestamptz not null default now(),
  decided_by uuid,
  decided_at timestamptz,
  decided_because text,
  posted_journal_id uuid,
  constraint fits_kind check ((kind = 'reverse') = (journal_id is not null) and (kind <> 'reverse') = (user_id is not null and account is not null and amount is not null)),
  constraint decided_wholly check ((state = 'proposed') = (decided_by is null) and (decided_by is null) = (decided_at is null))
);
create index ledger_adjustment_proposed on ledger_adjustment (proposed_at desc, id desc);
create unique index one_open_reversal on ledger_adjustment (journal_id) where kind = 'reverse' and state in ('proposed', 'posted');
revoke delete, truncate on ledger_adjustment from docket_app;
