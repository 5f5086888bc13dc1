/** What the order's one timer does. It may fire late, twice or concurrently: only a clock that really ran out makes a move (MON-13). */
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
import { agreedShare, clearEarnings, clearsLater, fireClock } from '#domains/paid-work/server/paid-work.ts';
import { asWork } from './as-work.ts';
import { tipTimer } from './give-tip.ts';
import { bySystem } from '#domains/paid-work/party.ts';
import { moveOrder, ORDER_CLOCK, wakeNext } from './move-order.ts';
import { payFromArrived } from './pay-from-payment.ts';
import { lockOrder, type Order } from './store.ts';
import { announceOrder } from './announce-order.ts';

const clearsWhen = statement('order_clears_when', 'update orders set clears_at = :clears, clock_at = :clears where id = :id');

type TimedCommand = (tx: Tx, order: Order, context: Context) => Promise<unknown>;

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
  const earned = await clearEarnings(tx, asWork(order), now, order.releasedShare ?? (await agreedShare(tx, order.id)) ?? 0);
  announceOrder(tx, orderCleared, cleared, { earned });
}

const timedCommands: Partial<Record<Clock['atEnd'], TimedCommand>> = {
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
};

const reminded = statement('order_reminded', 'update orders set reminded_at = :now where id = :id');

async function remind(tx: Tx, order: Order, clock: Clock, now: Date): Promise<void> {
  await tx.rows(reminded, { id: order.id, now });
  announceOrder(tx, orderReminded, order, { clock: clock.kind, turn: [...clock.turn], endsAt: clock.endsAt.toISOString() });
}

export async function fireOrderClock(tx: Tx, orderId: string, context: Context): Promise<void> {
  const before = await lockOrder(tx, orderId, context);
  // Before a deadline counts against anyone: a suspension may not have reached this order yet.
  const order = await followSeller(tx, before, context);
  if (order !== before) return;
  const now = context.clock();
  const end = async ({ atEnd }: Clock): Promise<void> => {
    const command = timedCommands[atEnd];
    if (command === undefined) throw new Error(`no command for ${atEnd}`);
    await command(tx, order, context);
  };
  const { id, remindedAt } = order;
  await fireClock(tx, { id, timer: ORDER_CLOCK, clocks: clocksOf(order), remindedAt, end, remind: (clock) => remind(tx, order, clock, now) }, now);
}

export const orderTimers = [onTimer(ORDER_CLOCK, 'orders', fireOrderClock), followSellerTimer, tipTimer];
