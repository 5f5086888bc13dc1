-- Replies that arrive by email (decision 150): kept encrypted until they were processed, then only what became of them.
create table inbound_mail (
  id uuid primary key,
  -- Of its Message-ID and contents: delivered twice, it is one.
  message_key bytea not null unique,
  sealed bytea,
  state text not null check (state in ('waiting', 'taken', 'refused', 'ignored')),
  outcome text check (length(outcome) <= 60),
  -- A keyed hash of whose it is, to count an hour.
  sender bytea,
  received_at timestamptz not null,
  constraint waiting_has_contents check (state <> 'waiting' or sealed is not null)
);
create index inbound_mail_of_sender on inbound_mail (sender, received_at) where sender is not null;
create index inbound_mail_age on inbound_mail (received_at);
