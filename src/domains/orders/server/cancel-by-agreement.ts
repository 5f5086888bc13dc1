/** One side asks to cancel with a share of the price for the freelancer, the other answers within 48 hours (ORD-12). */
import { bySystem, type By } from '#domains/paid-work/party.ts';
import { partsAt, type SplitOffer } from '#domains/paid-work/split-offer.ts';
import { acceptSplit, answerSplit, clearanceOf, offerSplit } from '#domains/paid-work/server/paid-work.ts';
import type { Actor } from '#kit/actor.ts';
import { after } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { deadlinesAfter, PERIODS, silenceOf } from '../deadlines.ts';
import { cancellationEnded, cancellationRequested, orderSplit } from '../events.ts';
import { announceOrder } from './announce-order.ts';
import { asWork } from './as-work.ts';
import { followSeller } from './follow-seller.ts';
import { moveOrder } from './move-order.ts';
import { lockMyOrder, type Order } from './store.ts';

interface Request {
  readonly order_number: string;
  readonly percent: number;
  readonly reason: string;
}

/** Silence is a yes before the first delivery, and changes nothing after it. All other clocks stop. */
export async function requestCancellation(
  tx: Tx,
  actor: Actor,
  { order_number: orderNumber, percent, reason }: Request,
  context: Context,
): Promise<Order> {
  const now = context.clock();
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId, context);
  const silence = silenceOf({ isDelivered: order.deliveredAt !== null });
  const split: SplitOffer = {
    id: context.makeId(),
    by: side,
    share: percent * 100,
    offeredAt: now,
    endsAt: after(now, PERIODS.answerMs),
    silence,
  };
  const by = { party: side, actorId: actor.userId };
  const changes = { interruptedState: order.state };
  const updatedOrder = await moveOrder(tx, { ...order, split }, 'requestCancellation', by, now, changes, {
    reason,
    facts: { percent },
  });
  await offerSplit(tx, order.id, split);
  announceOrder(tx, cancellationRequested, updatedOrder, {
    by: side,
    percent,
    endsAt: split.endsAt.toISOString(),
    silence,
  });
  return updatedOrder;
}

interface About {
  readonly order_number: string;
  readonly request_id: string;
}

async function lockAsked(tx: Tx, actor: Actor, request: About, context: Context): Promise<{ order: Order; by: By }> {
  const { order, side } = await lockMyOrder(tx, request.order_number, actor.userId, context);
  if (order.split !== null && order.split.id !== request.request_id)
    throw new Failure('wrong_state', {
      message: 'This request was replaced by a new one. Read it before you answer.',
      data: { state: order.state },
    });
  return { order, by: { party: side, actorId: actor.userId } };
}

export async function acceptCancellation(tx: Tx, actor: Actor, request: About, context: Context): Promise<Order> {
  const { order, by } = await lockAsked(tx, actor, request, context);
  return accept(tx, order, by, context);
}
export async function declineCancellation(tx: Tx, actor: Actor, request: About, context: Context): Promise<Order> {
  const { order, by } = await lockAsked(tx, actor, request, context);
  return goOn(tx, order, 'decline', by, context);
}
export async function withdrawCancellation(tx: Tx, actor: Actor, request: About, context: Context): Promise<Order> {
  const { order, by } = await lockAsked(tx, actor, request, context);
  return goOn(tx, order, 'withdraw', by, context);
}

/** The 48 hours are over. */
export const acceptBySilence = (tx: Tx, order: Order, context: Context): Promise<Order> =>
  accept(tx, order, bySystem, context);
export const declineBySilence = (tx: Tx, order: Order, context: Context): Promise<Order> =>
  goOn(tx, order, 'decline', bySystem, context);

const sideOf = ({ party }: By) => (party === 'client' || party === 'freelancer' ? party : null);

/** What the freelancer gets clears like any other earnings. */
async function accept(tx: Tx, order: Order, by: By, context: Context): Promise<Order> {
  const now = context.clock();
  const { share } = order.split ?? { share: 0 };
  const parts = partsAt(order.terms, share);
  const clears = parts.isEarned ? await clearanceOf(tx, asWork(order), order.inForce, context) : null;
  const changes = { closedAt: now, interruptedState: null, clearsAt: clears };
  const cancelled = await moveOrder(tx, order, 'acceptCancellation', by, now, changes, {
    facts: { percent: share / 100 },
  });
  if (order.split === null) throw new Error(`order ${order.number} has no request to accept`);
  await acceptSplit(tx, asWork(order), order.split, by.party, { at: now, clearsAt: clears });
  announceOrder(tx, orderSplit, cancelled, {
    by: sideOf(by),
    percent: share / 100,
    earned: parts.toFreelancer.amount,
    returned: parts.backToClient.amount,
    currency: order.terms.total.currency,
    clearsAt: clears?.toISOString() ?? null,
  });
  return { ...cancelled, split: null };
}

const MOVES = { decline: 'refuseCancellation', withdraw: 'withdrawCancellation' } as const;

/** The order continues where it was. Its freelancer may have been suspended meanwhile. */
async function goOn(tx: Tx, order: Order, answer: 'decline' | 'withdraw', by: By, context: Context): Promise<Order> {
  const now = context.clock();
  const deadlines = order.split === null ? {} : deadlinesAfter(order, order.split.offeredAt, now);
  const going = await moveOrder(tx, order, MOVES[answer], by, now, { ...deadlines, interruptedState: null });
  if (order.split === null) throw new Error(`order ${order.number} has no request to end`);
  await answerSplit(tx, order.id, order.split, answer, by.party, now);
  announceOrder(tx, cancellationEnded, going, {
    by: sideOf(by),
    outcome: answer === 'decline' ? 'declined' : 'withdrawn',
  });
  return followSeller(tx, { ...going, split: null }, context);
}
