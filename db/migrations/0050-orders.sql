-- Orders (PRODUCT 4.2). Named in the plural because `order` is SQL's own word.
-- People and services are referred to by id without foreign keys: their rows are never deleted (accounts are emptied,
-- services archived), and a key's check would lock them at every placement. db/checks verifies the references.
create table orders (
  id uuid primary key,
  number text not null unique check (number ~ '^DK-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$'),
  service_id uuid not null,
  -- The immutable version that was bought.
  service_version_id uuid not null,
  client_id uuid not null,
  freelancer_id uuid not null,
  state text not null check (state in ('pending_payment', 'awaiting_requirements', 'in_progress', 'delivered', 'in_revision',
    'cancel_requested', 'disputed', 'completed', 'cleared', 'cancelled', 'expired')),
  -- What a dispute or a request to cancel interrupted, and where it leads back to.
  interrupted_state text,

  -- The terms, frozen at placement (MON-6): rates, amounts, and the package as it was offered.
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  price bigint not null check (price > 0),
  client_fee bigint not null check (client_fee >= 0),
  service_fee bigint not null check (service_fee between 0 and price),
  tax bigint not null check (tax >= 0),
  total bigint not null generated always as (price + client_fee + tax) stored,
  offer jsonb not null,
  delivery_days integer not null check (delivery_days > 0),

  placed_at timestamptz not null,
  paid_at timestamptz,
  started_at timestamptz,
  due_at timestamptz,
  late_at timestamptz,
  delivered_at timestamptz,
  review_due_at timestamptz,
  review_extended boolean not null default false,
  completed_at timestamptz,
  auto_approved boolean not null default false,
  clears_at timestamptz,
  cleared_at timestamptz,
  closed_at timestamptz,
  reminded_at timestamptz,
  -- The clock that ends next, for lists by due time.
  clock_at timestamptz,

  answers jsonb,
  reviews_shown_at timestamptz,
  reviewed_by text[] not null default '{}',
  replied_by text[] not null default '{}',

  -- Nobody is both sides of a trade (MON-14).
  constraint two_people check (client_id <> freelancer_id)
);
create index orders_bought on orders (client_id, placed_at desc, id desc);
create index orders_sold on orders (freelancer_id, placed_at desc, id desc);
create index orders_of_service on orders (service_id) where state not in ('cleared', 'cancelled', 'expired');

-- The timeline: every move with who, when, why, before and after. Only added to.
create table order_event (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders,
  at timestamptz not null,
  move text not null,
  party text not null check (party in ('client', 'freelancer', 'system', 'provider', 'operator')),
  actor_id uuid,
  state_before text,
  state_after text not null,
  reason text,
  facts jsonb not null default '{}'
);
create index order_event_order on order_event (order_id, id);
revoke update, delete on order_event from docket_app;

create table order_delivery (
  id uuid primary key,
  order_id uuid not null references orders,
  version smallint not null check (version > 0),
  note text not null,
  link text,
  -- SHA-256 over the note, the link and every file's hash: what was handed over cannot be argued about later.
  proof bytea not null,
  delivered_at timestamptz not null,
  unique (order_id, version)
);

create table order_file (
  id uuid primary key,
  order_id uuid not null references orders,
  uploader_id uuid not null,
  purpose text not null check (purpose in ('requirements', 'delivery')),
  delivery_id uuid references order_delivery,
  -- Under our own key; the person's file name is only ever shown or sent as a download name (UPL-3).
  storage_key text not null unique,
  name text not null check (length(name) between 1 and 255),
  kind text not null,
  bytes bigint not null check (bytes > 0),
  sha256 bytea not null,
  uploaded_at timestamptz not null,
  -- Sent with the requirements or a delivery; until then only its uploader sees it.
  sent_at timestamptz
);
create index order_file_order on order_file (order_id, uploaded_at);

-- One per side, hidden until both are in or the time is over (`orders.reviews_shown_at`).
create table review (
  id uuid primary key,
  order_id uuid not null references orders,
  author text not null check (author in ('client', 'freelancer')),
  author_id uuid not null,
  about_id uuid not null,
  service_id uuid not null,
  -- A service keeps its slug for good; the public list of reviews is read by it.
  service_slug text not null,
  communication smallint not null check (communication between 1 and 5),
  quality smallint not null check (quality between 1 and 5),
  value smallint not null check (value between 1 and 5),
  body text not null,
  -- For the other side's eyes only.
  private_note text,
  written_at timestamptz not null,
  shown_at timestamptz,
  reply text,
  replied_at timestamptz,
  unique (order_id, author)
);
create index review_of_service on review (service_slug, shown_at desc, id desc) where author = 'client' and shown_at is not null;
create index review_about on review (about_id, shown_at desc, id desc) where shown_at is not null;
