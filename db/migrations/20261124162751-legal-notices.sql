-- Notices of illegal content, copyright claims and counter-notices (NTC-1 to NTC-5): what the law asks for beside the message of their ticket.
create table support_notice (
  ticket_id uuid primary key references support_ticket (id) on delete cascade,
  kind text not null check (kind in ('illegal', 'copyright', 'counter')),
  -- Exactly where it is.
  link text not null check (length(link) between 1 and 2000),
  -- Of an illegal thing the rule it breaks, of a claim the work that is copied; empty for a counter-notice.
  concerns text not null check (length(concerns) <= 1000),
  -- Postal address and phone, where the law asks for them.
  contact text not null check (length(contact) <= 500),
  signed_name text not null check (length(signed_name) between 1 and 120),
  signed_at timestamptz not null,
  -- What the link leads to, where it is something of this site that can be hidden.
  thing_kind text,
  thing_id uuid,
  -- Of a counter-notice the one it answers.
  answers_id uuid references support_notice (ticket_id) on delete cascade,
  constraint thing_with_its_kind check ((thing_kind is null) = (thing_id is null)),
  constraint counter_answers_one check ((kind = 'counter') = (answers_id is not null))
);
create index support_notice_answered on support_notice (answers_id) where answers_id is not null;

-- Every decision about a notice stays: a review adds another one.
create table support_decision (
  id uuid primary key,
  ticket_id uuid not null references support_notice (ticket_id) on delete cascade,
  decision text not null check (decision in ('removed', 'kept')),
  ground text not null check (ground in ('law', 'terms', 'none')),
  statement text not null check (length(statement) between 1 and 2000),
  decided_at timestamptz not null,
  decided_by uuid not null
);
create index support_decision_of_notice on support_decision (ticket_id, decided_at, id);

-- Answers that staff use again and again.
create table support_macro (
  id uuid primary key,
  title text not null unique check (length(title) between 1 and 80),
  body text not null check (length(body) between 1 and 5000),
  revision integer not null default 1 check (revision >= 1),
  saved_by uuid not null,
  saved_at timestamptz not null
);
