-- A person's lists say how many of their projects are in each state. From the index alone: the rows carry whole briefs. The old
-- index goes last: it takes the table for itself.
create index project_of_client_by_state on project (client_id, created_at desc, id desc) include (state);
drop index project_of_client;
alter index project_of_client_by_state rename to project_of_client;
