-- One queue (decision 236): what was announced, deadlines and background jobs are rows of one table.
create table job (
  id bigint generated always as identity primary key,
  -- 'urgent' and 'events' hold what was announced, 'timers' the deadlines; a reaction waits in the lane that it names.
  lane text not null,
  -- The event, the kind of deadline, or the reaction.
  name text not null,
  -- What a deadline is about. It has at most one of each kind, and no other row has a subject.
  subject uuid,
  facts jsonb,
  topics text[] not null default '{}',
  -- Of a reaction: the announcement it reacts to, and when that was made.
  event_id bigint,
  created_at timestamptz not null default now(),
  run_at timestamptz not null default now(),
  attempts smallint not null default 0,
  last_error text,
  -- A worker has it until then, and moves this ahead for as long as it works.
  locked_until timestamptz,
  died_at timestamptz
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
create index job_due on job (lane, run_at, id) where died_at is null;
create unique index job_of_subject on job (subject, name);
create index job_dead on job (died_at) where died_at is not null;
grant insert on job to docket_ledger;

lock table outbox, timer in access exclusive mode;
insert into job (id, lane, name, facts, topics, created_at, run_at) overriding system value
select id, case when urgent then 'urgent' else 'events' end, name, facts, topics, created_at, created_at from outbox;
-- Notices are written once for each announcement: no id comes twice.
select setval(pg_get_serial_sequence('job', 'id'), (select last_value from outbox_id_seq));
insert into job (lane, name, subject, run_at, attempts, last_error)
select 'timers', kind, subject, fires_at, tries, last_error from timer;

drop view failing_timer;
drop table outbox, timer;
create view failing_timer as select name as kind, subject, attempts as tries from job where subject is not null and attempts >= 8;

-- A process of the release before may run beside this one: it announces, relays and fires deadlines by these names. The next
-- release drops both views.
create view outbox as select id, name, facts, topics, created_at, lane = 'urgent' as urgent from job where lane in ('urgent', 'events');
create function insert_into_outbox() returns trigger language plpgsql as $$
begin
  insert into public.job (lane, name, facts, topics, created_at)
  values (case when new.urgent then 'urgent' else 'events' end, new.name, new.facts, coalesce(new.topics, '{}'), coalesce(new.created_at, now()))
  returning id into new.id;
  return new;
end $$;
create trigger insert_into_outbox instead of insert on outbox for each row execute function insert_into_outbox();
grant insert on outbox to docket_ledger;
create view timer as
  select name as kind, subject, run_at as fires_at, attempts as tries, last_error, lane from job where lane = 'timers';
alter view timer alter column lane set default 'timers';

-- What waits in the tables of pg-boss, where that release puts its jobs. One that it is working on stays with it, as long as
-- it may take. The next release drops this and the schema.
create function take_over_earlier_jobs() returns integer language plpgsql as $$
declare
  moved integer;
begin
  if to_regclass('pgboss.job') is null then return 0; end if;
  with earlier as (
    delete from pgboss.job
    where state in ('created', 'retry') or state = 'active' and started_on < now() - interval '3 minutes'
    returning name, data, start_after, retry_count, created_on, source_output, output
  )
  insert into job (lane, name, facts, event_id, created_at, run_at, attempts, last_error, died_at)
  select case when name like 'reaction%' then 'upkeep' else name end, data ->> 'reaction', data -> 'facts',
    (data ->> 'eventId')::bigint, (data ->> 'announcedAt')::timestamptz, start_after, least(retry_count, 7),
    left(coalesce(source_output ->> 'message', output ->> 'message'), 500),
    case when name = 'reaction-dead' then created_on end
  from earlier where data ->> 'reaction' <> 'replay-dead-job';
  get diagnostics moved = row_count;
  return moved;
end $$;
select take_over_earlier_jobs();

create or replace function announce_event(p_name text, p_facts jsonb, p_topics text[], p_urgent boolean)
returns void language sql as $$
  insert into public.job (lane, name, facts, topics)
  values (case when p_urgent then 'urgent' else 'events' end, p_name, p_facts, p_topics)
$$;
create or replace function announce_event(p_name text, p_facts jsonb, p_topics text[]) returns void language sql as $$
  insert into public.job (lane, name, facts, topics) values ('events', p_name, p_facts, p_topics)
$$;

-- As before, except for its last statement.
set local role docket_ledger;
set local search_path = ledger, pg_temp;
create or replace function repay_debt(p_id uuid, p_cause uuid, p_debt bigint, p_from bigint[]) returns void language plpgsql as $$
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
  perform public.announce_event(
    'wallet.debt_repaid', jsonb_build_object('userId', owner, 'amount', total::text, 'currency', currency, 'left', (owed - total)::text), array['user:' || owner], false
  ) from account where id = p_debt;
end $$;
reset role;
set local search_path to default;
