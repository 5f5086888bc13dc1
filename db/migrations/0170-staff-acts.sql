-- What staff did, and what of a person's private matters they looked at (ADM-3). Nobody changes or removes a line: the
-- app may only add, triggers refuse the rest even to the tables' owner, and every line is bound to the one before it.
create table staff_acts (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Not a reference: a line outlives the account of whoever made it.
  actor_id uuid not null,
  act text not null check (act ~ '^[a-z][a-z0-9.-]{2,63}$'),
  is_read boolean not null default false,
  subject_type text not null,
  subject_id text not null,
  reason text check (length(reason) <= 2000),
  before jsonb,
  after jsonb
);
create index staff_acts_subject on staff_acts (subject_type, subject_id, id desc);
create index staff_acts_actor on staff_acts (actor_id, id desc);

-- Bound in the background, in the order in which they became visible, so no deed ever waits for another's commit.
create table staff_act_links (
  place bigint primary key,
  act_id bigint not null unique references staff_acts,
  previous bytea not null,
  hash bytea not null
);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'AU001';
end $$;
create trigger append_only before update or delete or truncate on staff_acts for each statement execute function refuse_audit_change();
create trigger append_only before update or delete or truncate on staff_act_links for each statement execute function refuse_audit_change();
revoke all on staff_acts, staff_act_links from docket_app;
grant select, insert on staff_acts to docket_app;
grant select on staff_act_links to docket_app;

create function staff_act_hash(act staff_acts, previous bytea) returns bytea language sql stable
set timezone = 'UTC' as $$
  select sha256(previous || convert_to(jsonb_build_array(act.id, extract(epoch from act.at), act.actor_id, act.act, act.is_read,
    act.subject_type, act.subject_id, act.reason, act.before, act.after)::text, 'UTF8'))
$$;

-- Binds what is not bound yet; one at a time, READ COMMITTED, so it sees what the one before it left. Answers how many.
create function link_staff_acts(p_most integer) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  act staff_acts;
  last_place bigint;
  last_hash bytea;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('staff_acts.link', 0));
  select place, hash into last_place, last_hash from staff_act_links order by place desc limit 1;
  last_place := coalesce(last_place, 0);
  last_hash := coalesce(last_hash, '\x');
  for act in
    -- A deed is open for seconds, so whatever became visible late is among the last few numbers.
    select * from staff_acts where id > coalesce((select max(act_id) from staff_act_links), 0) - 10000
    and not exists (select from staff_act_links where act_id = staff_acts.id) order by id limit p_most
  loop
    last_place := last_place + 1;
    insert into staff_act_links (place, act_id, previous, hash) values (last_place, act.id, last_hash, staff_act_hash(act, last_hash))
    returning hash into last_hash;
    made := made + 1;
  end loop;
  return made;
end $$;
revoke all on function link_staff_acts from public;
grant execute on function link_staff_acts to docket_app;
