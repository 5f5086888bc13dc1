import type { DataOf } from '#kit/endpoint.ts';
import { money, negate } from '#kit/money.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { moneyDeskWaiting, totalsByAccount } from '#domains/wallet/server/wallet.ts';
import type { booksOverview } from '../admin-contract.ts';
import { latestBlock } from './seals.ts';

const check = statement(
  'books_last_check',
  `select ended_at as "ended_at!", checks, violations from check_run where state = 'done' order by ended_at desc
    limit 1`,
);
const waiting = statement(
  'books_waiting',
  `select (select count(*)::int from ledger_adjustment where state = 'proposed') as adjustments,
    (select count(*)::int from failing_timer) as failing_timers`,
);

type Overview = DataOf<typeof booksOverview>;
interface Sum {
  name: string;
  amount: string;
}

/** Figures of the ledger itself, as it is now. */
export async function booksAtAGlance(db: Db, currency: string): Promise<Overview> {
  const { owned, platform: own } = await totalsByAccount(db, currency);
  const sum = (rows: readonly Sum[], fits: (name: string) => boolean) =>
    money(
      rows.filter(({ name }) => fits(name)).reduce((total, { amount }) => total + BigInt(amount), 0n),
      currency,
    );
  const last = await db.row(check);
  const [tasks, desk] = await Promise.all([db.row(waiting), moneyDeskWaiting(db)]);
  return {
    held: sum(owned, (name) => name.startsWith('H.')),
    owed_to_people: sum(owned, (name) => ['U.spend', 'U.avail', 'U.pend', 'U.out'].includes(name)),
    clearing: sum(owned, (name) => name === 'U.pend'),
    owed_by_people: money(
      owned.filter(({ name }) => name === 'U.owed').reduce((total, { amount }) => total - BigInt(amount), 0n),
      currency,
    ),
    income: sum(own, (name) => name.startsWith('R.')),
    taxes_and_credit: sum(own, (name) => name.startsWith('L.')),
    costs: negate(sum(own, (name) => name.startsWith('E.'))),
    outside: own
      .filter(({ name }) => name.startsWith('X.'))
      .map(({ name, amount }) => ({ account: name, amount: money(-BigInt(amount), currency) })),
    last_check:
      last === undefined ? null : { at: last.ended_at.toISOString(), checks: last.checks, violations: last.violations },
    last_seal: await latestBlock(db),
    waiting: { ...desk, adjustments: tasks?.adjustments ?? 0, failing_timers: tasks?.failing_timers ?? 0 },
  };
}
