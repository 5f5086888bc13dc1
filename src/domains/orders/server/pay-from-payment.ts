/**
 * The money for an order has come: it pays the order if the order still waits for it, and stays in the balance if not.
 */
import { holdTotal, payFromArrived as payFor } from '#domains/paid-work/server/paid-work.ts';
import { fundingSucceeded } from '#domains/wallet/events.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { on, type Reaction } from '#kit/server/jobs/reactions.ts';
import { orderCharge } from '../charge-kind.ts';
import { orderPaid, orderPaymentKept } from '../events.ts';
import { announceOrder } from './announce-order.ts';
import { asWork } from './as-work.ts';
import { moveOrder } from './move-order.ts';
import { lockOrder, type Order } from './store.ts';

/**
 * Also run before an unpaid order expires, so that money that came in time always buys it. Gives the order as it is
 * then.
 */
export const payFromArrived = (tx: Tx, order: Order, context: Context): Promise<Order> =>
  payFor(tx, order.id, order, {
    due(waiting) {
      if (waiting.paidAt !== null) return 'already_paid';
      return waiting.state === 'pending_payment'
        ? { work: asWork(waiting), pay: () => pay(tx, waiting, context) }
        : 'closed';
    },
    keep: (currentOrder, payment, outcome) =>
      announceOrder(tx, orderPaymentKept, currentOrder, {
        fundingId: payment.id,
        why: outcome,
        amount: payment.amount.amount,
        currency: payment.amount.currency,
      }),
  });

async function pay(tx: Tx, unpaid: Order, context: Context): Promise<Order> {
  const now = context.clock();
  const paid = await moveOrder(tx, unpaid, 'pay', { party: 'provider', actorId: null }, now, { paidAt: now });
  await holdTotal(tx, asWork(paid), now);
  announceOrder(tx, orderPaid, paid, { byPayment: true });
  return paid;
}

export const paymentReaction: Reaction = on(
  fundingSucceeded,
  'pay-order-with-payment',
  'money',
  async ({ pays }, context) => {
    if (pays?.type !== orderCharge.kind) return;
    await context.database.transact(async (tx) => payFromArrived(tx, await lockOrder(tx, pays.id, context), context));
  },
);
