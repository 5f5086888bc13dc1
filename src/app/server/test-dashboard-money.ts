/**
 * For tests: what the dashboards say of someone's money and work, beside what the ledger and the tables of work have.
 */
import type { Earned, moneyPiece, spentPiece } from '#domains/wallet/dashboard-piece.ts';
import type { Contracts } from '#domains/contracts/dashboard-piece.ts';
import type { OpenOrders } from '#domains/orders/dashboard-pieces.ts';
import type { Actor } from '#kit/actor.ts';
import { mondayBefore } from '#kit/calendar-day.ts';
import type { PieceData } from '#kit/dashboard.ts';
import type { Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import type { TestDatabase } from '#kit/server/test-database.ts';
import type { Side } from '#kit/sides.ts';
import { modules } from './modules.ts';

type Home = PieceData<typeof moneyPiece> & Contracts & OpenOrders;
export type ClientHome = Home & PieceData<typeof spentPiece>;
export type FreelancerHome = Home & Earned;

/** Every field that the domains put on one dashboard. */
export async function homeOf<Of extends Side>(
  side: Of,
  actor: Actor,
  context: Context,
): Promise<Of extends 'client' ? ClientHome : FreelancerHome> {
  const parts = modules.flatMap(({ dashboards = [] }) => dashboards).filter((part) => part.of === side);
  const whole = { ...context, extensions: modules.flatMap(({ extensions = [] }) => extensions) };
  const answers = await Promise.all(parts.map(({ read }) => read(context.db, actor, whole)));
  return Object.assign({}, ...answers.map(({ data }) => data)) as Of extends 'client' ? ClientHome : FreelancerHome;
}

const OWN = '(select id from ledger.account where owner = $1)';
const amountIn = (column: string, from: string, where: string): string =>
  `select coalesce(sum(${column}), 0)::text as amount from ${from} where ${where}`;
const ENTRIES =
  'ledger.entry join ledger.account on account.id = entry.account_id join ledger.journal on journal.id = entry.journal_id';

/** The same of the ledger’s entries and of the work’s own rows, without the statements of the dashboards. */
export async function factsOf({ owner }: Pick<TestDatabase, 'owner'>, userId: string, now: Date) {
  const amount = async (sql: string, values: readonly unknown[] = []): Promise<string> =>
    (await owner.query<{ amount: string }>(sql, [userId, ...values])).rows[0]?.amount ?? '0';
  const heldIn = (accounts: string) =>
    amount(amountIn('entry.amount', ENTRIES, `account.name like '${accounts}' and entry.source_id in ${OWN}`));
  const activeOf = async (side: string) => {
    const sql = `select (select count(*) from orders
      where ${side} = $1 and state not in ('completed', 'cleared', 'cancelled', 'expired')
         ${side === 'freelancer_id' ? 'and paid_at is not null' : ''}) + (select count(*) from contract
           where ${side} = $1 and state in ('active', 'paused', 'end_requested')) as amount`;
    return Number(await amount(sql));
  };
  return {
    held: await heldIn('H.%'),
    heldOfMilestones: await heldIn('H.milestone'),
    /** What left held funds of their payments, and was not held again. */
    spent: await amount(
      amountIn(
        '-entry.amount',
        ENTRIES,
        `account.name like 'H.%' and journal.kind in ('settle', 'reverse') and entry.source_id in ${OWN}`,
      ),
    ),
    earned: await amount(
      amountIn(
        'entry.amount',
        ENTRIES,
        `account.name = 'U.pend' and account.owner = $1 and journal.kind in ('settle', 'reverse') and journal.created_at >= $2`,
      ),
      [mondayBefore(now, 11)],
    ),
    clearing: await amount(amountIn('entry.amount', ENTRIES, `account.name = 'U.pend' and account.owner = $1`)),
    bought: await activeOf('client_id'),
    sold: await activeOf('freelancer_id'),
  };
}

const total = (amounts: readonly Money[]): string =>
  amounts.reduce((all, { amount }) => all + BigInt(amount), 0n).toString();
const activeIn = ({ counts: { all, done, closed }, contracts }: Home): number =>
  all - done - closed + contracts.running;

/** The figures and panels of a client’s home, as `factsOf` has them. */
export const shownToClient = (home: ClientHome) => ({
  held: home.money.held.amount,
  heldOfMilestones: total(home.contracts.open.map(({ held }) => held)),
  spent: home.spent.total.amount,
  bought: activeIn(home),
});
export const shownToFreelancer = (home: FreelancerHome) => ({
  earned: total(home.weeks.map(({ earned }) => earned)),
  clearing: total(home.clearing.map(({ amount }) => amount)),
  sold: activeIn(home),
});
