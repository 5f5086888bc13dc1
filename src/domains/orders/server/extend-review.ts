import type { Actor } from '#kit/actor.ts';
import { extendedReviewWindow } from '#domains/paid-work/clock.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { orderReviewExtended } from '../events.ts';
import { moveOrder } from './move-order.ts';
import { lockMyOrder, type Order } from './store.ts';
import { announceOrder } from './announce-order.ts';

/** Four more days to look at the delivery, once per delivery. */
export async function extendReview(
  tx: Tx,
  actor: Actor,
  { order_number: orderNumber }: { order_number: string },
  context: Context,
): Promise<Order> {
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId, context);
  const now = context.clock();
  const window = extendedReviewWindow(order.reviewDueAt ?? now, order.inForce);
  const extended = await moveOrder(tx, order, 'extendReview', { party: side, actorId: actor.userId }, now, window);
  announceOrder(tx, orderReviewExtended, extended, { reviewDueAt: window.reviewDueAt.toISOString() });
  return extended;
}
