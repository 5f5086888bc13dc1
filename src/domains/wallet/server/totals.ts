/** Sums over the whole ledger, and what waits for the staff who handle money. */
import { money, type Money } from '#kit/money.ts';
import { statement, type Db } from '#kit/server/db/database.ts';

const ofOthers = statement(
  'totals_of_others',
  `select name, sum(amount)::text as amount from ledger.account join ledger.balance on balance.account_id = account.id
   where account.currency = :currency group by name`,
);
const ofPlatform = statement(
  'totals_of_platform',
  `select name, ledger.platform_balance(id)::text as "amount!" from ledger.account
    where owner is null and currency = :currency order by name`,
);

/** By the names of the accounts: what people have and what is held, and the platform's own. */
export async function totalsByAccount(db: Db, currency: string) {
  const [owned, platform] = await Promise.all([db.rows(ofOthers, { currency }), db.rows(ofPlatform, { currency })]);
  return { owned, platform };
}

const moved = statement(
  'totals_released_and_held',
  `select
     (select coalesce(sum(entry.amount), 0) from ledger.journal
        join ledger.entry on entry.journal_id = journal.id join ledger.account on account.id = entry.account_id
      where journal.kind in ('settle', 'reverse') and account.name = 'U.pend' and account.currency = :currency)::text as released,
     (select coalesce(sum(balance.amount), 0) from ledger.account join ledger.balance on balance.account_id = account.id
      where account.name like 'H.%' and account.currency = :currency)::text as held`,
);

/**
 * Released is every settlement's credit to the person who earned it, less what a dispute held again; held is what is on
 * held accounts now.
 */
export async function releasedAndHeld(db: Db, currency: string): Promise<{ released: Money; held: Money }> {
  const row = await db.row(moved, { currency });
  return { released: money(row?.released ?? '0', currency), held: money(row?.held ?? '0', currency) };
}

const desk = statement(
  'money_desk_waiting',
  `select (select count(*)::int from payment_event where state = 'parked') as parked_events,
     (select count(*)::int from operator_flag where resolved_at is null) as flags,
     (select count(*)::int from reconciliation_difference where reconciliation_id in (
        select distinct on (provider) id from reconciliation where state = 'done' order by provider, started_at desc))
          as differences`,
);
export const moneyDeskWaiting = async (db: Db) =>
  (await db.row(desk)) ?? { parked_events: 0, flags: 0, differences: 0 };
