import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { orderCancelled } from '../events.ts';
import type { Side } from '#kit/sides.ts';
import { HOLDING_STATES, type MoveName } from '../order.ts';
import { returnAll } from '#domains/paid-work/server/paid-work.ts';
import { asWork } from './as-work.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { bySystem, type By } from '#domains/paid-work/party.ts';
import { dropBilling } from '#domains/wallet/server/wallet.ts';
import { moveOrder } from './move-order.ts';
import { lockMyOrder, type Order } from './store.ts';
import { announceOrder } from './announce-order.ts';

/** The reason that each kind of cancellation announces. Each refunds the client in full. */
const REASONS = {
  cancelBeforeStart: 'before_start',
  cancelUnanswered: 'unanswered',
  cancelLate: 'late',
  cancelAbandoned: 'abandoned',
  cancelOnHold: 'on_hold',
  cancelHeldTooLong: 'held_too_long',
  cancelSellerGone: 'seller_gone',
} as const satisfies Partial<Record<MoveName, string>>;
type Cancellation = keyof typeof REASONS;

/** The client cancels: any time before work starts or while it is on hold, and once a delivery is a day late. */
export async function cancelOrder(
  tx: Tx,
  actor: Actor,
  { order_number: orderNumber, reason }: { order_number: string; reason: string },
  context: Context,
): Promise<Order> {
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId, context);
  const move = order.onHoldAt !== null ? 'cancelOnHold' : order.startedAt === null ? 'cancelBeforeStart' : 'cancelLate';
  return cancel(tx, order, move, { party: side, actorId: actor.userId }, side, reason, context);
}

/** The client never sent the requirements. */
export const cancelUnanswered = (tx: Tx, order: Order, context: Context): Promise<Order> =>
  cancel(
    tx,
    order,
    'cancelUnanswered',
    bySystem,
    null,
    `No requirements were sent within ${formatUnit(order.inForce.requirementsDays, 'day')}.`,
    context,
  );

/** Nothing was delivered for days after the due time. */
export const cancelAbandoned = (tx: Tx, order: Order, context: Context): Promise<Order> =>
  cancel(
    tx,
    order,
    'cancelAbandoned',
    bySystem,
    null,
    `Nothing was delivered within ${formatUnit(order.inForce.lateCancelDays, 'day')} of the due date.`,
    context,
  );

/** The seller's suspension was not lifted in time. */
export const cancelHeldTooLong = (tx: Tx, order: Order, context: Context): Promise<Order> =>
  cancel(
    tx,
    order,
    'cancelHeldTooLong',
    bySystem,
    null,
    'The freelancer’s account stayed suspended for 30 days.',
    context,
  );

/** The seller will not come back, or cannot be paid for work that did not begin. */
export const cancelSellerGone = (tx: Tx, order: Order, reason: string, context: Context): Promise<Order> =>
  cancel(tx, order, 'cancelSellerGone', bySystem, null, reason, context);

async function cancel(
  tx: Tx,
  order: Order,
  move: Cancellation,
  by: By,
  side: Side | null,
  reason: string,
  context: Context,
): Promise<Order> {
  const now = context.clock();
  const cancelled = await moveOrder(
    tx,
    order,
    move,
    by,
    now,
    { closedAt: now, onHoldAt: null, waitsSince: null },
    { reason },
  );
  const refunded = HOLDING_STATES.includes(order.state);
  if (order.paidAt === null) dropBilling(tx, order.id);
  if (refunded) await returnAll(tx, asWork(order), now);
  announceOrder(tx, orderCancelled, cancelled, { by: side, why: REASONS[move], refunded });
  return cancelled;
}
