-- What a notice says only until the next one of the same stage, such as "review by Dec 2": the older is history then (NTF-3).
alter table notification add column stage text;
create index notification_stage on notification (user_id, group_key, event_id) where stage is not null;
