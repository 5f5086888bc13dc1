import { createHash } from 'node:crypto';
import type { Billing } from '#domains/wallet/billing.ts';
import { acceptOffer } from '#domains/custom-offers/server/custom-offers.ts';
import { billTo } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { equals, type Money } from '#kit/money.ts';
import { holdSeller } from '#domains/services/server/services.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, TryAgain, type Tx } from '#kit/server/db/database.ts';
import { termsInForce } from '#kit/server/terms.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { clocksOf } from '../deadlines.ts';
import { orderPaid, orderPlaced } from '../events.ts';
import { ORDER_NUMBER_BYTES, orderNumberFrom, type OrderNumber } from '../order-number.ts';
import { holdTotal, recordSteps } from '#domains/paid-work/server/paid-work.ts';
import { amountsOf, termsFor } from '#domains/paid-work/price.ts';
import { asWork } from './as-work.ts';
import { wakeNext } from './move-order.ts';
import { offerToBuy, type Wanted } from './offer-to-buy.ts';
import { takeTurnsAtPlaces } from './seller-queue.ts';
import type { Order } from './store.ts';
import { offerToStore } from './stored-offer.ts';
import { announceOrder } from './announce-order.ts';

export interface Purchase extends Wanted {
  readonly expected_total: Money;
  readonly pay_with: 'wallet' | 'later';
  readonly billing?: Billing | undefined;
}

/** Orders of one client that wait for their payment at the same time. */
export const MOST_UNPAID = 10;

/** Nothing is written when the number is taken. */
const insert = statement(
  'order_insert',
  `insert into orders (id, number, service_id, service_version_id, client_id, freelancer_id, state, currency, price,
    client_fee, service_fee, tax, offer,
     delivery_days, placed_at, paid_at, clock_at)
   values (:id, :number, :serviceId, :serviceVersionId, :clientId, :freelancerId, :state, :currency, :price, :clientFee,
     :serviceFee, :tax,
   :offer, :deliveryDays, :placedAt, :paidAt, :clockAt) on conflict (number) do nothing returning id`,
);

/**
 * Buys a package on the terms as they are now, frozen on the order (MON-6). Paid from the wallet, the same transaction
 * holds the money, so that an order is either there and funded or not there at all. Written and held in one round trip.
 */
export async function placeOrder(tx: Tx, actor: Actor, purchase: Purchase, context: Context): Promise<Order> {
  holdSeller(tx, purchase.service);
  const now = context.clock();
  const [{ serviceId, versionId, freelancerId, offer, deliveryDays }, inForce] = await Promise.all([
    offerToBuy(tx, purchase, actor.userId, now, (sellerId) => takeTurnsAtPlaces(tx, sellerId)),
    termsInForce(tx, now),
  ]);
  if (freelancerId === actor.userId)
    throw new Failure('forbidden', { message: 'This is your own service. You can’t order it.' });
  const terms = termsFor(
    inForce,
    offer.package.price,
    offer.extras.map(({ price }) => price),
  );
  if (!equals(terms.total, purchase.expected_total))
    throw new Failure('price_changed', { data: { total: terms.total } });

  const isPaid = purchase.pay_with === 'wallet';
  const unnumbered: Omit<Order, 'number'> = {
    ...nothingHappened,
    id: context.makeId(),
    serviceId,
    versionId,
    clientId: actor.userId,
    freelancerId,
    offer,
    terms,
    deliveryDays,
    revisions: { included: offer.package.revisions, used: 0 },
    state: isPaid ? 'awaiting_requirements' : 'pending_payment',
    placedAt: now,
    inForce,
    paidAt: isPaid ? now : null,
  };
  if (!isPaid) await mustHaveFewUnpaid(tx, actor.userId);
  const order: Order = { ...unnumbered, number: numberOf(unnumbered.id) };
  if (purchase.billing !== undefined) billTo(tx, order.id, actor.userId, purchase.billing);
  await Promise.all([
    insertOrder(tx, order, versionId),
    isPaid ? holdTotal(tx, asWork(order), order.paidAt ?? order.placedAt) : null,
  ]);
  if (purchase.custom_offer !== undefined) await acceptOffer(tx, actor, purchase.custom_offer, order, now);
  wakeNext(tx, order, now);
  announceOrder(tx, isPaid ? orderPaid : orderPlaced, order, {});
  return order;
}

const unpaid = statement(
  'orders_unpaid',
  "select count(*)::int as n from (select from orders where client_id = :clientId and state = 'pending_payment' limit :limit) open",
);

/** Placing without paying costs nothing, and every such order is on a freelancer's list for 15 minutes (ABU-1). */
async function mustHaveFewUnpaid(tx: Tx, clientId: string): Promise<void> {
  lockUntilCommit(tx, 50, `unpaid-orders-of:${clientId}`);
  const open = await tx.row(unpaid, { clientId, limit: MOST_UNPAID });
  if ((open?.n ?? 0) >= MOST_UNPAID)
    throw new Failure('wrong_state', { message: `You have ${MOST_UNPAID} unpaid orders. Pay or cancel one first.` });
}

/** With 6e11 numbers a taken one is rare: the whole command is then repeated with another id and number. */
async function insertOrder(tx: Tx, order: Order, versionId: string): Promise<void> {
  const { terms, state } = order;
  const { id, number, serviceId, clientId, freelancerId, deliveryDays, placedAt, paidAt } = order;
  const ids = { id, number, serviceId, serviceVersionId: versionId, clientId, freelancerId };
  const bought = { ...amountsOf(terms), offer: JSON.stringify(offerToStore(order.offer)), deliveryDays };
  const inserted = tx.row(insert, {
    ...ids,
    ...bought,
    state,
    placedAt,
    paidAt,
    clockAt: clocksOf(order)[0]?.endsAt ?? null,
  });
  const paid = order.paidAt === null ? [] : [['pay', 'pending_payment', state] as const];
  recordSteps(
    tx,
    order.id,
    { at: order.placedAt, party: 'client', actorId: order.clientId },
    ['place', null, 'pending_payment'],
    ...paid,
  );
  if ((await inserted) === undefined) throw new TryAgain(`order number ${order.number} is taken`);
}

/** Derived from the id, so that a replayed run gives the same numbers (OPS-4). */
const numberOf = (orderId: string): OrderNumber =>
  orderNumberFrom(createHash('sha256').update(`${orderId} 0`).digest().subarray(0, ORDER_NUMBER_BYTES));

const nothingHappened = {
  interruptedState: null,
  startedAt: null,
  dueAt: null,
  lateAt: null,
  deliveredAt: null,
  reviewDueAt: null,
  reviewExtended: false,
  completedAt: null,
  clearsAt: null,
  clearedAt: null,
  closedAt: null,
  split: null,
  extension: null,
  extra: null,
  revisionsAdded: 0,
  releasedShare: null,
  revisionAt: null,
  remindedAt: null,
  reviews: null,
  onHoldAt: null,
  waitsSince: null,
  pausedMs: 0,
} as const satisfies Partial<Order>;
