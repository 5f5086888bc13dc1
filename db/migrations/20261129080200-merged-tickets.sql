-- Two tickets of one person become one: the messages move, and what is left leads to the other.
alter table support_ticket add column merged_into uuid references support_ticket on delete set null
  constraint merged_is_closed check (merged_into is null or state = 'closed' and merged_into <> id);
create index support_ticket_merged on support_ticket (merged_into) where merged_into is not null;
