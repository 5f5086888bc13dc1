-- What clients want done (PRJ-1 to PRJ-9): the brief as it is written, every version that was shown, and what came of it.
create table project (
  id uuid primary key,
  client_id uuid not null,
  state text not null check (state in ('draft', 'pending_review', 'open', 'reviewing', 'awarded', 'in_progress', 'completed', 'cancelled', 'expired', 'closed')),
  slug text unique,
  -- As it is being written; any field may be empty.
  draft jsonb not null,
  draft_saved_at timestamptz not null,
  created_at timestamptz not null,
  -- Of the version that is shown; 0 and nothing before the first.
  version smallint not null default 0 check (version >= 0),
  content jsonb,
  title text not null default '',
  category text,
  top_category text,
  skills text[] not null default '{}',
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  budget_least bigint check (budget_least > 0),
  budget_most bigint check (budget_most >= budget_least),
  days smallint check (days between 1 and 365),
  hires_wanted smallint not null default 1 check (hires_wanted between 1 and 10),
  visibility text not null default 'public' check (visibility in ('public', 'unlisted', 'invite_only')),
  nda boolean not null default false,
  posted_at timestamptz,
  changed_at timestamptz,
  -- The 30 days that run now: prompts on day 14 and 27, the end on day 30 (PRJ-6).
  opened_at timestamptz,
  expires_at timestamptz,
  extensions smallint not null default 0 check (extensions between 0 and 2),
  prompts smallint not null default 0 check (prompts between 0 and 2),
  -- Kept by proposals: those that are live, and a band of their prices from five on, rounded, so that it tells no single one.
  proposals integer not null default 0 check (proposals >= 0),
  band_low bigint,
  band_high bigint,
  -- Kept by contracts: offers that wait for an answer, people who were hired, contracts that run.
  offers smallint not null default 0 check (offers >= 0),
  hires smallint not null default 0 check (hires >= 0),
  running smallint not null default 0 check (running >= 0 and running <= hires),
  -- The first hire, or the end without one: what the time to decide is counted to.
  hired_at timestamptz,
  ended_at timestamptz,
  clock_at timestamptz,
  constraint shown_whole check ((version = 0) = (content is null) and (version = 0) = (posted_at is null) and (version = 0 or slug is not null)),
  constraint no_more_than_wanted check (offers + hires <= hires_wanted),
  constraint awarded_by_offer check (state <> 'awarded' or offers > 0),
  constraint runs_by_hire check (state <> 'in_progress' or hires > 0),
  constraint ended_in_an_end check ((ended_at is null) = (state not in ('completed', 'cancelled', 'closed', 'expired')))
);
create index project_of_client on project (client_id, created_at desc, id desc);
create index project_open on project (posted_at desc, id desc) where state = 'open' and visibility = 'public';
create index project_in_category on project (category, posted_at desc, id desc) where state = 'open' and visibility = 'public';
create index project_decided on project (client_id) where posted_at is not null;

-- Never changed: a changed brief is the next version.
create table project_version (
  project_id uuid not null references project on delete cascade,
  number smallint not null check (number > 0),
  content jsonb not null,
  -- It changed what a price rests on: proposers may withdraw or price again freely.
  is_material boolean not null,
  published_at timestamptz not null,
  primary key (project_id, number)
);
revoke update, delete on project_version from docket_app;

create table project_event (
  id bigint generated always as identity primary key,
  project_id uuid not null references project on delete cascade,
  at timestamptz not null,
  move text not null,
  party text not null check (party in ('client', 'freelancer', 'system', 'operator')),
  actor_id uuid,
  state_before text,
  state_after text not null,
  reason text
);
create index project_event_of on project_event (project_id, id);
revoke update, delete on project_event from docket_app;

-- Beside the brief. Opened by whoever sees the project, after the NDA where it asks for one.
create table project_file (
  id uuid primary key,
  project_id uuid not null references project on delete cascade,
  uploader_id uuid not null,
  storage_key text not null unique,
  name text not null,
  kind text not null,
  bytes bigint not null check (bytes > 0),
  sha256 bytea not null,
  uploaded_at timestamptz not null
);
create index project_file_of on project_file (project_id, uploaded_at, id);

-- Who agreed to keep the files of a project to themselves, to which text, and when.
create table project_nda (
  project_id uuid not null references project on delete cascade,
  user_id uuid not null,
  signed_name text not null,
  text_hash bytea not null,
  accepted_at timestamptz not null,
  primary key (project_id, user_id)
);
revoke update on project_nda from docket_app;

-- People whom a client asked to propose, at most 15 for each project (PRJ-11).
create table project_invitation (
  id uuid primary key,
  project_id uuid not null references project on delete cascade,
  client_id uuid not null,
  freelancer_id uuid not null check (freelancer_id <> client_id),
  message text not null default '',
  state text not null check (state in ('sent', 'accepted', 'declined', 'withdrawn')),
  reason text,
  sent_at timestamptz not null,
  answered_at timestamptz,
  constraint answered_whole check ((state = 'sent') = (answered_at is null)),
  constraint declined_with_reason check (state <> 'declined' or length(reason) > 0),
  unique (project_id, freelancer_id)
);
create index project_invitation_of_freelancer on project_invitation (freelancer_id, sent_at desc, id desc);

-- Screening (PRJ-1): one setting, and what staff decide about a first post or about what a rule found.
create table project_screening (
  is_only boolean primary key default true check (is_only),
  mode text not null default 'auto' check (mode in ('auto', 'manual')),
  changed_at timestamptz not null default now(),
  changed_by uuid
);
insert into project_screening default values;
create table project_review (
  id uuid primary key,
  project_id uuid not null references project on delete cascade,
  client_id uuid not null,
  -- first: waits for the decision. afterwards: shown already, and looked at once.
  kind text not null check (kind in ('first', 'afterwards')),
  findings jsonb not null default '[]',
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'sent_back', 'denied', 'withdrawn')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  reason text,
  constraint decided_whole check ((state = 'waiting') = (decided_at is null)),
  constraint refused_with_reason check (state not in ('sent_back', 'denied') or length(reason) >= 10)
);
create unique index project_review_waiting_of on project_review (project_id) where state = 'waiting';
create index project_review_waiting on project_review (asked_at, id) where state = 'waiting';

-- For the lists: what anyone may find.
create view project_on_show as
  select id, slug, client_id, title, category, top_category, skills, currency, budget_least, budget_most, days, hires_wanted, nda, content, posted_at, changed_at,
    expires_at, proposals, band_low, band_high
  from project where state = 'open' and visibility = 'public';
revoke insert, update, delete on project_on_show from docket_app;
-- For later domains: any project by its name, and how far it is.
create view named_project as
  select id, slug, client_id, state, visibility, title, category, currency, budget_least, budget_most, hires_wanted, offers, hires, posted_at, expires_at
  from project where version > 0;
revoke insert, update, delete on named_project from docket_app;
-- What a client decided about their posts: hire rate and time to decide.
create view project_decision as
  select id, client_id, state, posted_at, hired_at, coalesce(hired_at, ended_at) as decided_at
  from project where posted_at is not null;
revoke insert, update, delete on project_decision from docket_app;
