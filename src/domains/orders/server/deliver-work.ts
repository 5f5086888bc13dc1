import type { Actor } from '#kit/actor.ts';
import { openReviewWindow } from '#domains/paid-work/clock.ts';
import { endRevision, handOver } from '#domains/paid-work/server/paid-work.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { orderDelivered } from '../events.ts';
import { asWork } from './as-work.ts';
import { moveOrder } from './move-order.ts';
import { lockMyOrder, type Order } from './store.ts';
import { announceOrder } from './announce-order.ts';

export interface Work {
  readonly order_number: string;
  readonly note: string;
  readonly link?: string | undefined;
  readonly files: readonly string[];
  readonly watermark?: boolean | undefined;
}

/**
 * When the order was or is late, for a delivery that arrived `now`. A deadline that fired while it waited for the lock
 * does not count.
 */
function lateSince({ dueAt, lateAt }: Order, now: Date): Date | null {
  if (lateAt !== null && lateAt <= now) return lateAt;
  return dueAt !== null && now > dueAt ? now : null;
}

/**
 * The freelancer hands over the work. What was handed over is proved by a hash, and the client's review clock starts.
 */
export async function deliverWork(tx: Tx, actor: Actor, work: Work, context: Context): Promise<Order> {
  // Before the lock: it was delivered when it arrived, however long it has to wait.
  const now = context.clock();
  const { order, side } = await lockMyOrder(tx, work.order_number, actor.userId, context);
  const window = openReviewWindow(now, order.inForce);
  const changes = { deliveredAt: now, ...window, lateAt: lateSince(order, now) };
  const delivered = await moveOrder(tx, order, 'deliver', { party: side, actorId: actor.userId }, now, changes);
  await handOver(tx, asWork(order), work, now, context);
  if (order.state === 'in_revision') await endRevision(tx, order.id, 'delivered', now);
  announceOrder(tx, orderDelivered, delivered, {
    reviewDueAt: window.reviewDueAt.toISOString(),
    isRevision: order.state === 'in_revision',
  });
  return delivered;
}
