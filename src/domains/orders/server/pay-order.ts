import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { orderPaid } from '../events.ts';
import { holdTotal } from './money.ts';
import { moveOrder } from './move-order.ts';
import { lockMyOrder, type Order } from './store.ts';
import { tell } from './tell.ts';

/** The client pays a placed order from the wallet: the whole total is held before anyone starts to work (MON-9). */
export async function payOrder(tx: Tx, actor: Actor, { orderNumber }: { orderNumber: string }, context: Context): Promise<Order> {
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId);
  const now = context.clock();
  const paid = await moveOrder(tx, order, 'pay', { party: side, actorId: actor.userId }, now, { paidAt: now });
  await holdTotal(tx, paid);
  await tell(tx, orderPaid, paid, {});
  return paid;
}
