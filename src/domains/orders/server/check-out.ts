import { startPaymentFor, type PaymentPlan, type StartedFunding } from '#domains/wallet/server/wallet.ts';
import { planPayment, type PaymentWay } from '#domains/paid-work/server/paid-work.ts';
import type { Actor } from '#kit/actor.ts';
import { MINUTE_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { pathTo } from '#routes';
import { PERIODS } from '../deadlines.ts';
import { asWork } from './as-work.ts';
import { cancelOrder } from './cancel-order.ts';
import { mustMove } from '../policy.ts';
import { mustStillSell } from './pay-order.ts';
import { placeOrder, type Purchase } from './place-order.ts';
import { lockMyOrder, type Order } from './store.ts';

export interface CheckOut extends PaymentWay, Omit<Purchase, 'pay_with'> {
  readonly replaces?: string | undefined;
}

/** One request of the buyer: what it does it does once, under the buyer's own key. */
export interface BuyerRequest {
  readonly key: string;
  readonly address: string;
}

export interface Begun extends StartedFunding {
  readonly orderNumber: string;
}

const begun = (started: StartedFunding): Begun => ({ ...started, orderNumber: started.funding.pays?.label ?? '' });

/**
 * Places the order, unpaid, together with its payment. Runs before the command's transaction: a provider is asked
 * (DB-4).
 */
export async function checkOut(
  context: Context,
  actor: Actor,
  { key, address }: BuyerRequest,
  wish: CheckOut,
): Promise<Begun> {
  const { provider, method, replaces } = wish;
  return begun(
    await startPaymentFor(
      context,
      actor,
      `${key} ${JSON.stringify(wish)}`,
      { provider, method },
      address,
      async (tx) => {
        if (replaces !== undefined) await replace(tx, actor, replaces, context);
        const order = await placeOrder(tx, actor, { ...wish, pay_with: 'later' }, context);
        return planFor(tx, order, wish, context);
      },
    ),
  );
}

/** Another payment for an order that is not paid yet. */
export async function payOrderBy(
  context: Context,
  actor: Actor,
  { key, address }: BuyerRequest,
  orderNumber: string,
  way: PaymentWay,
): Promise<Begun> {
  const { provider, method } = way;
  return begun(
    await startPaymentFor(
      context,
      actor,
      `${key} ${orderNumber} ${JSON.stringify(way)}`,
      { provider, method },
      address,
      async (tx) => {
        const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId, context);
        mustMove(order, 'pay', side, context.clock());
        await mustStillSell(tx, order);
        return planFor(tx, order, way, context);
      },
    ),
  );
}

/**
 * A buyer who changes the package after a declined card has one order, not two. What was paid in the meantime is never
 * bought again.
 */
async function replace(tx: Tx, actor: Actor, orderNumber: string, context: Context): Promise<void> {
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId, context);
  if (order.paidAt !== null)
    throw new Failure('wrong_state', {
      message: `Order ${order.number} is already paid. You were not charged again.`,
      data: { state: order.state },
    });
  if (side === 'client' && order.state === 'pending_payment')
    await cancelOrder(tx, actor, { order_number: orderNumber, reason: 'Changed at checkout.' }, context);
}

function planFor(tx: Tx, order: Order, way: PaymentWay, context: Context): Promise<PaymentPlan> {
  const left = order.placedAt.getTime() + PERIODS.payMs - context.clock().getTime();
  const page = {
    next: pathTo('order', { orderNumber: order.number }),
    minutes: Math.max(1, Math.ceil(left / MINUTE_MS)),
  };
  return planPayment(tx, asWork(order), way, page, context);
}
