-- What happened instead of sentences about it: worded when it is read or sent (decision 055). Rows of before keep their
-- sentences, and have no facts.
alter table notification
  add column facts jsonb,
  alter column group_title drop not null,
  alter column title drop not null,
  alter column body drop not null,
  alter column path drop not null,
  add constraint notification_can_be_worded
    check (facts is not null or (group_title is not null and title is not null and body is not null and path is not null));
