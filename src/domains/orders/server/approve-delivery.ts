import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { orderCompleted } from '../events.ts';
import type { Side } from '#kit/sides.ts';
import { clearanceOf, releaseAll } from '#domains/paid-work/server/paid-work.ts';
import { splitAt } from '#domains/paid-work/price.ts';
import { asWork } from './as-work.ts';
import { bySystem, type By } from '#domains/paid-work/party.ts';
import { finish } from './end-order.ts';
import { moveOrder } from './move-order.ts';
import { lockMyOrder, type Order } from './store.ts';
import { announceOrder } from './announce-order.ts';

/** Of the price, in basis points. */
const ALL = 10_000;

/** The client accepts: held funds become the freelancer's clearing money less the service fee. */
export async function approveDelivery(
  tx: Tx,
  actor: Actor,
  { order_number: orderNumber }: { order_number: string },
  context: Context,
): Promise<Order> {
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId, context);
  return complete(tx, order, 'approve', { party: side, actorId: actor.userId }, side, context);
}

/** The review clock ran out: the same, marked as automatic so that it never counts against anyone's rating. */
export const autoApprove = (tx: Tx, order: Order, context: Context): Promise<Order> =>
  complete(tx, order, 'autoApprove', bySystem, null, context);

async function complete(
  tx: Tx,
  order: Order,
  move: 'approve' | 'autoApprove',
  by: By,
  side: Side | null,
  context: Context,
): Promise<Order> {
  const now = context.clock();
  const clears = await clearanceOf(tx, asWork(order), order.inForce, context);
  const completed = await moveOrder(tx, order, move, by, now, {
    completedAt: now,
    clearsAt: clears,
    autoApproved: move === 'autoApprove',
  });
  await releaseAll(tx, asWork(completed), { at: now, clearsAt: clears });
  finish(tx, completed, now);
  const { amount, currency } = splitAt(asWork(completed).terms, ALL).toFreelancer;
  announceOrder(tx, orderCompleted, completed, {
    by: side,
    clearsAt: clears.toISOString(),
    earned: { amount, currency },
  });
  return completed;
}
