-- A client lets the next milestone be funded from their balance when they approve one (decision 193). Off unless they turn it on.
alter table contract add column auto_fund boolean not null default false;
-- The approval after which it was funded: each funds one milestone, however often it is looked at.
alter table contract_milestone add column funded_after uuid unique references contract_milestone;
