-- What was paid for a charge after its first payment, such as an extra of an order: a person's payments list each by its own
-- moment and amount. Written with the posting, like the charge that it adds to.
create table charge_addition (
  journal_id uuid not null primary key,
  charge_id uuid not null,
  user_id uuid not null,
  title text not null,
  amount bigint not null check (amount > 0),
  client_fee bigint not null,
  currency text not null,
  at timestamptz not null
);
create index charge_addition_of_user on charge_addition (user_id, at desc, journal_id desc);
create index charge_addition_of_charge on charge_addition (charge_id);
revoke update, delete on charge_addition from docket_app;

insert into charge_addition (journal_id, charge_id, user_id, title, amount, client_fee, currency, at)
select held.id, charge.id, charge.payer_id, coalesce(extra.title, charge.title), held.amount, coalesce(extra.client_fee, 0), charge.currency, held.created_at
from (
  select journal.id, journal.reference_id, journal.created_at, -sum(entry.amount) as amount,
    row_number() over (partition by journal.reference_id order by min(entry.id)) as place
  from ledger.journal join ledger.entry on entry.journal_id = journal.id join ledger.account on account.id = entry.account_id
  where journal.kind = 'hold' and account.name like 'U.%' group by journal.id, journal.reference_id, journal.created_at
) held
join charge on charge.id = held.reference_id
left join work_extra extra on extra.id = held.id
where held.place > 1;
