-- Bonuses above a fifth of what was released carry the client fee (MLS-10, decision 170). Those given before had none.
alter table contract_bonus add column client_fee bigint not null default 0 check (client_fee >= 0);
