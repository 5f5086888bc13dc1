-- Files in messages: uploaded first, sent with a message (decision 140). Quotes and reactions.
alter table message
  add column files smallint not null default 0 check (files >= 0),
  -- The place of the message that it answers.
  add column reply_to bigint,
  drop constraint says_something,
  add constraint says_something check (deleted_at is not null or body <> '' or files > 0),
  add constraint answers_an_earlier_one check (reply_to is null or (reply_to > 0 and reply_to < seq));

create table message_file (
  id uuid primary key,
  conversation_id uuid not null references conversation on delete cascade,
  -- Null until it is sent: until then its uploader alone sees it.
  seq bigint,
  place smallint,
  uploader_id uuid not null,
  storage_key text not null unique,
  -- A smaller picture of our own making, and how large it is shown.
  thumbnail_key text,
  width integer,
  height integer,
  name text not null check (length(name) between 1 and 255),
  kind text not null,
  bytes bigint not null check (bytes > 0),
  sha256 bytea not null,
  uploaded_at timestamptz not null,
  -- Of a deleted message: nobody in the conversation opens it any more, and then it is gone.
  sealed_until timestamptz,
  foreign key (conversation_id, seq) references message on delete cascade,
  constraint sent_in_a_place check ((seq is null) = (place is null)),
  constraint thumbnail_has_a_size check ((thumbnail_key is null) = (width is null) and (width is null) = (height is null))
);
create index message_file_of on message_file (conversation_id, seq, place) where seq is not null;
create index message_file_room on message_file (conversation_id, uploader_id, uploaded_at);
create index message_file_unsent on message_file (uploaded_at) where seq is null;
create index message_file_sealed on message_file (sealed_until) where sealed_until is not null;

create table message_reaction (
  conversation_id uuid not null,
  seq bigint not null,
  user_id uuid not null,
  reaction text not null check (reaction in ('thumbs_up', 'heart', 'laugh', 'celebrate', 'eyes', 'done')),
  reacted_at timestamptz not null,
  primary key (conversation_id, seq, user_id, reaction),
  foreign key (conversation_id, seq) references message on delete cascade
);
create index message_reaction_of_person on message_reaction (user_id);
