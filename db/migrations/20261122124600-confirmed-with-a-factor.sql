-- AUT-12: whether the confirmation of a session was more than a password. Where somebody has a factor, only such a one counts.
alter table session add column confirmed_with_factor boolean not null default false;
