import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { orderPaid } from '../events.ts';
import { holdTotal, isGone } from '#domains/paid-work/server/paid-work.ts';
import { asWork } from './as-work.ts';
import { moveOrder } from './move-order.ts';
import { lockMyOrder, type Order } from './store.ts';
import { announceOrder } from './announce-order.ts';

/** The client pays a placed order from the wallet: the whole total is held before anyone starts to work (MON-9). */
export async function payOrder(
  tx: Tx,
  actor: Actor,
  { order_number: orderNumber }: { order_number: string },
  context: Context,
): Promise<Order> {
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId, context);
  const now = context.clock();
  await mustStillSell(tx, order);
  const paid = await moveOrder(tx, order, 'pay', { party: side, actorId: actor.userId }, now, { paidAt: now });
  await holdTotal(tx, asWork(paid), paid.paidAt ?? paid.placedAt);
  announceOrder(tx, orderPaid, paid, {});
  return paid;
}

/** Nobody pays a freelancer who is suspended, leaving or gone. */
export async function mustStillSell(tx: Tx, order: Order): Promise<void> {
  if (await isGone(tx, order.freelancerId))
    throw new Failure('wrong_state', {
      message: 'This freelancer can’t work at the moment. You were not charged.',
      data: { state: order.state },
    });
}
