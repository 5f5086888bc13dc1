import { identityOf } from '#domains/accounts/server/accounts.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
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
  await mustStillSell(tx, order);
  const paid = await moveOrder(tx, order, 'pay', { party: side, actorId: actor.userId }, now, { paidAt: now });
  await holdTotal(tx, paid);
  await tell(tx, orderPaid, paid, {});
  return paid;
}

/** The system cancels such an order in a moment; no money is held for it meanwhile. */
async function mustStillSell(tx: Tx, order: Order): Promise<void> {
  const seller = await identityOf(tx, order.freelancerId);
  if (seller === undefined || seller.suspended_at !== null || seller.closing_at !== null)
    throw new Failure('wrong_state', { message: 'This freelancer takes no orders at the moment. Nothing was taken.', data: { state: order.state } });
}
