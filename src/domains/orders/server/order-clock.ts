/** What the order's one timer does. */
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { onTimer } from '#kit/server/jobs/reactions.ts';
import { clocksOf, type Clock } from '../deadlines.ts';
import { orderBecameLate, orderCleared, orderExpired, orderReminded } from '../events.ts';
import { dropBilling } from '#domains/wallet/server/wallet.ts';
import { autoApprove } from './approve-delivery.ts';
import { cancelAbandoned, cancelHeldTooLong, cancelUnanswered } from './cancel-order.ts';
import { declineExtraBySilence } from './add-extras.ts';
import { declineExtensionBySilence } from './ask-extension.ts';
import { acceptBySilence, declineBySilence } from './cancel-by-agreement.ts';
import { followSeller, followSellerTimer } from './follow-seller.ts';
import { agreedShare, clearEarnings, clearsLater, clockOf } from '#domains/paid-work/server/paid-work.ts';
import { asWork } from './as-work.ts';
import { tipTimer } from './give-tip.ts';
import { bySystem } from '#domains/paid-work/party.ts';
import { moveOrder, ORDER_CLOCK, wakeNext } from './move-order.ts';
import { payFromArrived } from './pay-from-payment.ts';
import { lockOrder, type Order } from './store.ts';
import { announceOrder } from './announce-order.ts';

const clearsWhen = statement(
  'order_clears_when',
  'update orders set clears_at = :clears, clock_at = :clears where id = :id',
);

async function expireOrder(tx: Tx, order: Order, context: Context): Promise<void> {
  if ((await payFromArrived(tx, order, context)).paidAt !== null) return;
  const now = context.clock();
  const expired = await moveOrder(tx, order, 'expire', bySystem, now, { closedAt: now });
  dropBilling(tx, order.id);
  announceOrder(tx, orderExpired, expired, {});
}

async function markLate(tx: Tx, order: Order, context: Context): Promise<void> {
  const now = context.clock();
  const late = await moveOrder(tx, order, 'markLate', bySystem, now, { lateAt: now });
  announceOrder(tx, orderBecameLate, late, { dueAt: (order.dueAt ?? now).toISOString() });
}

/** Its payment is disputed: what was released waits, and is looked at again (MON-20). */
async function waitsToClear(tx: Tx, order: Order, context: Context): Promise<boolean> {
  const now = context.clock();
  const clears = await clearsLater(tx, asWork(order), order.completedAt ?? order.closedAt ?? now, context);
  if (clears === null) return false;
  tx.send(clearsWhen, { id: order.id, clears });
  wakeNext(tx, { ...order, clearsAt: clears }, now);
  return true;
}

async function clearOrder(tx: Tx, order: Order, context: Context): Promise<void> {
  if (await waitsToClear(tx, order, context)) return;
  const now = context.clock();
  const cleared = await moveOrder(tx, order, 'clear', bySystem, now, { clearedAt: now });
  const earned = await clearEarnings(tx, asWork(order), now);
  announceOrder(tx, orderCleared, cleared, { earned });
}

/** The freelancer's share of an order that was canceled by agreement. */
async function clearShare(tx: Tx, order: Order, context: Context): Promise<void> {
  if (await waitsToClear(tx, order, context)) return;
  const now = context.clock();
  const cleared = await moveOrder(tx, order, 'clearShare', bySystem, now, { clearedAt: now });
  const earned = await clearEarnings(
    tx,
    asWork(order),
    now,
    order.releasedShare ?? (await agreedShare(tx, order.id)) ?? 0,
  );
  announceOrder(tx, orderCleared, cleared, { earned });
}

const reminded = statement('order_reminded', 'update orders set reminded_at = :now where id = :id');

export const fireOrderClock = clockOf<Order, Clock>({
  timer: ORDER_CLOCK,
  // Before a deadline counts against anyone: a suspension may not have reached this order yet.
  lock: async (tx, id, context) => {
    const order = await lockOrder(tx, id, context);
    return (await followSeller(tx, order, context)) === order ? order : null;
  },
  clocks: clocksOf,
  commands: {
    expire: expireOrder,
    cancelUnanswered,
    markLate,
    cancelAbandoned,
    cancelHeldTooLong,
    autoApprove,
    clear: clearOrder,
    acceptCancellation: acceptBySilence,
    refuseCancellation: declineBySilence,
    declineExtension: declineExtensionBySilence,
    declineExtra: declineExtraBySilence,
    clearShare,
  },
  remind: async (tx, order, due, now) => {
    await tx.rows(reminded, { id: order.id, now });
    announceOrder(tx, orderReminded, order, due);
  },
});

export const orderTimers = [onTimer(ORDER_CLOCK, 'orders', fireOrderClock), followSellerTimer, tipTimer];
