import { createHash } from 'node:crypto';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { equals, type Money } from '#kit/money.ts';
import { holdSeller } from '#domains/services/server/services.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { clocksOf } from '../deadlines.ts';
import { orderPaid, orderPlaced } from '../events.ts';
import { ORDER_NUMBER_BYTES, orderNumberFrom, type OrderNumber } from '../order-number.ts';
import { termsFor } from '../price.ts';
import { holdTotal } from './money.ts';
import { wakeNext } from './move-order.ts';
import { offerToBuy, type Wanted } from './offer-to-buy.ts';
import type { Order } from './store.ts';
import { tell } from './tell.ts';

export interface Purchase extends Wanted {
  readonly expected_total: Money;
  readonly pay_with: 'wallet' | 'later';
}

/** With 6e11 numbers a second attempt is already rare; a third in a row means ids are not random. */
const NUMBER_TRIES = 3;

/** Orders of one client that wait for their payment at the same time. */
export const MOST_UNPAID = 10;

/** Order and timeline in one statement; nothing is written when the number is taken. */
const insert = statement(
  'order_insert',
  `with placed as (
     insert into orders (id, number, service_id, service_version_id, client_id, freelancer_id, state, currency, price, client_fee, service_fee, tax, offer,
       delivery_days, placed_at, paid_at, clock_at)
     values ($1, $2, $3, $20, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) on conflict (number) do nothing returning id)
   insert into order_event (order_id, at, move, party, actor_id, state_before, state_after)
   select placed.id, $14, step.move, 'client', $4, step.before, step.after
   from placed, unnest($17::text[], $18::text[], $19::text[]) with ordinality as step (move, before, after, place) order by step.place
   returning id`,
);

/**
 * Buys a package on the terms as they are now, frozen on the order (MON-6). Paid from the wallet, the same transaction
 * holds the money, so that an order is either there and funded or not there at all. Seven statements, all named.
 */
export async function placeOrder(tx: Tx, actor: Actor, purchase: Purchase, context: Context): Promise<Order> {
  await holdSeller(tx, purchase.service);
  const { serviceId, versionId, freelancerId, offer, deliveryDays } = await offerToBuy(tx, purchase);
  if (freelancerId === actor.userId) throw new Failure('forbidden', { message: 'This is your own service. You cannot buy it.' });
  const terms = termsFor(
    offer.package.price,
    offer.extras.map(({ price }) => price),
  );
  if (!equals(terms.total, purchase.expected_total)) throw new Failure('price_changed', { data: { total: terms.total } });

  const now = context.clock();
  const isPaid = purchase.pay_with === 'wallet';
  const unnumbered: Omit<Order, 'number'> = {
    ...nothingHappened,
    id: context.makeId(),
    serviceId,
    clientId: actor.userId,
    freelancerId,
    offer,
    terms,
    deliveryDays,
    state: isPaid ? 'awaiting_requirements' : 'pending_payment',
    placedAt: now,
    paidAt: isPaid ? now : null,
  };
  if (!isPaid) await mustHaveFewUnpaid(tx, actor.userId);
  const order = await insertNumbered(tx, unnumbered, versionId);
  if (isPaid) await holdTotal(tx, order);
  await wakeNext(tx, order, now);
  await tell(tx, isPaid ? orderPaid : orderPlaced, order, {});
  return order;
}

const unpaid = statement(
  'orders_unpaid',
  "select count(*)::int as n from (select from orders where client_id = $1 and state = 'pending_payment' limit $2) open",
);

/** Placing without paying costs nothing, and every such order stands on a freelancer's list for a quarter of an hour (ABU-1). */
async function mustHaveFewUnpaid(tx: Tx, clientId: string): Promise<void> {
  await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 50))', [`unpaid-orders-of:${clientId}`]);
  const open = await tx.row<{ n: number }>(unpaid, [clientId, MOST_UNPAID]);
  if ((open?.n ?? 0) >= MOST_UNPAID)
    throw new Failure('wrong_state', { message: `You have ${MOST_UNPAID} orders that are not paid yet. Pay or cancel one first.` });
}

async function insertNumbered(tx: Tx, unnumbered: Omit<Order, 'number'>, versionId: string): Promise<Order> {
  const { terms, state } = unnumbered;
  const steps =
    state === 'pending_payment'
      ? [['place'], [null], [state]]
      : [
          ['place', 'pay'],
          [null, 'pending_payment'],
          ['pending_payment', state],
        ];
  for (let tries = 0; tries < NUMBER_TRIES; tries += 1) {
    const order: Order = { ...unnumbered, number: numberOf(unnumbered.id, tries) };
    const amounts = [terms.price.currency, terms.price.amount, terms.clientFee.amount, terms.serviceFee.amount, terms.tax.amount];
    const ids = [order.id, order.number, order.serviceId, order.clientId, order.freelancerId, state];
    const rest = [JSON.stringify(order.offer), order.deliveryDays, order.placedAt, order.paidAt, clocksOf(order)[0]?.endsAt ?? null];
    if ((await tx.row(insert, [...ids, ...amounts, ...rest, ...steps, versionId])) !== undefined) return order;
  }
  throw new Error(`no free order number in ${NUMBER_TRIES} tries`);
}

/** Drawn from the id, so that a replayed run gives the same numbers (OPS-4). */
const numberOf = (orderId: string, tries: number): OrderNumber =>
  orderNumberFrom(createHash('sha256').update(`${orderId} ${tries}`).digest().subarray(0, ORDER_NUMBER_BYTES));

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
  remindedAt: null,
  reviewsShownAt: null,
  reviewedBy: [],
  repliedBy: [],
  onHoldAt: null,
  waitsSince: null,
  pausedMs: 0,
} as const satisfies Partial<Order>;
