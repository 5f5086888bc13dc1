import type { Duty } from '#kit/duties.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import { pathTo } from '#routes';
import { moneyLeftOf, moneyUnderWayOf, type MoneyLeft, type MoneyUnderWay } from './leave.ts';

const moneyWords: Record<MoneyLeft['bucket'], string> = {
  spendable: 'You still have money in your wallet.',
  clearing: 'Some of your earnings are still clearing.',
  available: 'You have earnings to withdraw.',
  in_flight: 'A withdrawal has not arrived yet.',
  owed: 'You owe money after a payment was reversed.',
  held: 'Funds are held for your orders.',
};

const underWayWords: Record<MoneyUnderWay['kind'], string> = {
  funding: 'A top-up is in progress',
  refund: 'Money is being returned to you',
  dispute: 'Your bank has questions about a payment',
};

const leftDuty = ({ bucket, amount }: MoneyLeft): Duty => ({
  kind: 'money',
  words: moneyWords[bucket],
  amount,
  path: pathTo('transactions'),
});
const underWayDuty = ({ kind, number, amount }: MoneyUnderWay): Duty => ({
  kind: 'funding',
  words: `${underWayWords[kind]} (${number}).`,
  amount,
  path: pathTo('transactions'),
});

/** Any balance that is not zero, any payment under way. */
export async function moneyToSettle(reads: Db | Tx, userId: string): Promise<Duty[]> {
  const left = await moneyLeftOf(reads, userId);
  return [...left.map(leftDuty), ...(await moneyUnderWayOf(reads, userId)).map(underWayDuty)];
}
