-- A dispute holds again what was cleared early of its earnings (DSP-13, decision 105): the journal is reversed, with its fee.
-- What is left here still counts as cleared early.
create view early_clearance_kept as
  select journal_id, charge_id, user_id, amount, fee, currency, at from early_clearance early
  where not exists (select from ledger.reversal where reversed_id = early.journal_id);
revoke insert, update, delete on early_clearance_kept from docket_app;

create or replace view clearing_charge as
  select c.id, c.kind, c.number, c.title, c.payee_id, c.currency, c.clears_at, early.amount as cleared_early,
    c.paid - early.amount - (select coalesce(sum(t.amount), 0) from taken_share t where t.charge_id = c.id and t.account = 'U.pend') as left_amount
  from charge c cross join lateral (select coalesce(sum(e.amount), 0) as amount from early_clearance_kept e where e.charge_id = c.id) early
  where c.state = 'settled' and c.cleared_at is null;
