-- Who sent what a notice is about, where that can be withdrawn: emails about one sender leave together, and none about
-- something that was withdrawn before it left (AUT-13, decision 171).
alter table notification
  add column sent_by text,
  add column sent_what text,
  add column is_withdrawal boolean not null default false;
create index notification_sent_by on notification (user_id, sent_by) where sent_by is not null;
create index notification_sent_what on notification (user_id, sent_what) where sent_what is not null;
