import { applyRating } from '#domains/services/server/services.ts';
import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { orderReviewed, orderReviewsShown } from '../events.ts';
import { otherSide, type Side } from '../order.ts';
import { meanStars, type Stars } from '../rating.ts';
import { bySystem, moveOrder } from './move-order.ts';
import { lockMyOrder, type Order } from './store.ts';
import { tell } from './tell.ts';

export interface WrittenReview extends Stars {
  readonly orderNumber: string;
  readonly text: string;
  readonly private_note?: string | undefined;
}

const insert = statement(
  'review_insert',
  `insert into review (id, order_id, author, author_id, about_id, service_id, service_slug, communication, quality, value, body, private_note, written_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
);

/** Each side reviews the other once, unseen until both have or the time is over: nobody can answer in kind. */
export async function reviewOrder(tx: Tx, actor: Actor, review: WrittenReview, context: Context): Promise<Order> {
  const { order, side } = await lockMyOrder(tx, review.orderNumber, actor.userId);
  const now = context.clock();
  const reviewedBy: Side[] = [...order.reviewedBy, side];
  const bothIn = reviewedBy.includes(otherSide(side));
  const reviewed = await moveOrder(tx, order, 'review', { party: side, actorId: actor.userId }, now, {
    reviewedBy,
    ...(bothIn ? { reviewsShownAt: now } : {}),
  });
  const aboutId = side === 'client' ? order.freelancerId : order.clientId;
  const { communication, quality, value, text, private_note: note } = review;
  const written = note === undefined || note === '' ? null : note;
  await tx.rows(insert, [
    context.makeId(),
    order.id,
    side,
    actor.userId,
    aboutId,
    order.serviceId,
    order.offer.slug,
    communication,
    quality,
    value,
    text,
    written,
    now,
  ]);
  await tell(tx, orderReviewed, reviewed, { by: side });
  if (bothIn) await showReviews(tx, reviewed, now);
  return reviewed;
}

/** The time to review is over: what was written is shown, alone or not at all. */
export async function closeReviews(tx: Tx, order: Order, context: Context): Promise<void> {
  const now = context.clock();
  const closed = await moveOrder(tx, order, 'closeReviews', bySystem, now, { reviewsShownAt: now });
  if (closed.reviewedBy.length > 0) await showReviews(tx, closed, now);
}

const show = statement(
  'review_show',
  'update review set shown_at = $2 where order_id = $1 and shown_at is null returning author, communication, quality, value',
);

async function showReviews(tx: Tx, order: Order, now: Date): Promise<void> {
  const shown = await tx.rows<Stars & { author: Side }>(show, [order.id, now]);
  const ofService = shown.find(({ author }) => author === 'client');
  if (ofService !== undefined) await applyRating(tx, order.serviceId, meanStars(ofService));
  await tell(tx, orderReviewsShown, order, {});
}
