-- Operators end milestones as they end orders (ORD-25, MLS-14), and what one of them ends alone within a day counts together.
lock table contract, orders, order_operator_end in access exclusive mode;
alter table order_operator_end rename to work_operator_end;
alter table work_operator_end rename column order_id to work_id;
alter table work_operator_end drop constraint order_operator_end_order_id_fkey;
alter index order_operator_end_pkey rename to work_operator_end_pkey;
alter index order_operator_end_open rename to work_operator_end_open;
alter index order_operator_end_alone rename to work_operator_end_alone;

-- For a process of the release before, which may run beside this one. The next release drops it.
create view order_operator_end as
  select id, work_id as order_id, how, share, reason, held, currency, state, proposed_by, proposed_at, decided_by, decided_at, decided_because
  from work_operator_end;
revoke delete on order_operator_end from docket_app;

-- An operator paused it: both sides read why, and only staff resume it before its time.
alter table contract add column paused_by_staff boolean not null default false;
-- Staff find one by the start of its number.
create index contract_by_number on contract (number text_pattern_ops);
