-- Other terms that one side proposed and the other has not answered (CTR-3). What they say is the newest row of contract_version.
alter table contract add column change_asked_by text check (change_asked_by in ('client', 'freelancer'));
alter table contract add column change_asked_at timestamptz;
alter table contract add constraint change_asked_as_a_whole check ((change_asked_by is null) = (change_asked_at is null));
