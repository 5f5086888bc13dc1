/**
 * The client wants changes to what was delivered, one by one, and may withdraw that until the next delivery (ORD-7,
 * ORD-22).
 */
import type { Actor } from '#kit/actor.ts';
import { after } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { revisionDueAt, revisionsLeft, type RevisionItem } from '#domains/paid-work/revision.ts';
import * as work from '#domains/paid-work/server/paid-work.ts';
import { revisionPriceAsked, revisionRequested, revisionWithdrawn } from '../events.ts';
import { announceOrder } from './announce-order.ts';
import { followSeller } from './follow-seller.ts';
import { moveOrder } from './move-order.ts';
import { lockMyOrder, type Order } from './store.ts';
import { showRevision } from './talk-cards.ts';

interface Wish {
  readonly order_number: string;
  readonly items: readonly RevisionItem[];
}

/** The review stops, and the freelancer delivers again by the new due date. */
export async function requestRevision(
  tx: Tx,
  actor: Actor,
  { order_number: orderNumber, items }: Wish,
  context: Context,
): Promise<Order> {
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId, context);
  const now = context.clock();
  const dueAt = revisionDueAt(now, order.deliveryDays);
  const used = order.revisions.used + 1;
  const changes = { dueAt, pausedMs: 0, revisionAt: now, revisionsUsed: used };
  const movedOrder = await moveOrder(
    tx,
    order,
    'requestRevision',
    { party: side, actorId: actor.userId },
    now,
    changes,
    { facts: { items: items.length } },
  );
  const revised: Order = { ...movedOrder, revisions: { ...order.revisions, used } };
  const id = context.makeId();
  await work.requestRevision(tx, order.id, { id, items, askedAt: now, dueAt });
  announceOrder(tx, revisionRequested, revised, {
    items: items.length,
    dueAt: dueAt.toISOString(),
    left: revisionsLeft(revised.revisions),
  });
  await showRevision(tx, revised, id, context);
  return followSeller(tx, revised, context);
}

/**
 * The review continues with the time that was left when the revision was requested, and the revision is not used up.
 */
export async function withdrawRevision(
  tx: Tx,
  actor: Actor,
  request: { order_number: string; request_id: string },
  context: Context,
): Promise<Order> {
  const { order, side } = await lockMyOrder(tx, request.order_number, actor.userId, context);
  const now = context.clock();
  const lastedMs = now.getTime() - (order.revisionAt ?? now).getTime();
  const reviewDueAt = after(order.reviewDueAt ?? now, lastedMs);
  const changes = { reviewDueAt, revisionsUsed: order.revisions.used - 1 };
  const back = await moveOrder(tx, order, 'withdrawRevision', { party: side, actorId: actor.userId }, now, changes);
  const ended = await work.endRevision(tx, order.id, 'withdrawn', now);
  if (ended?.id !== request.request_id)
    throw new Failure('wrong_state', {
      message: 'This revision request was replaced by a new one.',
      data: { state: order.state },
    });
  announceOrder(tx, revisionWithdrawn, back, { reviewDueAt: reviewDueAt.toISOString() });
  return back;
}

/** No revision is left: the client asks the freelancer to offer one (ORD-23). */
export async function askRevisionPrice(
  tx: Tx,
  actor: Actor,
  { order_number: orderNumber, reason }: { order_number: string; reason: string },
  context: Context,
): Promise<Order> {
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId, context);
  const now = context.clock();
  const movedOrder = await moveOrder(
    tx,
    order,
    'askRevisionPrice',
    { party: side, actorId: actor.userId },
    now,
    {},
    { reason },
  );
  announceOrder(tx, revisionPriceAsked, movedOrder, { reviewDueAt: (order.reviewDueAt ?? now).toISOString() });
  return movedOrder;
}
