-- Staff look up what someone was notified of, also of what is only emailed.
create index notification_of_person on notification (user_id, at desc, id desc);
