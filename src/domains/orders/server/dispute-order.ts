/**
 * An order in dispute (ORD-13): it stops, continues where it was, or ends with a share of the price. The dispute moves
 * the money.
 */
import { openDispute as open, type Claim, type DisputedWork } from '#domains/disputes/server/disputes.ts';
import { afterPause } from '#domains/paid-work/clock.ts';
import { answerSplit } from '#domains/paid-work/server/paid-work.ts';
import { categoryOf } from '#domains/services/server/services.ts';
import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { pathTo } from '#routes';
import { orderCharge } from '../charge-kind.ts';
import { deadlinesAfter } from '../deadlines.ts';
import { timelineWords } from '../timeline.ts';
import { asWork } from './as-work.ts';
import { endOfOrder } from './end-order.ts';
import { followSeller } from './follow-seller.ts';
import { moveOrder } from './move-order.ts';
import { lockMyOrder, lockOrder, type Order } from './store.ts';

/** All clocks stop. A request to cancel that waits is declined by it; money that is clearing is held again. */
export async function openDispute(
  tx: Tx,
  actor: Actor,
  { order_number: orderNumber, ...claim }: Claim & { order_number: string },
  context: Context,
): Promise<Order> {
  const now = context.clock();
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId, context);
  const isReleased = order.state === 'completed';
  const split = order.state === 'cancel_requested' ? order.split : null;
  // The request had stopped the clocks before: what it interrupted is what the dispute interrupts.
  const changes = split === null ? { interruptedState: order.state } : deadlinesAfter(order, split.offeredAt, now);
  const disputed = await moveOrder(tx, order, 'openDispute', { party: side, actorId: actor.userId }, now, changes, {
    facts: { percent: claim.percent },
  });
  if (split !== null) await answerSplit(tx, order.id, split, 'decline', 'system', now);
  const path = pathTo('order', { orderNumber: order.number });
  const category = await categoryOf(tx, order.serviceId);
  await open(tx, { ...asWork(order), path, category }, side, claim, isReleased, context);
  return { ...disputed, split: null };
}

export const disputedOrder: DisputedWork = {
  kind: orderCharge.kind,

  /** Deadlines continue with the time that was left, and so does clearing. */
  async resume(tx, orderId, since, by, context) {
    const now = context.clock();
    const order = await lockOrder(tx, orderId, context);
    const { completedAt } = order;
    const wasClearing = order.interruptedState === 'completed' && completedAt !== null;
    const clears = wasClearing ? afterPause({ dueAt: order.clearsAt, pausedMs: 0 }, since, now).dueAt : null;
    const changes = wasClearing ? { clearsAt: clears } : deadlinesAfter(order, since, now);
    const going = await moveOrder(tx, order, 'withdrawDispute', by, now, { ...changes, interruptedState: null });
    if (wasClearing) return { at: completedAt, clearsAt: clears };
    await followSeller(tx, going, context);
    return null;
  },

  /** All of the price completes the order, as if it was approved; less ends it like a cancellation by agreement. */
  async end(tx, orderId, { share, by, number }, context) {
    const order = await lockOrder(tx, orderId, context);
    return endOfOrder(
      tx,
      order,
      { share, by, complete: 'releaseDisputed', split: 'splitDisputed', reason: `Dispute ${number}` },
      context,
    );
  },

  words: timelineWords,
};
