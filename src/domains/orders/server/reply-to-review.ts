import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { reviewAnswered } from '../events.ts';
import { otherSide } from '../order.ts';
import { moveOrder } from './move-order.ts';
import { lockMyOrder, type Order } from './store.ts';
import { tell } from './tell.ts';

const reply = statement('review_reply', 'update review set reply = $3, replied_at = $4 where order_id = $1 and author = $2 and reply is null');

/** One public answer to the review of oneself, once it is shown. */
export async function replyToReview(tx: Tx, actor: Actor, { orderNumber, text }: { orderNumber: string; text: string }, context: Context): Promise<Order> {
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId);
  const now = context.clock();
  const answered = await moveOrder(tx, order, 'replyToReview', { party: side, actorId: actor.userId }, now, { repliedBy: [...order.repliedBy, side] });
  await tx.rows(reply, [order.id, otherSide(side), text, now]);
  await tell(tx, reviewAnswered, answered, { by: side });
  return answered;
}
