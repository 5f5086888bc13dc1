/**
 * A tip or an extra paid with new money: a payment brings what the balance lacks, and carries out what its payer chose
 * (decision 184).
 */
import * as z from 'zod/mini';
import { withExtra } from '#domains/paid-work/extra.ts';
import type { By } from '#domains/paid-work/party.ts';
import type { Terms } from '#domains/paid-work/price.ts';
import {
  extrasOf,
  PAY_MINUTES,
  payFromArrived,
  planPayment,
  type Due,
  type PaidWork,
  type PaymentWay,
} from '#domains/paid-work/server/paid-work.ts';
import { fundingSucceeded } from '#domains/wallet/events.ts';
import type { PaymentOutcome } from '#domains/wallet/funding.ts';
import { startPaymentFor, type ArrivedPayment, type PaymentPlan } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { compare, equals, type Money } from '#kit/money.ts';
import { moneyShape } from '#kit/money-shape.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { on, type Reaction } from '#kit/server/jobs/reactions.ts';
import { pathTo } from '#routes';
import { EXTRA, tipCharge } from '../charge-kind.ts';
import { additionPaymentKept } from '../events.ts';
import { orderNumberOf } from '../tip.ts';
import { acceptOffered, addableTo, addListed, listedExtraId, lockOffered } from './add-extras.ts';
import { announceOrder } from './announce-order.ts';
import { asWork } from './as-work.ts';
import type { BuyerRequest, Begun } from './check-out.ts';
import { tipAsWork, tipIdOf, tipOf, tipOrder, whyNotTip, type TipWish } from './give-tip.ts';
import { mayMove, mustMove } from '../policy.ts';
import { mustStillSell } from './pay-order.ts';
import { lockMyOrder, lockOrderNumbered, type Order } from './store.ts';

const tipFacts = z.object({ amount: moneyShape, note: z.string() });
/** `listed` is an extra of the service; without it, what the freelancer offered. */
const extraFacts = z.object({ listed: z.nullable(z.string()), total: moneyShape });

const page = (
  order: Order,
  pay: Record<string, string>,
  facts: object,
): Pick<PaymentPlan, 'next' | 'minutes' | 'facts'> => ({
  next: pathTo('order', { orderNumber: order.number }, pay),
  minutes: PAY_MINUTES,
  facts,
});

interface Wish extends PaymentWay {
  readonly order_number: string;
}

async function begin(
  context: Context,
  actor: Actor,
  { key, address }: BuyerRequest,
  wish: Wish,
  plan: (tx: Tx) => Promise<PaymentPlan>,
): Promise<Begun> {
  const { provider, method, order_number: orderNumber } = wish;
  return {
    ...(await startPaymentFor(context, actor, `${key} ${JSON.stringify(wish)}`, { provider, method }, address, plan)),
    orderNumber,
  };
}

/** Runs before the command's transaction: a provider is asked (DB-4). */
export const payTipBy = (context: Context, actor: Actor, request: BuyerRequest, wish: Wish & TipWish): Promise<Begun> =>
  begin(context, actor, request, wish, async (tx) => {
    const { order, side } = await lockMyOrder(tx, wish.order_number, actor.userId, context);
    const { amount, note } = wish;
    const refused = await whyNotTip(tx, order, { amount }, { party: side, actorId: actor.userId }, context);
    if (refused !== null) throw refused;
    await mustStillSell(tx, order);
    const work = tipAsWork(order, { id: tipIdOf(order), amount: amount.amount });
    return planPayment(tx, work, wish, page(order, { pay: 'tip', amount: amount.amount }, { amount, note }), context);
  });

const extraAsWork = (order: Order, id: string, terms: Terms): PaidWork => ({
  ...asWork(order),
  id,
  kind: EXTRA,
  terms,
});
const addedBy = (order: Order, price: Money): Terms => withExtra(order.inForce, order.terms, price).added;

interface ExtraWish extends Wish {
  readonly expected_total: Money;
}

async function planExtra(
  tx: Tx,
  order: Order,
  id: string,
  { price, listed }: { price: Money; listed: string | null },
  wish: ExtraWish,
  context: Context,
) {
  const work = extraAsWork(order, id, addedBy(order, price));
  const { total } = work.terms;
  if (!equals(total, wish.expected_total)) throw new Failure('price_changed', { data: { total } });
  await mustStillSell(tx, order);
  return planPayment(
    tx,
    work,
    wish,
    page(order, { pay: listed === null ? 'offer' : EXTRA, extra: listed ?? id }, { listed, total }),
    context,
  );
}

/** An extra of the service. */
export const payExtraBy = (
  context: Context,
  actor: Actor,
  request: BuyerRequest,
  wish: ExtraWish & { readonly extra: string },
): Promise<Begun> =>
  begin(context, actor, request, wish, async (tx) => {
    const { order, side } = await lockMyOrder(tx, wish.order_number, actor.userId, context);
    mustMove(order, 'addExtras', side, context.clock());
    const found = (await addableTo(tx, order)).find(({ id }) => id === wish.extra);
    if (found === undefined) throw invalidField('extra', 'This extra can’t be added to this order.');
    return planExtra(
      tx,
      order,
      listedExtraId(order.id, found.id),
      { price: found.price, listed: found.id },
      wish,
      context,
    );
  });

/** What the freelancer offers to add. */
export const payOfferBy = (
  context: Context,
  actor: Actor,
  request: BuyerRequest,
  wish: ExtraWish & { readonly request_id: string },
): Promise<Begun> =>
  begin(context, actor, request, wish, async (tx) => {
    const { order, by } = await lockOffered(tx, actor, wish, context);
    mustMove(order, 'acceptExtra', by.party, context.clock());
    if (order.extra === null) throw new Failure('wrong_state', { data: { state: order.state } });
    return planExtra(tx, order, order.extra.id, { price: order.extra.price, listed: null }, wish, context);
  });

/** The client chose it when they began to pay. */
const byClient = (order: Order): By => ({ party: 'client', actorId: order.clientId });

const announceKept =
  (tx: Tx, kind: 'tip' | 'extra') =>
  (order: Order, { id, amount }: ArrivedPayment, outcome: Exclude<PaymentOutcome, 'paid'>): void =>
    announceOrder(tx, additionPaymentKept, order, {
      of: kind,
      fundingId: id,
      why: outcome,
      amount: amount.amount,
      currency: amount.currency,
    });

async function tipDue(tx: Tx, order: Order, { facts }: ArrivedPayment, context: Context): Promise<Due<Order>> {
  if ((await tipOf(tx, order.id)) !== null) return 'already_paid';
  const wish = tipFacts.safeParse(facts).data;
  if (wish === undefined || (await whyNotTip(tx, order, wish, byClient(order), context)) !== null) return 'closed';
  const work = tipAsWork(order, { id: tipIdOf(order), amount: wish.amount.amount });
  return { work, pay: () => tipOrder(tx, order, wish, byClient(order), context) };
}

/** It is added for what its payer saw or less. */
async function extraDue(
  tx: Tx,
  order: Order,
  id: string,
  { facts }: ArrivedPayment,
  context: Context,
): Promise<Due<Order>> {
  if ((await extrasOf(tx, order.id)).some((extra) => extra.id === id && extra.outcome === 'accepted'))
    return 'already_paid';
  const wish = extraFacts.safeParse(facts).data;
  if (wish === undefined) return 'closed';
  const listed =
    wish.listed === null ? undefined : (await addableTo(tx, order)).find((extra) => extra.id === wish.listed);
  const offered = wish.listed === null && order.extra?.id === id ? order.extra : undefined;
  const found = listed ?? offered;
  if (
    found === undefined ||
    !mayMove(order, listed === undefined ? 'acceptExtra' : 'addExtras', 'client', context.clock()).ok
  )
    return 'closed';
  const terms = addedBy(order, found.price);
  if (compare(terms.total, wish.total) > 0) return 'closed';
  const by = byClient(order);
  return {
    work: extraAsWork(order, id, terms),
    async pay() {
      if (listed !== undefined) return addListed(tx, order, [listed], terms.total, by, context);
      return offered === undefined ? order : acceptOffered(tx, order, offered, terms.total, by, context);
    },
  };
}

const payTip = (tx: Tx, order: Order, context: Context): Promise<Order> =>
  payFromArrived(tx, tipIdOf(order), order, {
    due: (now, payment) => tipDue(tx, now, payment, context),
    keep: announceKept(tx, 'tip'),
  });
const payExtra = (tx: Tx, order: Order, id: string, context: Context): Promise<Order> =>
  payFromArrived(tx, id, order, {
    due: (now, payment) => extraDue(tx, now, id, payment, context),
    keep: announceKept(tx, 'extra'),
  });

export const additionPaymentReaction: Reaction = on(
  fundingSucceeded,
  'pay-addition-with-payment',
  'money',
  async ({ pays }, context) => {
    const { transact } = context.database;
    if (pays?.type === tipCharge.kind)
      await transact(async (tx) =>
        payTip(tx, await lockOrderNumbered(tx, orderNumberOf(pays.label), context), context),
      );
    if (pays?.type === EXTRA)
      await transact(async (tx) => payExtra(tx, await lockOrderNumbered(tx, pays.label, context), pays.id, context));
  },
);
