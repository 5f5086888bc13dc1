-- Who answers a ticket, and what staff write to each other about it: never part of what the person who asked reads.
alter table support_ticket add column taken_by uuid;
create table support_note (
  id uuid primary key,
  ticket_id uuid not null references support_ticket on delete cascade,
  written_by uuid not null,
  body text not null,
  at timestamptz not null
);
create index support_note_of_ticket on support_note (ticket_id, at, id);
revoke update on support_note from docket_app;
