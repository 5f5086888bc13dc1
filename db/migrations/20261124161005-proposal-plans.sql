-- A proposal may be split into milestones and show examples in files (PRP-1).
alter table proposal add column milestones jsonb not null default '[]';
alter table proposal_version add column milestones jsonb not null default '[]';

alter table work_file drop constraint work_file_purpose_check;
alter table work_file add constraint work_file_purpose_check check (purpose in ('requirements', 'delivery', 'client_evidence', 'freelancer_evidence', 'proposal')) not valid;
alter table work_file validate constraint work_file_purpose_check;
