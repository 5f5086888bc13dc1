/**
 * Extras while work runs: the client adds those of the service, or accepts what the freelancer offers (ORD-15, ORD-23).
 */
import {
  EXTRA_LIMITS,
  withExtra,
  type ExtraKind,
  type ExtraOffer,
  type ExtraOutcome,
} from '#domains/paid-work/extra.ts';
import { bySystem, type By } from '#domains/paid-work/party.ts';
import type { Terms } from '#domains/paid-work/price.ts';
import * as work from '#domains/paid-work/server/paid-work.ts';
import { extrasOfVersion, type Offer } from '#domains/services/server/services.ts';
import { endPaymentsFor } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { compare, equals, formatMoney, type Money } from '#kit/money.ts';
import { wholeUnits } from '#kit/fees.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import { isLate } from '../deadlines.ts';
import { extraEnded, extraOffered, extrasAdded } from '../events.ts';
import type { MoveName } from '../order.ts';
import { announceOrder } from './announce-order.ts';
import { asWork } from './as-work.ts';
import { moveOrder } from './move-order.ts';
import { mustStillSell } from './pay-order.ts';
import { lockMyOrder, type Order } from './store.ts';

export type Listed = Offer['extras'][number];

/** Each extra of the service once: what was bought with the order or added since is there already. */
export function addableOf(
  order: Pick<Order, 'offer'>,
  listed: readonly Listed[],
  added: readonly { listed_id: string | null }[],
): Listed[] {
  const taken = new Set([...order.offer.extras.map(({ id }) => id), ...added.map(({ listed_id: id }) => id)]);
  return listed.filter(({ id }) => !taken.has(id));
}

interface Wish {
  readonly order_number: string;
  readonly extras: readonly string[];
  readonly expected_total: Money;
}

/** Each extra of the service can be added once: a payment for one is known by this before it is added. */
export const listedExtraId = (orderId: string, listedId: string): string => derivedId('extra', orderId, listedId);

export async function addableTo(tx: Tx, order: Order): Promise<Listed[]> {
  const [listed, added] = await Promise.all([extrasOfVersion(tx, order.versionId), work.extrasOf(tx, order.id)]);
  return addableOf(order, listed, added);
}

export async function addExtras(tx: Tx, actor: Actor, wish: Wish, context: Context): Promise<Order> {
  const { order, side } = await lockMyOrder(tx, wish.order_number, actor.userId, context);
  const addable = await addableTo(tx, order);
  const chosen = [...new Set(wish.extras)].map((id) => addable.find((extra) => extra.id === id));
  const found = chosen.filter((extra) => extra !== undefined);
  if (found.length < chosen.length) throw invalidField('extras', 'One of these extras can’t be added to this order.');
  await mustStillSell(tx, order);
  return addListed(tx, order, found, wish.expected_total, { party: side, actorId: actor.userId }, context);
}

/** All of them in one move, paid from the wallet; each with its own share of the fees. */
export async function addListed(
  tx: Tx,
  order: Order,
  found: readonly Listed[],
  expected: Money,
  by: By,
  context: Context,
): Promise<Order> {
  const now = context.clock();
  let terms = order.terms;
  const bought = found.map(({ id, title, price, added_days: days }) => {
    const { after: then, added: more } = withExtra(order.inForce, terms, price);
    terms = then;
    return { id: listedExtraId(order.id, id), listedId: id, title, days, added: more };
  });
  const days = bought.reduce((sum, extra) => sum + extra.days, 0);
  const titles = bought.map(({ title }) => title).join(', ');
  const moved = await grow(tx, order, 'addExtras', by, now, { terms, days, expected, reason: titles });
  for (const { id } of bought) await endPaymentsFor(tx, id, 'This extra is paid. You were not charged for it again.');
  for (const extra of bought) {
    await work.buyExtra(tx, order.id, extra, now);
    await work.holdMore(tx, asWork(order), extra, now);
  }
  const { amount, currency } = withoutFees(order.terms, terms);
  announceOrder(tx, extrasAdded, moved, { titles, amount, currency, dueAt: (moved.dueAt ?? now).toISOString() });
  return moved;
}

interface Growth {
  readonly terms: Terms;
  readonly days: number;
  readonly expected: Money;
  readonly reason: string;
  readonly also?: { readonly extra: null };
  readonly revisionsAdded?: number;
}

const withoutFees = (before: Terms, now: Terms): Money => ({
  ...now.price,
  amount: String(BigInt(now.price.amount) - BigInt(before.price.amount)),
});

/** The order's price, fees and due date grow together; the client saw exactly what it costs. */
async function grow(
  tx: Tx,
  order: Order,
  move: MoveName,
  by: By,
  now: Date,
  { terms, days, expected, reason, also, revisionsAdded }: Growth,
): Promise<Order> {
  const total = { ...terms.total, amount: String(BigInt(terms.total.amount) - BigInt(order.terms.total.amount)) };
  if (!equals(total, expected)) throw new Failure('price_changed', { data: { total } });
  const dueAt = order.dueAt === null || days === 0 ? null : after(order.dueAt, days * DAY_MS);
  const isInTime = dueAt !== null && dueAt > now && isLate(order);
  const amounts = {
    price: terms.price.amount,
    clientFee: terms.client_fee.amount,
    serviceFee: terms.service_fee.amount,
    tax: terms.tax.amount,
  };
  const changes = {
    ...amounts,
    ...(dueAt === null ? {} : { dueAt }),
    ...(isInTime ? { lateAt: null } : {}),
    ...(revisionsAdded === undefined ? {} : { revisionsAdded }),
  };
  const moved = await moveOrder(tx, order, move, by, now, changes, {
    reason,
    facts: { days, total: total.amount },
    also: { ...also, terms },
  });
  const { revisions } = order;
  const more =
    revisionsAdded === undefined || revisions.included === null
      ? revisions
      : { ...revisions, included: revisions.included + 1 };
  return { ...moved, revisions: more };
}

interface NewOffer {
  readonly order_number: string;
  readonly kind: ExtraKind;
  readonly title: string;
  readonly price: Money;
  readonly days: number;
}

/**
 * Nothing moves until the client accepts. Another revision is offered of what was delivered, anything else while work
 * runs.
 */
export async function offerExtra(
  tx: Tx,
  actor: Actor,
  { order_number: orderNumber, kind, title, price, days }: NewOffer,
  context: Context,
): Promise<Order> {
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId, context);
  const now = context.clock();
  const { currency } = order.terms.price;
  const least = wholeUnits(order.inForce.gigExtraLeastWhole, currency);
  const most = wholeUnits(order.inForce.gigPriceMostWhole, currency);
  if (price.currency !== currency || compare(price, least) < 0 || compare(price, most) > 0)
    throw invalidField('price', `Enter ${formatMoney(least)} to ${formatMoney(most)}.`);
  if ((kind === 'revision') !== (order.state === 'delivered') && ['in_progress', 'delivered'].includes(order.state))
    throw new Failure('wrong_state', {
      message:
        kind === 'revision'
          ? 'Offer another revision once the work is delivered.'
          : 'Extras can be added while work is in progress.',
      data: { state: order.state },
    });
  const extra: ExtraOffer = {
    id: context.makeId(),
    kind,
    title,
    days: kind === 'revision' ? 0 : days,
    price,
    askedAt: now,
    endsAt: after(now, EXTRA_LIMITS.answerMs),
  };
  const offered = await moveOrder(
    tx,
    order,
    'offerExtra',
    { party: side, actorId: actor.userId },
    now,
    {},
    { reason: title, facts: { kind, days }, also: { extra } },
  );
  await work.offerExtra(tx, order.id, extra);
  const { total } = withExtra(order.inForce, order.terms, price).added;
  announceOrder(tx, extraOffered, offered, {
    title,
    amount: price.amount,
    total: total.amount,
    currency,
    days: extra.days,
    endsAt: extra.endsAt.toISOString(),
  });
  return offered;
}

interface About {
  readonly order_number: string;
  readonly request_id: string;
}

export async function lockOffered(
  tx: Tx,
  actor: Actor,
  request: About,
  context: Context,
): Promise<{ order: Order; by: By }> {
  const { order, side } = await lockMyOrder(tx, request.order_number, actor.userId, context);
  if (order.extra !== null && order.extra.id !== request.request_id)
    throw new Failure('wrong_state', {
      message: 'This offer was replaced by a new one. Read it before you answer.',
      data: { state: order.state },
    });
  return { order, by: { party: side, actorId: actor.userId } };
}

/** The client pays it from the wallet, and it is part of the order. */
export async function acceptExtra(
  tx: Tx,
  actor: Actor,
  request: About & { readonly expected_total: Money },
  context: Context,
): Promise<Order> {
  const { order, by } = await lockOffered(tx, actor, request, context);
  if (order.extra === null) return end(tx, order, 'accepted', by, context);
  await mustStillSell(tx, order);
  return acceptOffered(tx, order, order.extra, request.expected_total, by, context);
}

export async function acceptOffered(
  tx: Tx,
  order: Order,
  extra: ExtraOffer,
  expected: Money,
  by: By,
  context: Context,
): Promise<Order> {
  const now = context.clock();
  const { after: terms, added } = withExtra(order.inForce, order.terms, extra.price);
  const bought = extra.kind === 'revision' ? { revisionsAdded: order.revisionsAdded + 1 } : {};
  const growth: Growth = { terms, days: extra.days, expected, reason: extra.title, also: { extra: null }, ...bought };
  const moved = await grow(tx, order, 'acceptExtra', by, now, growth);
  await work.endExtra(tx, order.id, extra.id, 'accepted', by.party, now, added);
  await endPaymentsFor(tx, extra.id, 'This extra is paid. You were not charged for it again.');
  await work.holdMore(tx, asWork(order), { id: extra.id, title: extra.title, added }, now);
  announceOrder(tx, extraEnded, moved, { by: 'client', title: extra.title, outcome: 'accepted' });
  return moved;
}

export async function declineExtra(tx: Tx, actor: Actor, request: About, context: Context): Promise<Order> {
  const { order, by } = await lockOffered(tx, actor, request, context);
  return end(tx, order, 'declined', by, context);
}
export async function withdrawExtra(tx: Tx, actor: Actor, request: About, context: Context): Promise<Order> {
  const { order, by } = await lockOffered(tx, actor, request, context);
  return end(tx, order, 'withdrawn', by, context);
}
/** The 48 hours are over. */
export const declineExtraBySilence = (tx: Tx, order: Order, context: Context): Promise<Order> =>
  end(tx, order, 'declined', bySystem, context);

const MOVES = { accepted: 'acceptExtra', declined: 'declineExtra', withdrawn: 'withdrawExtra' } as const;

async function end(
  tx: Tx,
  order: Order,
  outcome: keyof typeof MOVES & ExtraOutcome,
  by: By,
  context: Context,
): Promise<Order> {
  const now = context.clock();
  const { extra } = order;
  const ended = await moveOrder(tx, order, MOVES[outcome], by, now, {}, { also: { extra: null } });
  if (extra === null) throw new Error(`order ${order.number} has no offer`);
  await work.endExtra(tx, order.id, extra.id, outcome, by.party, now, null);
  await endPaymentsFor(tx, extra.id, 'The offer has ended. You were not charged.');
  announceOrder(tx, extraEnded, ended, {
    by: by.party === 'client' || by.party === 'freelancer' ? by.party : null,
    title: extra.title,
    outcome,
  });
  return ended;
}
