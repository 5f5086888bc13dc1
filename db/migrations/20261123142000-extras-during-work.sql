-- What is added to paid work after it was agreed (ORD-15): extras of its offer, something the freelancer offers, one more revision.
-- Of any kind of work, known by its id like its timeline. Accepted, its price and the fees on it join what is held for the work.
create table work_extra (
  id uuid primary key,
  work_id uuid not null,
  kind text not null check (kind in ('extra', 'revision')),
  offered_by text not null check (offered_by in ('client', 'freelancer')),
  -- Its id in the offer that was bought; null for one that the freelancer made for this work.
  listed_id text,
  title text not null,
  days smallint not null check (days between 0 and 90),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  price bigint not null check (price > 0),
  -- What accepting it added beside the price.
  client_fee bigint not null default 0 check (client_fee >= 0),
  service_fee bigint not null default 0 check (service_fee >= 0),
  tax bigint not null default 0 check (tax >= 0),
  asked_at timestamptz not null,
  ends_at timestamptz,
  -- 'closed' when the work was delivered, stopped or ended first.
  outcome text check (outcome in ('accepted', 'declined', 'withdrawn', 'closed')),
  ended_by text check (ended_by in ('client', 'freelancer', 'system', 'operator')),
  ended_at timestamptz,
  constraint ended_as_a_whole check ((outcome is null) = (ended_at is null) and (outcome is null) = (ended_by is null)),
  constraint waits_until check (outcome is not null or ends_at is not null)
);
create unique index work_extra_open on work_extra (work_id) where outcome is null;
create index work_extra_of_work on work_extra (work_id, asked_at);

create view work_addition as
  select id, work_id, kind, offered_by, listed_id, title, days, currency, price, client_fee, service_fee, tax, asked_at, ends_at, outcome, ended_by, ended_at from work_extra;
revoke insert, update, delete on work_addition from docket_app;

-- Revisions that were bought beside those of the package.
alter table orders add column revisions_added smallint not null default 0 check (revisions_added >= 0);
