create unlogged table realtime_ticket (
  hash bytea primary key,
  user_id uuid not null,
  session_id uuid not null,
  expires_at timestamptz not null
);
create index realtime_ticket_age on realtime_ticket (expires_at);
