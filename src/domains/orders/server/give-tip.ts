/**
 * The client adds a tip to a completed order: out of their wallet, into the freelancer's clearing earnings, at once
 * (ORD-16).
 */
import type { By } from '#domains/paid-work/party.ts';
import { endPaymentsFor } from '#domains/wallet/server/wallet.ts';
import {
  clearanceOf,
  clearEarnings,
  clearsLater,
  holdTotal,
  releaseAll,
  type PaidWork,
} from '#domains/paid-work/server/paid-work.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { compare, formatMoney, isPositive, money, subtract, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import { onTimer } from '#kit/server/jobs/reactions.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import { failureOf } from '#kit/transitions.ts';
import { tipCharge } from '../charge-kind.ts';
import { orderTipped } from '../events.ts';
import { tipNumberOf, tipTerms } from '../tip.ts';
import { announceOrder } from './announce-order.ts';
import { moveOrder } from './move-order.ts';
import { mayMove } from '../policy.ts';
import { mustStillSell } from './pay-order.ts';
import { lockMyOrder, lockOrder, type Order } from './store.ts';

const TIP_CLEARS = 'tip-clears';

/** An order has one tip: a payment for it is known by this before the tip is given. */
export const tipIdOf = ({ id }: Pick<Order, 'id'>): string => derivedId('tip', id);

export const tipAsWork = (order: Order, tip: Pick<TipRow, 'id' | 'amount'>): PaidWork => ({
  id: tip.id,
  kind: tipCharge.kind,
  number: tipNumberOf(order.number),
  title: `Tip for ${order.offer.title}`,
  clientId: order.clientId,
  freelancerId: order.freelancerId,
  terms: tipTerms(order.inForce, order.terms.price, money(tip.amount, order.terms.price.currency)),
});

const insert = statement(
  'order_tip_insert',
  `insert into order_tip (id, order_id, currency, amount, service_fee, note, given_at, clears_at)
   values (:id, :orderId, :currency, :amount, :serviceFee, :note, :now, :clearsAt)`,
);

const clearsWhen = statement('order_tip_clears_when', 'update order_tip set clears_at = :at where id = :id');
function clearTipAt(tx: Tx, id: string, at: Date): void {
  tx.send(clearsWhen, { id, at });
  setTimer(tx, TIP_CLEARS, id, at);
}

export interface TipWish {
  readonly amount: Money;
  readonly note: string;
}

/** Why this side can't give it now, or null. */
export async function whyNotTip(
  tx: Tx,
  order: Order,
  { amount }: Pick<TipWish, 'amount'>,
  { party }: By,
  context: Context,
): Promise<Failure | null> {
  const { price } = order.terms;
  if (amount.currency !== price.currency || !isPositive(amount) || compare(amount, price) > 0)
    return invalidField('amount', `Enter up to ${formatMoney(price)}, the order price.`);
  const answer = mayMove(order, 'tip', party, context.clock());
  if (!answer.ok) return failureOf(answer, order);
  if ((await tipOf(tx, order.id)) === null) return null;
  return new Failure('wrong_state', {
    message: 'You already gave a tip for this order.',
    data: { state: order.state },
  });
}

export async function giveTip(
  tx: Tx,
  actor: Actor,
  { order_number: orderNumber, ...wish }: TipWish & { readonly order_number: string },
  context: Context,
) {
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId, context);
  const by: By = { party: side, actorId: actor.userId };
  const refused = await whyNotTip(tx, order, wish, by, context);
  if (refused !== null) throw refused;
  await mustStillSell(tx, order);
  return tipOrder(tx, order, wish, by, context);
}

/** Of an order that is locked and can be tipped. */
export async function tipOrder(
  tx: Tx,
  order: Order,
  { amount, note }: TipWish,
  by: By,
  context: Context,
): Promise<Order> {
  const now = context.clock();
  const tipped = await moveOrder(tx, order, 'tip', by, now, {}, { facts: { amount: amount.amount } });
  const work = tipAsWork(order, { id: tipIdOf(order), amount: amount.amount });
  const { service_fee: fee } = work.terms;
  await tx.rows(insert, {
    id: work.id,
    orderId: order.id,
    currency: amount.currency,
    amount: amount.amount,
    serviceFee: fee.amount,
    note,
    now,
    clearsAt: now,
  });
  // Another payment for it that is still open would only be kept.
  await endPaymentsFor(tx, work.id, 'You already gave this tip. You were not charged for it again.');
  await holdTotal(tx, work, now);
  // Its source is known once it is held.
  const clears = await clearanceOf(tx, work, order.inForce, context);
  clearTipAt(tx, work.id, clears);
  await releaseAll(tx, work, { at: now, clearsAt: clears });
  const earned = subtract(amount, fee);
  announceOrder(tx, orderTipped, tipped, {
    amount: amount.amount,
    earned: earned.amount,
    currency: amount.currency,
    clearsAt: clears.toISOString(),
  });
  return tipped;
}

const ofOrder = statement(
  'order_tip',
  'select id, currency, amount, service_fee, note, given_at, clears_at, cleared_at from order_tip where order_id = :orderId',
);
type TipRow = RowOf<typeof ofOrder>;

export async function tipOf(reads: Db | Tx, orderId: string) {
  const tip = await reads.row(ofOrder, { orderId });
  if (tip === undefined) return null;
  const amount = money(tip.amount, tip.currency);
  return {
    amount,
    earned: subtract(amount, money(tip.service_fee, tip.currency)),
    note: tip.note,
    given_at: tip.given_at.toISOString(),
  };
}

const due = statement(
  'order_tip_due',
  'select order_id, amount, given_at from order_tip where id = :id and cleared_at is null and clears_at <= :now for update',
);
const cleared = statement('order_tip_cleared', 'update order_tip set cleared_at = :now where id = :id');

/** It may fire late, twice or concurrently: a tip clears once (MON-13). */
export const tipTimer = onTimer(TIP_CLEARS, 'orders', async (tx, id, context) => {
  const now = context.clock();
  const tip = await tx.row(due, { id, now });
  if (tip === undefined) return;
  const order = await lockOrder(tx, tip.order_id, context);
  const work = tipAsWork(order, { id, amount: tip.amount });
  const later = await clearsLater(tx, work, tip.given_at, context);
  if (later !== null) return clearTipAt(tx, id, later);
  tx.send(cleared, { id, now });
  await clearEarnings(tx, work, now);
});
