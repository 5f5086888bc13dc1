import type { DataOf } from '#kit/endpoint.ts';
import { money } from '#kit/money.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { booksOverview } from '../admin-contract.ts';
import { latestBlock } from './seals.ts';

const people = statement(
  'books_people',
  `select name, sum(amount)::text as amount from ledger.account join ledger.balance on balance.account_id = account.id where account.currency = $1 group by name`,
);
const platform = statement(
  'books_platform',
  `select name, ledger.platform_balance(id)::text as amount from ledger.account where owner is null and currency = $1 order by name`,
);
const check = statement('books_last_check', `select ended_at, checks, violations from check_run where state = 'done' order by ended_at desc limit 1`);
const waiting = statement(
  'books_waiting',
  `select (select count(*)::int from payment_event where state = 'parked') as "parkedEvents",
     (select count(*)::int from operator_flag where resolved_at is null) as flags,
     (select count(*)::int from ledger_adjustment where state = 'proposed') as adjustments,
     (select count(*)::int from reconciliation_difference where reconciliation_id in (
        select distinct on (provider) id from reconciliation where state = 'done' order by provider, started_at desc)) as differences,
     (select count(*)::int from timer where tries >= 8) as "failingTimers"`,
);

type Overview = DataOf<typeof booksOverview>;
interface Sum {
  name: string;
  amount: string;
}

/** Figures of the ledger itself, as it stands. */
export async function booksAtAGlance(db: Db, currency: string): Promise<Overview> {
  const owned = await db.rows<Sum>(people, [currency]);
  const own = await db.rows<Sum>(platform, [currency]);
  const sum = (rows: readonly Sum[], fits: (name: string) => boolean) =>
    money(
      rows.filter(({ name }) => fits(name)).reduce((total, { amount }) => total + BigInt(amount), 0n),
      currency,
    );
  const last = await db.row<{ ended_at: Date; checks: number; violations: number }>(check);
  const tasks = await db.row<Overview['waiting']>(waiting);
  return {
    held: sum(owned, (name) => name.startsWith('H.')),
    owedToPeople: sum(owned, (name) => ['U.spend', 'U.avail', 'U.pend', 'U.out'].includes(name)),
    clearing: sum(owned, (name) => name === 'U.pend'),
    owedByPeople: money(
      owned.filter(({ name }) => name === 'U.owed').reduce((total, { amount }) => total - BigInt(amount), 0n),
      currency,
    ),
    income: sum(own, (name) => name.startsWith('R.')),
    outside: own.filter(({ name }) => name.startsWith('X.')).map(({ name, amount }) => ({ account: name, amount: money(-BigInt(amount), currency) })),
    lastCheck: last === undefined ? null : { at: last.ended_at.toISOString(), checks: last.checks, violations: last.violations },
    lastSeal: await latestBlock(db),
    waiting: tasks ?? { parkedEvents: 0, flags: 0, adjustments: 0, differences: 0, failingTimers: 0 },
  };
}
