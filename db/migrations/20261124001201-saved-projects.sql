-- Projects are saved, and searched for again, as services are.
alter table saved_thing add column project_id uuid references project on delete cascade;
alter table saved_thing drop constraint saved_one;
alter table saved_thing add constraint saved_one check (num_nonnulls(service_id, person_id, project_id) = 1);
drop index saved_thing_once;
create unique index saved_thing_once on saved_thing (user_id, list_id, service_id, person_id, project_id) nulls not distinct;
create index saved_thing_project on saved_thing (project_id);
-- The list that a search is of.
alter table saved_search add column list text not null default 'services' check (list in ('services', 'projects'));
