/** What the order's one timer does. It may fire late, twice or at once: only a clock that really ran out makes a move (MON-13). */
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { onTimer } from '#kit/server/jobs/reactions.ts';
import { clockToRemind, endedClock, type Clock } from '../deadlines.ts';
import { orderBecameLate, orderCleared, orderExpired, orderReminded } from '../events.ts';
import type { MoveName } from '../order.ts';
import { autoApprove } from './approve-delivery.ts';
import { cancelAbandoned, cancelHeldTooLong, cancelUnanswered } from './cancel-order.ts';
import { followSeller, followSellerTimer } from './follow-seller.ts';
import { clearEarnings } from './money.ts';
import { bySystem, moveOrder, ORDER_CLOCK, wakeNext } from './move-order.ts';
import { closeReviews } from './review-order.ts';
import { lockOrder, type Order } from './store.ts';
import { tell } from './tell.ts';

type TimedDeed = (tx: Tx, order: Order, context: Context) => Promise<unknown>;

async function expireOrder(tx: Tx, order: Order, context: Context): Promise<void> {
  const now = context.clock();
  const expired = await moveOrder(tx, order, 'expire', bySystem, now, { closedAt: now });
  await tell(tx, orderExpired, expired, {});
}

async function markLate(tx: Tx, order: Order, context: Context): Promise<void> {
  const now = context.clock();
  const late = await moveOrder(tx, order, 'markLate', bySystem, now, { lateAt: now });
  await tell(tx, orderBecameLate, late, { dueAt: (order.dueAt ?? now).toISOString() });
}

async function clearOrder(tx: Tx, order: Order, context: Context): Promise<void> {
  const now = context.clock();
  const cleared = await moveOrder(tx, order, 'clear', bySystem, now, { clearedAt: now });
  await clearEarnings(tx, order);
  await tell(tx, orderCleared, cleared, {});
}

const timedDeeds: Partial<Record<MoveName, TimedDeed>> = {
  expire: expireOrder,
  cancelUnanswered,
  markLate,
  cancelAbandoned,
  cancelHeldTooLong,
  autoApprove,
  clear: clearOrder,
  closeReviews,
};

const reminded = statement('order_reminded', 'update orders set reminded_at = $2 where id = $1');

async function remind(tx: Tx, order: Order, clock: Clock, now: Date): Promise<void> {
  await tx.rows(reminded, [order.id, now]);
  await tell(tx, orderReminded, order, { clock: clock.kind, turn: [...clock.turn], endsAt: clock.endsAt.toISOString() });
}

export async function fireOrderClock(tx: Tx, orderId: string, context: Context): Promise<void> {
  const before = await lockOrder(tx, orderId);
  // Before a deadline counts against anybody: a suspension may not have reached this order yet.
  const order = await followSeller(tx, before, context);
  if (order !== before) return;
  const now = context.clock();
  const ended = endedClock(order, now);
  if (ended !== null) {
    const deed = timedDeeds[ended.atEnd];
    if (deed === undefined) throw new Error(`no deed for ${ended.atEnd}`);
    await deed(tx, order, context);
    return;
  }
  const clock = clockToRemind(order, order.remindedAt, now);
  if (clock !== null) await remind(tx, order, clock, now);
  await wakeNext(tx, order, now);
}

export const orderTimers = [onTimer(ORDER_CLOCK, 'orders', fireOrderClock), followSellerTimer];
