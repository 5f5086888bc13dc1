-- An invitation that nobody answered ends with its project (PRJ-15).
alter table project_invitation drop constraint project_invitation_state_check;
alter table project_invitation add constraint project_invitation_state_check check (state in ('sent', 'accepted', 'declined', 'withdrawn', 'lapsed'));
create index project_invitation_of_project on project_invitation (project_id, sent_at, id);
