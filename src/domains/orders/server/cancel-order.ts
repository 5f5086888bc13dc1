import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { termsAt } from '#kit/terms.ts';
import { orderCancelled } from '../events.ts';
import { HOLDING_STATES, type MoveName, type Side } from '../order.ts';
import { refundTotal } from './money.ts';
import { bySystem, moveOrder, type By } from './move-order.ts';
import { lockMyOrder, type Order } from './store.ts';
import { tell } from './tell.ts';

/** Which move a cancellation is, and what is told of it. Each gives the client everything back. */
const told = {
  cancelBeforeStart: 'before_start',
  cancelUnanswered: 'unanswered',
  cancelLate: 'late',
  cancelAbandoned: 'abandoned',
  cancelOnHold: 'on_hold',
  cancelHeldTooLong: 'held_too_long',
  cancelSellerGone: 'seller_gone',
} as const satisfies Partial<Record<MoveName, string>>;
type Cancellation = keyof typeof told;

/** The client cancels: any time before work starts or while it is on hold, and once a delivery is a day late. */
export async function cancelOrder(tx: Tx, actor: Actor, { orderNumber, reason }: { orderNumber: string; reason: string }, context: Context): Promise<Order> {
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId);
  const move = order.onHoldAt !== null ? 'cancelOnHold' : order.startedAt === null ? 'cancelBeforeStart' : 'cancelLate';
  return cancel(tx, order, move, { party: side, actorId: actor.userId }, side, reason, context);
}

/** The client never sent the requirements. */
export const cancelUnanswered = (tx: Tx, order: Order, context: Context): Promise<Order> =>
  cancel(tx, order, 'cancelUnanswered', bySystem, null, `No requirements arrived in ${termsAt(order.placedAt).requirementsDays} days.`, context);

/** Nothing was delivered for long past the due time. */
export const cancelAbandoned = (tx: Tx, order: Order, context: Context): Promise<Order> =>
  cancel(tx, order, 'cancelAbandoned', bySystem, null, `Nothing was delivered ${termsAt(order.placedAt).lateCancelDays} days past the due time.`, context);

/** The seller's suspension was not lifted in time. */
export const cancelHeldTooLong = (tx: Tx, order: Order, context: Context): Promise<Order> =>
  cancel(tx, order, 'cancelHeldTooLong', bySystem, null, 'The freelancer’s account stayed suspended for 30 days.', context);

/** The seller will not come back, or cannot be paid for work that did not begin. */
export const cancelSellerGone = (tx: Tx, order: Order, reason: string, context: Context): Promise<Order> =>
  cancel(tx, order, 'cancelSellerGone', bySystem, null, reason, context);

async function cancel(tx: Tx, order: Order, move: Cancellation, by: By, side: Side | null, reason: string, context: Context): Promise<Order> {
  const now = context.clock();
  const cancelled = await moveOrder(tx, order, move, by, now, { closedAt: now, onHoldAt: null, waitsSince: null }, { reason });
  const refunded = HOLDING_STATES.includes(order.state);
  if (refunded) await refundTotal(tx, order);
  await tell(tx, orderCancelled, cancelled, { by: side, why: told[move], refunded });
  return cancelled;
}
