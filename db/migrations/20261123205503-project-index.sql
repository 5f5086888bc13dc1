-- Which projects changed, for the index that each process keeps in memory, as service_card_change is for services.
create table project_change (
  id bigint generated always as identity primary key,
  project_id uuid not null,
  changed_in xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now()
);
create index project_change_order on project_change (changed_in) include (project_id);
create index project_change_age on project_change (at);

create function log_project_change() returns trigger language plpgsql as $$
begin
  insert into project_change (project_id) values (new.id);
  return null;
end $$;
-- A draft that is being written changes nothing that is found.
create trigger log_project after update on project for each row
  when ((old.state, old.visibility, old.version, old.proposals, old.expires_at) is distinct from (new.state, new.visibility, new.version, new.proposals, new.expires_at))
  execute function log_project_change();
create trigger log_project_made after insert on project for each row when (new.version > 0) execute function log_project_change();
