-- Conversations: one for a pair of people, with one sequence; threads say what a message is about (decision 135).
-- People are named by id without a foreign key: accounts are emptied, never deleted.
create table conversation (
  id uuid primary key,
  -- Of a pair, the smaller id first. A group has neither: its people are its members.
  low_id uuid,
  high_id uuid,
  -- The newest message's place; the first has 1, and none is left out.
  last_seq bigint not null default 0 check (last_seq >= 0),
  created_at timestamptz not null,
  -- Who began it without work in common; such a conversation is a request until it is answered.
  asked_by uuid,
  answered_at timestamptz,
  constraint pair_in_order check ((low_id is null) = (high_id is null) and (low_id is null or low_id < high_id)),
  constraint answered_unless_asked check (asked_by is not null or answered_at is not null)
);
create unique index conversation_of_pair on conversation (low_id, high_id) where low_id is not null;
create index conversation_asked on conversation (asked_by, created_at) where asked_by is not null;

create table conversation_member (
  conversation_id uuid not null references conversation on delete cascade,
  user_id uuid not null,
  -- Reads what came after this: who joins a group later does not read what was said before.
  from_seq bigint not null default 0 check (from_seq >= 0),
  left_at timestamptz,
  delivered_seq bigint not null default 0 check (delivered_seq >= 0),
  read_seq bigint not null default 0 check (read_seq >= 0),
  -- Messages of others after read_seq: kept by the commands, compared by a live check.
  unread integer not null default 0 check (unread >= 0),
  is_marked_unread boolean not null default false,
  -- Of the newest message: the inbox is in its order.
  sort_at timestamptz not null,
  pinned_at timestamptz,
  archived_at timestamptz,
  muted_at timestamptz,
  -- When a notice of what is unread is due, and when the last one was sent.
  notify_at timestamptz,
  notified_at timestamptz,
  primary key (conversation_id, user_id),
  constraint read_is_delivered check (delivered_seq >= read_seq)
);
create index conversation_member_inbox on conversation_member (user_id, sort_at desc, conversation_id desc);
create index conversation_member_unread on conversation_member (user_id) include (unread, is_marked_unread) where unread > 0 or is_marked_unread;
create index conversation_member_notify on conversation_member (notify_at) where notify_at is not null;

create table message_thread (
  id uuid primary key,
  conversation_id uuid not null references conversation on delete cascade,
  -- What it is about: its kind, its number or slug, and its title when it was last written about.
  kind text not null check (kind in ('service', 'project', 'order', 'contract')),
  ref text not null check (length(ref) between 1 and 120),
  title text not null check (length(title) <= 200),
  last_at timestamptz not null,
  unique (conversation_id, kind, ref)
);

create table message (
  conversation_id uuid not null references conversation on delete cascade,
  seq bigint not null check (seq > 0),
  -- Made by the sender's device: sent again, it is the same message.
  id uuid not null,
  author_id uuid not null,
  thread_id uuid references message_thread on delete cascade,
  body text not null check (length(body) <= 10000),
  sent_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  primary key (conversation_id, seq),
  unique (conversation_id, author_id, id),
  constraint deleted_is_empty check ((deleted_at is null) or body = ''),
  constraint says_something check ((deleted_at is not null) or body <> '')
);
create index message_of_thread on message (thread_id, seq) where thread_id is not null;

-- What a message said before it was edited or deleted: encrypted, opened for a report or a dispute only.
create table message_original (
  conversation_id uuid not null,
  seq bigint not null,
  author_id uuid not null,
  replaced_at timestamptz not null,
  keep_until timestamptz not null,
  sealed bytea not null,
  primary key (conversation_id, seq, replaced_at),
  foreign key (conversation_id, seq) references message on delete cascade
);
create index message_original_until on message_original (keep_until);

-- Nobody writes to a person who blocked them, in no conversation.
create table person_block (
  user_id uuid not null,
  blocked_id uuid not null,
  created_at timestamptz not null,
  primary key (user_id, blocked_id),
  constraint not_oneself check (user_id <> blocked_id)
);
create index person_block_blocked on person_block (blocked_id);
