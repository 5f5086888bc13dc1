/**
 * Undelivered orders follow their seller's account: on hold while it is suspended, canceled when it is closed (decision
 * 041).
 */
import { closed, restored, suspended } from '#domains/accounts/events.ts';
import { closingBegan } from '#domains/accounts/leaving-events.ts';
import { identityOf } from '#domains/accounts/server/accounts.ts';
import { afterPause } from '#domains/paid-work/clock.ts';
import { after, MINUTE_MS } from '#kit/clock.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { on, onTimer, type Reaction } from '#kit/server/jobs/reactions.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import { PERIODS } from '../deadlines.ts';
import { orderPutOnHold, orderResumed } from '../events.ts';
import { UNDELIVERED_STATES } from '../order.ts';
import { cancelSellerGone } from './cancel-order.ts';
import { bySystem } from '#domains/paid-work/party.ts';
import { moveOrder } from './move-order.ts';
import { lockOrder, type Order } from './store.ts';
import { announceOrder } from './announce-order.ts';

const FOLLOW_SELLER = 'orders.follow-seller';

const NOT_DELIVERED = [...UNDELIVERED_STATES, 'pending_payment'];
const toFollow = statement(
  'orders_to_follow',
  'select id from orders where freelancer_id = :userId and state = any (:states) order by placed_at, id',
);

/**
 * The seller's present standing counts, not the event, which may be late or out of order. The standing is read under
 * the order's lock, so the last of several runs is right. Gives the order as it is then.
 */
export async function followSeller(tx: Tx, order: Order, context: Context): Promise<Order> {
  if (!NOT_DELIVERED.includes(order.state)) return order;
  const seller = await identityOf(tx, order.freelancerId);
  if (seller === undefined || seller.closed_at !== null)
    return cancelSellerGone(tx, order, 'The freelancer’s account was closed.', context);
  if (seller.closing_at !== null)
    return cancelSellerGone(tx, order, 'The freelancer is closing their account.', context);
  if (seller.suspended_at === null) return order.onHoldAt === null ? order : resume(tx, order, order.onHoldAt, context);
  if (order.state === 'pending_payment')
    return cancelSellerGone(tx, order, 'The freelancer’s account is suspended.', context);
  return order.onHoldAt === null ? putOnHold(tx, order, seller.suspended_at, context) : order;
}

/**
 * Counts from the suspension itself, however late it is processed here: deadlines do not run while the seller cannot
 * work.
 */
async function putOnHold(tx: Tx, order: Order, suspendedAt: Date, context: Context): Promise<Order> {
  const now = context.clock();
  const begun = order.startedAt ?? order.paidAt ?? order.placedAt;
  const onHoldAt = suspendedAt > begun ? suspendedAt : begun;
  const held = await moveOrder(
    tx,
    order,
    'putOnHold',
    bySystem,
    now,
    { onHoldAt },
    { reason: 'The freelancer’s account is suspended.' },
  );
  announceOrder(tx, orderPutOnHold, held, { endsAt: after(onHoldAt, PERIODS.longestHoldMs).toISOString() });
  return held;
}

/** Deadlines continue with the time that was left. Reminders sent before the pause are not repeated. */
async function resume(tx: Tx, order: Order, onHoldAt: Date, context: Context): Promise<Order> {
  const now = context.clock();
  const { dueAt, pausedMs, lastedMs } = afterPause(order, onHoldAt, now);
  const changes = { onHoldAt: null, waitsSince: null, pausedMs, dueAt, remindedAt: now };
  const resumed = await moveOrder(tx, order, 'resumeWork', bySystem, now, changes, {
    facts: { pausedMs: lastedMs, dueBefore: order.dueAt },
  });
  announceOrder(tx, orderResumed, resumed, { dueAt: dueAt?.toISOString() ?? null });
  return resumed;
}

/** Each order in a transaction of its own; repeated a minute later for orders that were being placed meanwhile. */
async function followSellersOrders({ userId }: { userId: string }, context: Context): Promise<void> {
  await context.database.transact((tx) => setTimer(tx, FOLLOW_SELLER, userId, after(context.clock(), MINUTE_MS)));
  for (const { id } of await context.db.rows(toFollow, { userId, states: NOT_DELIVERED }))
    await context.database.transact(async (tx) => followSeller(tx, await lockOrder(tx, id, context), context));
}

export const orderReactions: readonly Reaction[] = [
  on(suspended, 'hold-orders-of-the-suspended', 'upkeep', followSellersOrders),
  on(restored, 'resume-orders-of-the-restored', 'upkeep', followSellersOrders),
  on(closed, 'cancel-orders-of-the-closed', 'upkeep', followSellersOrders),
  on(closingBegan, 'cancel-orders-of-the-leaving', 'upkeep', followSellersOrders),
];

export const followSellerTimer = onTimer(FOLLOW_SELLER, 'orders', async (tx, sellerId, context) => {
  for (const { id } of await tx.rows(toFollow, { userId: sellerId, states: NOT_DELIVERED }))
    await followSeller(tx, await lockOrder(tx, id, context), context);
});
