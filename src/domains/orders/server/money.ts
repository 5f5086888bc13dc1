/** Where an order's money moves. Journal ids follow from the order, so no retry can post twice (ID-3). */
import { refund, settle, hold, clear, type HeldReference } from '#domains/wallet/server/wallet.ts';
import { isZero, subtract } from '#kit/money.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import { settleInFull } from '../price.ts';
import type { Order } from './store.ts';

type Paid = Pick<Order, 'id' | 'number' | 'clientId' | 'freelancerId' | 'terms'>;

const referenceTo = (order: Paid): HeldReference => ({ type: 'order', id: order.id, label: order.number });
const journalOf = (order: Paid, deed: string): string => derivedId('order', order.id, deed);

/** The total moves from the client's wallet into held funds. The order's own id names the journal: it is time-ordered. */
export async function holdTotal(tx: Tx, order: Paid): Promise<void> {
  await hold(tx, { journalId: order.id, payerId: order.clientId, amount: order.terms.total, reference: referenceTo(order) });
}

/** All that is held goes out: price less service fee to the freelancer, the fees and the tax to their accounts. */
export async function settleOrder(tx: Tx, order: Paid): Promise<void> {
  const { toFreelancer, serviceFee, clientFee, tax, backToClient } = settleInFull(order.terms);
  if (!isZero(backToClient)) throw new Error(`order ${order.number} does not settle to zero`);
  await settle(tx, {
    journalId: journalOf(order, 'settle'),
    reference: referenceTo(order),
    freelancerId: order.freelancerId,
    earned: toFreelancer,
    serviceFee,
    clientFee,
    tax,
  });
}

export async function refundTotal(tx: Tx, order: Paid): Promise<void> {
  await refund(tx, { journalId: journalOf(order, 'refund'), reference: referenceTo(order), amount: order.terms.total });
}

/** What was earned becomes free to spend or withdraw. */
export async function clearEarnings(tx: Tx, order: Paid): Promise<void> {
  const earned = subtract(order.terms.price, order.terms.serviceFee);
  if (!isZero(earned)) await clear(tx, { journalId: journalOf(order, 'clear'), userId: order.freelancerId, amount: earned, reference: referenceTo(order) });
}
