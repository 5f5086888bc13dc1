-- What was paid for projects, contract by contract: a client who sets a budget reads what such work costs here, from ten contracts on.
create table project_paid (
  contract_id uuid primary key,
  project_id uuid not null references project,
  category text not null,
  top_category text not null,
  currency text not null,
  -- Released prices, without the client fee.
  amount bigint not null check (amount > 0),
  ended_at timestamptz not null
);
create index project_paid_in on project_paid (top_category, currency, ended_at);

insert into project_paid (contract_id, project_id, category, top_category, currency, amount, ended_at)
select contract.id, project.id, project.category, project.top_category, contract.currency, paid.amount, contract.ended_at
from contract join project on project.id = contract.project_id cross join lateral (
  select sum(released_price) as amount from contract_milestone where contract_id = contract.id and released_price > 0) paid
where contract.ended_at is not null and paid.amount > 0 and project.category is not null and project.top_category is not null;
