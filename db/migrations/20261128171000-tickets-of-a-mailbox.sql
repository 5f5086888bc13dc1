-- How many tickets named one mailbox within a day: three of them are confirmed by email (AUT-14, decision 172). What
-- follows a plus sign is the same mailbox.
create index support_ticket_of_mailbox on support_ticket (regexp_replace(lower(email), '\+[^@]*', ''), opened_at);
