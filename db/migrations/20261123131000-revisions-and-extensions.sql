-- What one side of paid work asks of the other while it runs (ORD-7, ORD-14): of any kind of work, known by its id like its timeline.
-- Each request is a row with a life of its own. Who asked follows from what it is, so nothing in here names a person.
create table work_revision (
  id uuid primary key,
  work_id uuid not null,
  -- The delivery that it is about.
  delivery_version smallint not null check (delivery_version > 0),
  -- What to change, and where: [{ "what": …, "where": … }].
  items jsonb not null check (jsonb_typeof(items) = 'array' and jsonb_array_length(items) between 1 and 20),
  asked_at timestamptz not null,
  due_at timestamptz not null check (due_at > asked_at),
  -- 'closed' when the work ended some other way.
  outcome text check (outcome in ('delivered', 'withdrawn', 'closed')),
  ended_at timestamptz,
  constraint ended_as_a_whole check ((outcome is null) = (ended_at is null))
);
create unique index work_revision_open on work_revision (work_id) where outcome is null;
create index work_revision_of_work on work_revision (work_id, asked_at);

create table work_extension (
  id uuid primary key,
  work_id uuid not null,
  days smallint not null check (days between 1 and 30),
  reason text not null,
  asked_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > asked_at),
  -- 'closed' when the work was delivered or ended first.
  outcome text check (outcome in ('accepted', 'declined', 'withdrawn', 'closed')),
  ended_by text check (ended_by in ('client', 'freelancer', 'system', 'operator')),
  ended_at timestamptz,
  constraint ended_as_a_whole check ((outcome is null) = (ended_at is null) and (outcome is null) = (ended_by is null))
);
create unique index work_extension_open on work_extension (work_id) where outcome is null;
create index work_extension_of_work on work_extension (work_id, asked_at);

-- What the domain of the work reads: for its checks and its part of a person's export.
create view work_revision_request as select id, work_id, delivery_version, items, asked_at, due_at, outcome, ended_at from work_revision;
create view work_extension_request as select id, work_id, days, reason, asked_at, ends_at, outcome, ended_by, ended_at from work_extension;
revoke insert, update, delete on work_revision_request, work_extension_request from docket_app;

alter table orders
  -- When the revision that runs was requested.
  add column revision_at timestamptz,
  -- Revisions that were requested and not withdrawn.
  add column revisions_used smallint not null default 0 check (revisions_used >= 0);
