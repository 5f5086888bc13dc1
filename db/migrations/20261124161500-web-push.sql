-- Notifications on a person's devices (decision 149), and notifications put off until later.
-- What this instance signs its pushes with: made at the first start, the private half encrypted.
create table push_key (
  single boolean primary key default true check (single),
  public_key text not null check (length(public_key) = 87),
  sealed bytea not null,
  created_at timestamptz not null
);

create table push_device (
  id uuid primary key,
  user_id uuid not null references account,
  -- The session that turned it on: when it ends, nothing is shown on the device any more.
  session_id uuid not null,
  -- One subscription of a browser belongs to one person, the last who turned it on.
  endpoint_hash bytea not null unique,
  -- Address and keys, encrypted: with them anyone could send to the device.
  sealed bytea not null,
  label text not null check (length(label) <= 120),
  created_at timestamptz not null,
  sent_at timestamptz,
  -- Pushes of the current hour, for the limit of a device.
  hour_from timestamptz not null,
  hour_sent integer not null default 0
);
create index push_device_of_person on push_device (user_id, created_at);
create index push_device_of_session on push_device (session_id);

create table push_delivery (
  id uuid primary key,
  device_id uuid not null references push_device on delete cascade,
  -- Null for a test.
  notification_id uuid references notification on delete cascade,
  -- What it is about: news that waits is replaced by newer news about the same.
  slot text not null,
  tries integer not null default 0,
  trying_since timestamptz,
  created_at timestamptz not null
);
create unique index push_delivery_waiting on push_delivery (device_id, slot) where tries = 0;
create index push_delivery_of_device on push_delivery (device_id);
create index push_delivery_of_notification on push_delivery (notification_id) where notification_id is not null;

-- Put off: not in the list until then. When it comes back, its place is that instant, and it still says when it happened.
alter table notification
  add column snoozed_until timestamptz,
  add column happened_at timestamptz;
create index notification_snoozed on notification (user_id, snoozed_until) where snoozed_until is not null;
