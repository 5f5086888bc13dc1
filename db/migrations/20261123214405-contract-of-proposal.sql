-- The newest contract that was offered of a proposal: contracts come after proposals and tell them its number, so that both people find it (decision 120).
alter table proposal add column contract_number text;
