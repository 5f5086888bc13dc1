-- Review of services (SVC-3, SVC-4, SVC-7): one setting, the rules that look at every publication, and what staff decide.
create table service_moderation (
  is_only boolean primary key default true check (is_only),
  mode text not null default 'auto' check (mode in ('auto', 'manual')),
  changed_at timestamptz not null default now(),
  changed_by uuid
);
insert into service_moderation default values;

create table service_rule (
  id uuid primary key,
  kind text not null check (kind in ('words', 'links', 'contact', 'price', 'duplicate')),
  -- Of kind 'words': any of them, whole words without regard to case.
  words text[] not null default '{}',
  -- Of kind 'price': how many times above or below the middle of its category.
  factor integer check (factor between 2 and 100),
  -- 'block' refuses to publish with the reason; 'flag' publishes, and staff look at it afterwards.
  effect text not null check (effect in ('flag', 'block')),
  -- What the seller reads.
  reason text not null check (length(reason) between 10 and 500),
  is_on boolean not null default true,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  constraint words_named check ((kind = 'words') = (cardinality(words) > 0)),
  constraint factor_named check ((kind = 'price') = (factor is not null))
);
insert into service_rule (id, kind, words, factor, effect, reason) values
  ('01a20800-0000-7000-8000-000000000001', 'contact', '{}', null, 'block', 'Remove contact details: clients reach you here once they order, and work agreed elsewhere isn’t protected.'),
  ('01a20800-0000-7000-8000-000000000002', 'links', '{}', null, 'flag', 'Links to other sites are checked: they may only show your work, not sell it elsewhere.'),
  ('01a20800-0000-7000-8000-000000000003', 'words', '{guarantee,guaranteed,guarantees}', null, 'flag', 'Promise only what you deliver yourself. Results that depend on others can’t be guaranteed.'),
  ('01a20800-0000-7000-8000-000000000004', 'words', '{whatsapp,telegram,signal group,wechat}', null, 'flag', 'Keep conversations here: naming another messenger leads clients away from protected payment.'),
  ('01a20800-0000-7000-8000-000000000005', 'price', '{}', 20, 'flag', 'The starting price is far from others in this category. Check the amount.'),
  ('01a20800-0000-7000-8000-000000000006', 'duplicate', '{}', null, 'flag', 'Another service has the same title. Each service needs a title of its own.');

-- What is to be decided about one text of a service. `content` is what was submitted, as versions have it.
create table service_review (
  id uuid primary key,
  service_id uuid not null references service,
  seller_id uuid not null,
  -- first: not live yet. change: title, media or category of a live one. afterwards: live, and a rule found something.
  kind text not null check (kind in ('first', 'change', 'afterwards')),
  content jsonb not null,
  findings jsonb not null default '[]',
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'needs_changes', 'denied', 'withdrawn')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  reason text,
  constraint decided_whole check ((state = 'waiting') = (decided_at is null)),
  constraint refused_with_reason check (state not in ('needs_changes', 'denied') or length(reason) >= 10)
);
create unique index service_review_waiting_of on service_review (service_id) where state = 'waiting';
create index service_review_waiting on service_review (asked_at, id) where state = 'waiting';
create index service_review_decided on service_review (decided_at desc, id desc) where state in ('approved', 'needs_changes', 'denied');
create index service_review_of on service_review (service_id, asked_at desc);
