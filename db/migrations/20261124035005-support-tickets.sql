-- What people ask the operators, with or without an account (TKT-1 to TKT-5).
create table support_ticket (
  id uuid primary key,
  ticket_number text not null unique,
  -- Of someone who was signed in.
  user_id uuid,
  email text not null check (length(email) between 3 and 320),
  name text not null check (length(name) between 1 and 120),
  topic text not null check (topic in ('account', 'order', 'payment', 'report', 'data', 'other')),
  subject text not null check (length(subject) between 1 and 150),
  state text not null check (state in ('open', 'answered', 'closed')),
  -- A proof of work opens one ticket.
  challenge text not null unique,
  opened_at timestamptz not null,
  changed_at timestamptz not null
);
create index support_ticket_in_queue on support_ticket (state, changed_at, id);
create index support_ticket_of_user on support_ticket (user_id, opened_at);
create index support_ticket_of_email on support_ticket (lower(email));

create table support_message (
  id uuid primary key,
  ticket_id uuid not null references support_ticket (id) on delete cascade,
  by_staff boolean not null,
  -- Of staff.
  staff_id uuid,
  body text not null check (length(body) between 1 and 5000),
  sent_at timestamptz not null
);
create index support_message_of_ticket on support_message (ticket_id, sent_at, id);
