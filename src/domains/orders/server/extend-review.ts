import type { Actor } from '#kit/actor.ts';
import { after } from '#kit/clock.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { periodsOf } from '../deadlines.ts';
import { orderReviewExtended } from '../events.ts';
import { moveOrder } from './move-order.ts';
import { lockMyOrder, type Order } from './store.ts';
import { tell } from './tell.ts';

/** Four more days to look at the delivery, once per delivery. */
export async function extendReview(tx: Tx, actor: Actor, { orderNumber }: { orderNumber: string }, context: Context): Promise<Order> {
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId);
  const now = context.clock();
  const reviewDueAt = after(order.reviewDueAt ?? now, periodsOf(order).reviewExtensionMs);
  const extended = await moveOrder(tx, order, 'extendReview', { party: side, actorId: actor.userId }, now, { reviewDueAt, reviewExtended: true });
  await tell(tx, orderReviewExtended, extended, { reviewDueAt: reviewDueAt.toISOString() });
  return extended;
}
