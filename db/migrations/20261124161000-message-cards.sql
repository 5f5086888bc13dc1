-- What happened between two people, in its place of their conversation. Only what it is, is kept here: its domain says how it is now (decision 146).
create table message_card (
  conversation_id uuid not null,
  seq bigint not null,
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  -- Its number, as its domain reads it.
  ref text not null check (length(ref) between 1 and 120),
  primary key (conversation_id, seq),
  unique (conversation_id, kind, ref),
  foreign key (conversation_id, seq) references message on delete cascade
);
