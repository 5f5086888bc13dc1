import { hasClientAbilities, isFreelancerRole, type Role } from '#kit/actor.ts';
import type { Duty } from '#kit/duties.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import { pathTo } from '#routes';
import { openOrdersOf, type OpenOrder } from './leave.ts';

const dutyOf = ({ number, side, title }: OpenOrder): Duty => ({
  kind: 'order',
  words:
    side === 'client'
      ? `Your order of “${title}” (${number}) is still open.`
      : `You still have to deliver “${title}” (${number}).`,
  amount: null,
  path: pathTo('order', { orderNumber: number }),
});

/** Any open order: an erased account could not finish it. */
export const openOrders = async (reads: Db | Tx, userId: string): Promise<Duty[]> =>
  (await openOrdersOf(reads, userId)).map(dutyOf);

/**
 * Orders that only the role given up can finish: held funds would wait for someone who can no longer deliver,
 * or approve. Money itself is no obstacle: the wallet stays the same.
 */
export async function openOrdersByRole(
  reads: Db | Tx,
  userId: string,
  from: Role,
  to: Role,
): Promise<{ blocking: Duty[]; open: Duty[] }> {
  const orders = await openOrdersOf(reads, userId);
  const givesUp = ({ side }: OpenOrder): boolean =>
    side === 'client'
      ? hasClientAbilities(from) && !hasClientAbilities(to)
      : isFreelancerRole(from) && !isFreelancerRole(to);
  return { blocking: orders.filter(givesUp).map(dutyOf), open: orders.filter((order) => !givesUp(order)).map(dutyOf) };
}
