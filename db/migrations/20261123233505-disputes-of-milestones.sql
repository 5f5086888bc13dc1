-- Several milestones of one contract in one case: the dispute names the first, and these are the others. The same share is taken of each.
create table dispute_further (
  dispute_id uuid not null references dispute,
  -- From 2.
  place smallint not null check (place between 2 and 60),
  work_id uuid not null,
  work_number text not null,
  title text not null,
  price bigint not null check (price > 0),
  client_fee bigint not null check (client_fee >= 0),
  service_fee bigint not null check (service_fee between 0 and price),
  tax bigint not null check (tax >= 0),
  was_released boolean not null,
  primary key (dispute_id, place),
  unique (dispute_id, work_id)
);
create index dispute_further_of_work on dispute_further (work_id);
revoke update, delete on dispute_further from docket_app;

create or replace view work_dispute as
select work_id, number, state, share, was_released, opened_at, ended_at from dispute
union all
select further.work_id, number, state, share, further.was_released, opened_at, ended_at from dispute_further further join dispute on dispute.id = dispute_id;
revoke insert, update, delete on work_dispute from docket_app;
