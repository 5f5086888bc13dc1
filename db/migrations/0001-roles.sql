-- The app works as docket_app: it owns nothing. Roles belong to the server, not to one database, hence the guards.
do $$ begin
  if not exists (select from pg_roles where rolname = 'docket_app') then create role docket_app nologin; end if;
  if not exists (select from pg_roles where rolname = 'docket_ledger') then create role docket_ledger nologin; end if;
exception when duplicate_object or unique_violation then null; -- another database of this server made them just now
end $$;
grant docket_app to current_user;
grant docket_ledger to current_user;
grant usage on schema public to docket_app;
alter default privileges in schema public grant select, insert, update, delete on tables to docket_app;
alter default privileges in schema public grant usage on sequences to docket_app;

create extension if not exists pg_trgm;

-- Answers already given, so that a repeated command gets the first one again (ID-1 to ID-3).
create table idempotency (
  user_id uuid not null,
  endpoint text not null,
  key uuid not null,
  request_hash bytea not null,
  status smallint,
  answer text,
  created_at timestamptz not null default now(),
  primary key (user_id, endpoint, key)
);
create index idempotency_age on idempotency (created_at);

-- News written in the deed's own transaction, relayed in bulk after commit (JOB-1).
create table outbox (
  id bigint generated always as identity primary key,
  name text not null,
  facts jsonb not null,
  topics text[] not null default '{}',
  created_at timestamptz not null default now()
);

-- Deadlines. A row is removed in the same transaction as the deed it causes, so it fires exactly once (MON-13).
create table timer (
  kind text not null,
  subject uuid not null,
  fires_at timestamptz not null,
  tries smallint not null default 0,
  last_error text,
  primary key (subject, kind)
);
create index timer_due on timer (fires_at) where tries < 8;

-- Counters of rate limits: shared between processes, surviving restarts (AUT-3). Loss on a crash is harmless.
create unlogged table rate_window (
  counter text primary key,
  starts_at timestamptz not null,
  hits integer not null
) with (fillfactor = 50);
