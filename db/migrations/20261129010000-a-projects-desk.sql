-- Of which main category a service is, for what its seller finished there: a client who hires reads it.
create view service_field as
  select s.id as service_id, v.content->>'topCategory' as top_category from service s join service_version v on v.id = s.version_id;
revoke insert, update, delete on service_field from docket_app;
grant select on service_field to docket_app;
-- The conversations about one project, on its desk.
create index message_thread_about on message_thread (kind, ref);
