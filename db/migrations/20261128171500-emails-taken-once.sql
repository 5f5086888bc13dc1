-- A keyed hash of the Message-ID and whom it is for: a mail server that hands an email over again changes its headers.
alter table inbound_mail add column taken_key bytea;
create unique index inbound_mail_taken on inbound_mail (taken_key) where taken_key is not null;
