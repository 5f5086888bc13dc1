-- A changed brief is announced to each proposer once, and after a material change they may price again or withdraw freely (PRJ-2).
alter table proposal add column announced_version smallint not null default 0;
-- The version of the brief with a material change that the proposal was not revised for yet.
alter table proposal add column changed_brief smallint;
