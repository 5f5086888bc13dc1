-- What people were told, the letters that carry it, and how each wants to be told (PRODUCT section 6, NTF-1).

create table notification_letter (
  id uuid primary key,
  user_id uuid not null references account,
  -- What it collects: one thing's news, a digest, or a single notice that waits for nothing.
  slot text not null,
  -- Another address than the account's, for a notice about the address itself.
  address text,
  due_at timestamptz not null,
  tries integer not null default 0,
  sent_at timestamptz,
  dropped_at timestamptz,
  created_at timestamptz not null
);
create unique index notification_letter_open on notification_letter (user_id, slot) where sent_at is null and dropped_at is null;
create index notification_letter_last on notification_letter (user_id, slot, sent_at desc);

create table notification (
  id uuid primary key,
  user_id uuid not null references account,
  -- The announcement it came from: telling twice makes one row.
  event_id bigint not null,
  event text not null,
  topic text not null,
  group_key text not null,
  group_title text not null,
  title text not null,
  body text not null,
  path text not null,
  essential boolean not null,
  in_app boolean not null,
  letter_id uuid references notification_letter,
  at timestamptz not null,
  read_at timestamptz,
  read_batch uuid
);
create unique index notification_once on notification (event_id, user_id, event);
create index notification_list on notification (user_id, at desc, id desc) where in_app;
create index notification_unread on notification (user_id) where in_app and read_at is null;
create index notification_of_letter on notification (letter_id) where letter_id is not null;

-- Only what differs from the defaults.
create table notification_preference (
  user_id uuid primary key references account,
  topics jsonb not null default '{}',
  digest text not null default 'off' check (digest in ('off', 'daily', 'weekly')),
  quiet_from text check (quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  quiet_to text check (quiet_to ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  saved_at timestamptz not null,
  constraint quiet_has_both_ends check ((quiet_from is null) = (quiet_to is null))
);

-- Whom a letter greets, and which hour it is there.
create view notified_person as
select a.id as user_id, a.email, a.first_name, a.is_operator, coalesce(p.timezone, 'UTC') as timezone
from account a left join profile p on p.user_id = a.id
where a.erased_at is null;

-- For the user's own record, which stands below notifications.
create view notification_preference_record as
select a.id as user_id,
  jsonb_build_object(
    'topics', coalesce(n.topics, '{}'), 'digest', coalesce(n.digest, 'off'),
    'quiet_hours', case when n.quiet_from is not null then jsonb_build_object('from', n.quiet_from, 'to', n.quiet_to) end
  ) as preferences
from account a left join notification_preference n on n.user_id = a.id;
