import type { Check } from '#kit/server/check.ts';

export const ledgerChecks: readonly Check[] = [
  {
    name: 'journal-sums-to-zero',
    means: 'A posting doesn’t balance: money appeared or vanished.',
    sql: `select format('journal %s is off by %s', journal_id, sum(amount)) as what from ledger.entry
      group by journal_id having sum(amount) <> 0`,
  },
  {
    name: 'journal-has-entries',
    means: 'A recorded posting moved no money.',
    sql: `select format('journal %s (%s) has %s entries', journal.id, journal.kind, count(entry.id)) as what
          from ledger.journal left join ledger.entry on entry.journal_id = journal.id group by journal.id
            having count(entry.id) < 2`,
  },
  {
    name: 'entry-is-anchored',
    means: 'An entry belongs to no posting or to no account.',
    sql: `select format('entry %s of account %s in journal %s', entry.id, entry.account_id, entry.journal_id) as what
      from ledger.entry
          where not exists (select from ledger.journal where id = entry.journal_id)
            or not exists (select from ledger.account where id = entry.account_id)`,
  },
  {
    name: 'one-currency-per-journal',
    means: 'Amounts of different currencies were added up.',
    sql: `select format('journal %s is in %s, its account %s in %s', journal.id, journal.currency, account.id,
      account.currency) as what
          from ledger.entry join ledger.journal on journal.id = entry.journal_id
            join ledger.account on account.id = entry.account_id
          where journal.currency <> account.currency`,
  },
  {
    name: 'balance-equals-entries',
    means: 'A displayed balance doesn’t match its postings.',
    sql: `select format('account %s has %s, its entries make %s', balance.account_id, balance.amount,
      coalesce(sum(entry.amount), 0)) as what
          from ledger.balance left join ledger.entry on entry.account_id = balance.account_id
          group by balance.account_id having balance.amount <> coalesce(sum(entry.amount), 0)`,
  },
  {
    name: 'running-balance-adds-up',
    means: 'A line of someone’s statement shows a wrong balance.',
    sql: `select format('entry %s of account %s says %s, it should say %s', id, account_id, balance_after, expected)
      as what from (
            select entry.*, sum(amount) over (partition by account_id order by id) as expected from ledger.entry
            where exists (select from ledger.balance where account_id = entry.account_id)
          ) line where balance_after is distinct from expected`,
  },
  {
    name: 'balances-within-bounds',
    means: 'A balance is negative, or a debt account is in credit.',
    sql: `select format('%s of %s is at %s', name, owner, amount) as what from ledger.account
      join ledger.balance on balance.account_id = account.id
          where case when name = 'U.owed' then amount > 0 else amount < 0 end`,
  },
  {
    name: 'nobody-owes-and-has',
    means: 'Someone can spend or withdraw money that they owe (MON-17).',
    sql: `select format('%s owes %s and has %s in %s', debt.owner, -owed.amount, own.amount, account.name) as what
          from ledger.account debt join ledger.balance owed on owed.account_id = debt.id and owed.amount < 0
          join ledger.account on account.owner = debt.owner and account.currency = debt.currency
            and account.name in ('U.spend', 'U.avail')
          join ledger.balance own on own.account_id = account.id and own.amount > 0 where debt.name = 'U.owed'`,
  },
  {
    name: 'accounts-have-their-balance-row',
    means: 'Balance rows are wrong: users and held funds have one each, the platform has none.',
    sql: `select format('account %s (%s), balance row: %s', account.id, name, coalesce(nature, 'none')) as what
          from ledger.account left join ledger.balance on balance.account_id = account.id
          where has_balance <> (balance.account_id is not null) or balance.currency <> account.currency
             or nature <> case when name = 'U.owed' then 'debt' when name like 'H.%' then 'held' else 'own' end`,
  },
  {
    name: 'held-parts-not-negative',
    means: 'More was returned to or released from a source than it paid in.',
    sql: `select format('%s of %s: %s from account %s', name, owner, sum(amount), source_id) as what
          from ledger.entry join ledger.account on account.id = entry.account_id where name like 'H.%'
          group by account.id, source_id having sum(amount) < 0 or source_id is null`,
  },
  {
    name: 'held-is-funded-less-released-less-refunded',
    means: 'Held funds of an order do not add up (MON-9).',
    sql: `select format('%s of %s: funded %s, released %s, refunded %s, held %s', name, owner, funded, released,
      refunded, amount) as what from (
            select account.name, account.owner, balance.amount,
              coalesce(sum(entry.amount) filter (where kind = 'hold'), 0) as funded,
              -coalesce(sum(entry.amount) filter (where kind = 'settle'), 0) as released,
              -coalesce(sum(entry.amount) filter (where kind = 'refund'), 0) as refunded
            from ledger.account join ledger.balance on balance.account_id = account.id
            left join ledger.entry on entry.account_id = account.id
            left join ledger.reversal on reversal.journal_id = entry.journal_id
            left join ledger.journal on journal.id = coalesce(reversal.reversed_id, entry.journal_id)
            where account.name like 'H.%' group by account.id, balance.account_id
          ) held where amount <> funded - released - refunded or funded < 0 or released < 0 or refunded < 0
            or released + refunded > funded`,
  },
  {
    name: 'settled-leaves-nothing-held',
    means: 'An order was settled, but some of its money is still held.',
    sql: `select format('%s of %s still holds %s', name, owner, balance.amount) as what
          from ledger.account join ledger.balance on balance.account_id = account.id
          join lateral (select journal_id from ledger.entry where account_id = account.id order by id desc
            limit 1) latest on true
          join ledger.journal on journal.id = latest.journal_id
          where name like 'H.%' and kind = 'settle' and balance.amount <> 0`,
  },
  {
    name: 'roll-up-equals-entries',
    means: 'The platform’s figures are wrong, or a backup was restored and the next roll-up hasn’t run.',
    sql: `select format('account %s is rolled up to %s, its entries make %s', roll_up.account_id, roll_up.amount,
      coalesce(sum(entry.amount), 0)) as what
          from ledger.roll_up left join ledger.entry on entry.account_id = roll_up.account_id
            and entry.transaction < roll_up.upto
          group by roll_up.account_id having roll_up.amount <> coalesce(sum(entry.amount), 0)`,
  },
  {
    name: 'held-roll-up-equals-entries',
    means: 'Held funds shown to people are wrong, or a backup was restored and the next roll-up hasn’t run.',
    sql: `select format('held money from account %s is rolled up to %s, its entries make %s', held_roll_up.source_id,
      held_roll_up.amount, coalesce(sum(entry.amount), 0)) as what
          from ledger.held_roll_up left join ledger.entry on entry.source_id = held_roll_up.source_id
            and entry.transaction < held_roll_up.upto
          group by held_roll_up.source_id having held_roll_up.amount <> coalesce(sum(entry.amount), 0)`,
  },
  {
    name: 'yearly-sums-equal-entries',
    means: 'A yearly statement doesn’t match the ledger.',
    sql: `with base as materialized (
            select *, cluster = (select system_identifier::text from pg_control_system()) as is_here
              from ledger.year_roll_up
          ), counted as (
            select base.account_id, line.* from base cross
              join lateral ledger.year_lines(base.account_id, 0, base.entry_id, '0', base.transaction) line
              where is_here
          ), told as (
            select year_sum.* from ledger.year_sum left join base using (account_id) where is_here is distinct
              from false
          )
          select format('account %s, %s %s of %s: summed as %s in %s lines, its entries make %s in %s', account_id,
            part, kind, year, told.amount, told.entries, counted.amount, counted.entries) as what
          from counted full join told using (account_id, part, year, kind)
          where (counted.amount, counted.entries) is distinct from (told.amount, told.entries)`,
  },
  {
    name: 'returned-from-held-is-listed',
    means: 'Held funds were refunded, but the person’s payments don’t show it or show another amount.',
    sql: `select format('refund %s to %s: the ledger says %s, the list %s', journal_id, user_id, posted.amount,
      held_refund.amount) as what
          from (select journal.id as journal_id, account.owner as user_id, sum(entry.amount) as amount
            from ledger.journal join ledger.entry on entry.journal_id = journal.id
              join ledger.account on account.id = entry.account_id
            where journal.kind = 'refund' and account.name like 'U.%' group by journal.id, account.owner) posted
          full join held_refund using (journal_id, user_id) where posted.amount is distinct from held_refund.amount`,
  },
  {
    name: 'later-payments-are-listed',
    means:
      'Something was paid for a charge later, such as an extra, but the payer’s payments don’t show it or show another amount.',
    sql: `select format('payment %s: the ledger says %s, the list %s', journal_id, held.amount, charge_addition.amount)
      as what
          from (select journal_id, amount from (
              select journal.id as journal_id, -sum(entry.amount) as amount,
                row_number() over (partition by journal.reference_id order by min(entry.id)) as place
              from ledger.journal join ledger.entry on entry.journal_id = journal.id
                join ledger.account on account.id = entry.account_id
              where journal.kind = 'hold' and account.name like 'U.%' group by journal.id) each_hold where place > 1)
                held
          full join charge_addition using (journal_id) where held.amount is distinct from charge_addition.amount`,
  },
  {
    name: 'own-lines-are-listed-by-kind',
    means: 'A transaction is missing under its type in filters, or appears under another type.',
    sql: `select format('entry %s of account %s is listed as %s, its journal is %s', entry.id, account_id, listed_kind,
      journal.kind) as what
          from ledger.entry join ledger.journal on journal.id = journal_id
            join ledger.account on account.id = account_id
          where listed_kind is distinct from case when account.name like 'U.%' then journal.kind end`,
  },
  {
    name: 'platform-balance-equals-entries',
    means: 'The platform’s balance doesn’t match its postings.',
    sql: `select format('%s %s is said to be %s, its entries make %s', name, account.currency, said, summed) as what
      from ledger.account,
            lateral (select ledger.platform_balance(account.id) as said,
              coalesce((select sum(amount) from ledger.entry where account_id = account.id), 0) as summed) figures
          where not has_balance and said <> summed`,
  },
  {
    name: 'reversal-mirrors-its-journal',
    means: 'A reversal doesn’t match the journal it reverses.',
    sql: `select format('reversal %s of %s', journal_id, reversed_id) as what from ledger.reversal where exists (
            select from ledger.entry where entry.journal_id in (reversal.journal_id, reversal.reversed_id)
            group by account_id, source_id having sum(amount) <> 0)`,
  },
  {
    name: 'ledger-sums-to-zero',
    means: 'All accounts of a currency don’t sum to zero.',
    sql: `select format('%s: %s', currency, sum(amount)) as what from (
            select balance.currency, amount from ledger.balance
            union all select currency, ledger.platform_balance(id) from ledger.account where not has_balance
          ) everything group by currency having sum(amount) <> 0`,
  },
];
