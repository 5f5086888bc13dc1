import type { Db, Tx } from '#kit/server/db/database.ts';
import { openOrdersOf } from '#domains/orders/server/orders.ts';
import { moneyLeftOf, moneyUnderWayOf } from '#domains/wallet/server/wallet.ts';
import type { Standing } from '../duties.ts';

/** Where somebody stands with everybody else: what they have to do, and what is theirs or owed. */
export async function standingOf(reads: Db | Tx, userId: string): Promise<Standing> {
  const orders = await openOrdersOf(reads, userId);
  const money = await moneyLeftOf(reads, userId);
  return { orders, money, underWay: await moneyUnderWayOf(reads, userId) };
}
