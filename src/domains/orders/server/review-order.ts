import { replyToReview as reply, writeReview, type Written } from '#domains/reviews/server/reviews.ts';
import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import type { MoveName } from '../order.ts';
import { mustMove } from '../policy.ts';
import { lockMyOrder, type Order } from './store.ts';

async function mustMay(tx: Tx, actor: Actor, orderNumber: string, move: MoveName, context: Context) {
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId, context);
  mustMove(order, move, side, context.clock());
  return { order, side };
}

/** Each side reviews the other once. */
export async function reviewOrder(
  tx: Tx,
  actor: Actor,
  { order_number: orderNumber, ...review }: Written & { order_number: string },
  context: Context,
): Promise<Order> {
  const { order, side } = await mustMay(tx, actor, orderNumber, 'review', context);
  await writeReview(tx, order.id, side, review, context);
  return order;
}

/** One public reply to the review about oneself, once it is shown. */
export async function replyToReview(
  tx: Tx,
  actor: Actor,
  { order_number: orderNumber, text }: { order_number: string; text: string },
  context: Context,
): Promise<Order> {
  const { order, side } = await mustMay(tx, actor, orderNumber, 'replyToReview', context);
  await reply(tx, order.id, side, text, context);
  return order;
}
