/** The money for an order has come: it pays the order if the order still waits for it, and stays in the balance if not. */
import { fundingSucceeded } from '#domains/wallet/events.ts';
import type { PaymentOutcome } from '#domains/wallet/funding.ts';
import { arrivedPayments, balances, decidePayment, type ArrivedPayment } from '#domains/wallet/server/wallet.ts';
import { holdTotal } from '#domains/paid-work/server/paid-work.ts';
import { identityOf } from '#domains/accounts/server/accounts.ts';
import { add, compare } from '#kit/money.ts';
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
 * Safe late, twice and concurrently: under the order's lock, each payment is decided about once. Also run before an unpaid
 * order expires, so that money that came in time always buys it. Gives the order as it is then.
 */
export async function payFromArrived(tx: Tx, order: Order, context: Context): Promise<Order> {
  let now = order;
  for (const payment of await arrivedPayments(tx, order.id)) now = await decideOn(tx, now, payment, context);
  return now;
}

async function decideOn(tx: Tx, order: Order, payment: ArrivedPayment, context: Context): Promise<Order> {
  const outcome = await outcomeOf(tx, order);
  decidePayment(tx, payment.id, outcome);
  if (outcome !== 'paid') {
    const { amount, currency } = payment.amount;
    announceOrder(tx, orderPaymentKept, order, { fundingId: payment.id, why: outcome, amount, currency });
    return order;
  }
  const now = context.clock();
  const paid = await moveOrder(tx, order, 'pay', { party: 'provider', actorId: null }, now, { paidAt: now });
  await holdTotal(tx, asWork(paid), now);
  announceOrder(tx, orderPaid, paid, { byPayment: true });
  return paid;
}

async function outcomeOf(tx: Tx, order: Order): Promise<PaymentOutcome> {
  if (order.paidAt !== null) return 'already_paid';
  if (order.state !== 'pending_payment') return 'closed';
  const seller = await identityOf(tx, order.freelancerId);
  if (seller === undefined || seller.suspended_at !== null || seller.closing_at !== null) return 'seller_gone';
  const { total } = order.terms;
  const { spendable, available } = await balances(tx, order.clientId, total.currency);
  return compare(add(spendable, available), total) < 0 ? 'not_enough' : 'paid';
}

export const paymentReaction: Reaction = on(fundingSucceeded, 'pay-order-with-payment', 'money', async ({ pays }, context) => {
  if (pays?.type !== orderCharge.kind) return;
  await context.database.transact(async (tx) => payFromArrived(tx, await lockOrder(tx, pays.id, context), context));
});
