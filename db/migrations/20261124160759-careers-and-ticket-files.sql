-- Openings of the operator's own team (CAR-1 to CAR-4), and files that come with a ticket (TKT-6).
create table career_opening (
  id uuid primary key,
  slug text not null unique,
  title text not null check (length(title) between 1 and 120),
  kind text not null check (kind in ('full_time', 'part_time', 'contract', 'internship')),
  place text not null check (place in ('on_site', 'hybrid', 'remote')),
  -- Where the work is done; of remote work, where people may live.
  location text not null check (length(location) between 1 and 120),
  body text not null check (length(body) between 1 and 20000),
  state text not null check (state in ('draft', 'open', 'closed')),
  -- How often it was saved: who saves an older text is shown the newer one instead.
  revision integer not null default 1 check (revision >= 1),
  -- The last day for applications; null without one.
  closes_on date,
  written_by uuid not null,
  saved_at timestamptz not null,
  opened_at timestamptz,
  closed_at timestamptz,
  constraint opened_unless_draft check ((state = 'draft') = (opened_at is null)),
  constraint closed_at_an_instant check ((state = 'closed') = (closed_at is not null))
);
create index career_opening_listed on career_opening (opened_at desc, id desc) where state = 'open';

-- Addresses an opening had before its title changed: each still leads to it.
create table career_former_slug (
  slug text primary key,
  opening_id uuid not null references career_opening (id) on delete cascade
);
create index career_former_slug_of_opening on career_former_slug (opening_id);

alter table support_ticket drop constraint support_ticket_topic_check;
alter table support_ticket add constraint support_ticket_topic_check
  check (topic in ('account', 'order', 'payment', 'report', 'copyright', 'counter', 'data', 'career', 'school', 'other'));
-- What it is about in another domain, such as an opening.
alter table support_ticket add column thing_id uuid;
create index support_ticket_of_thing on support_ticket (thing_id) where thing_id is not null;

create table support_file (
  id uuid primary key,
  ticket_id uuid not null references support_ticket (id) on delete cascade,
  storage_key text not null unique,
  name text not null check (length(name) between 1 and 255),
  kind text not null,
  bytes bigint not null check (bytes > 0),
  sha256 bytea not null,
  added_at timestamptz not null
);
create index support_file_of_ticket on support_file (ticket_id, added_at, id);
