/**
 * An order ends with a share of the price for the freelancer, by a dispute or an operator. The caller moves the money.
 */
import type { Released } from '#domains/disputes/server/disputes.ts';
import type { By } from '#domains/paid-work/party.ts';
import { clearanceOf } from '#domains/paid-work/server/paid-work.ts';
import { partsAt } from '#domains/paid-work/split-offer.ts';
import { workFinished } from '#domains/reviews/server/reviews.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { pathTo } from '#routes';
import { orderCharge } from '../charge-kind.ts';
import { reviewsCloseAt } from '../deadlines.ts';
import type { MoveName } from '../order.ts';
import { asWork } from './as-work.ts';
import { moveOrder } from './move-order.ts';
import type { Order } from './store.ts';

interface End {
  /** Of the price, to the freelancer, in basis points. */
  readonly share: number;
  readonly by: By;
  /** The moves of an end with all of the price for the freelancer, and with less. */
  readonly complete: MoveName;
  readonly split: MoveName;
  readonly reason: string;
}

const ALL = 10_000;

export async function endOfOrder(
  tx: Tx,
  order: Order,
  { share, by, complete, split, reason }: End,
  context: Context,
): Promise<Released> {
  const now = context.clock();
  const over = { interruptedState: null, onHoldAt: null, waitsSince: null };
  if (share < ALL) {
    const clears = partsAt(order.terms, share).isEarned
      ? await clearanceOf(tx, asWork(order), order.inForce, context)
      : null;
    const changes = { ...over, closedAt: now, completedAt: null, releasedShare: share, clearsAt: clears };
    await moveOrder(tx, order, split, by, now, changes, { reason, facts: { percent: share / 100 } });
    return { at: now, clearsAt: clears };
  }
  // An order that was completed before stays so since then: its reviews began that day.
  const completedAt = order.completedAt ?? now;
  const clears = await clearanceOf(tx, asWork(order), order.inForce, context);
  const completed = await moveOrder(
    tx,
    order,
    complete,
    by,
    now,
    { ...over, completedAt, clearsAt: clears },
    { reason },
  );
  if (order.completedAt === null) finish(tx, completed, now);
  return { at: completedAt, clearsAt: clears };
}

/** From here on both sides can review. */
export const finish = (tx: Tx, order: Order, now: Date): void =>
  workFinished(tx, {
    workId: order.id,
    kind: orderCharge.kind,
    number: order.number,
    title: order.offer.title,
    detail: order.offer.package.name,
    path: pathTo('order', { orderNumber: order.number }),
    clientId: order.clientId,
    freelancerId: order.freelancerId,
    subject: { id: order.serviceId, key: order.offer.slug },
    finishedAt: now,
    closesAt: reviewsCloseAt(order, now),
  });
