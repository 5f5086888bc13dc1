-- Money, and what somebody waits for, leaves the outbox on a way of its own. Rows that an earlier release writes take the
-- common one.
alter table outbox add column urgent boolean not null default false;
create index outbox_urgent on outbox (id) where urgent;

-- Also answers, for each new notification, whether its group has unread ones: with the person alone it read them all.
drop index notification_unread;
create index notification_unread on notification (user_id, group_key) where in_app and read_at is null;
