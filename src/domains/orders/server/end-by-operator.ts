/** Beside disputes an operator can complete, cancel or refund an open order, with a written reason (ORD-25). */
import {
  answerSplit,
  confirmProposedEnd,
  declineProposedEnd,
  splitHeld,
  startEnd,
  type EndableWork,
  type ProposedEnd,
} from '#domains/paid-work/server/paid-work.ts';
import { partsAt } from '#domains/paid-work/split-offer.ts';
import { dropBilling } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { zero } from '#kit/money.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { orderEndedByOperator, orderEndProposed } from '../events.ts';
import { HOLDING_STATES } from '../order.ts';
import { announceOrder } from './announce-order.ts';
import { asWork } from './as-work.ts';
import { endOfOrder } from './end-order.ts';
import { lockOrder, type Order } from './store.ts';

const numbered = statement('order_id_numbered', 'select id from orders where number = :number');

async function lockNumbered(tx: Tx, number: string, context: Context): Promise<Order> {
  const row = await tx.row(numbered, { number });
  if (row === undefined) throw new Failure('not_found');
  return lockOrder(tx, row.id, context);
}

const ACTS = { complete: 'order.complete', cancel: 'order.cancel', refund: 'order.refund' } as const;
const SPLITS = { complete: 'completeByOperator', cancel: 'cancelByOperator', refund: 'refundByOperator' } as const;

interface End {
  readonly order_number: string;
  /** Of the price, to the freelancer: all of it completes, none cancels. */
  readonly percent: number;
  readonly reason: string;
}

const isPaid = ({ state }: Order): boolean => HOLDING_STATES.includes(state);
const asEndable = (order: Order): EndableWork => ({
  kind: 'order',
  id: order.id,
  state: order.state,
  clientId: order.clientId,
  freelancerId: order.freelancerId,
  held: isPaid(order) ? order.terms.total : zero(order.terms.total.currency),
});

/**
 * What is held above the limit stays held until a second operator confirms: `waits` is true then, and nothing has
 * moved.
 */
export async function endByOperator(
  tx: Tx,
  actor: Actor,
  end: End,
  context: Context,
): Promise<{ order: Order; waits: boolean }> {
  const order = await lockNumbered(tx, end.order_number, context);
  const proposed = await startEnd(tx, actor, asEndable(order), end, context);
  if (!proposed.waits) return { order: await endNow(tx, actor, order, proposed, context), waits: false };
  announceOrder(tx, orderEndProposed, order, { how: proposed.how, by: actor.userId });
  return { order, waits: true };
}

/** Step two, by someone else. */
export async function confirmEnd(tx: Tx, actor: Actor, number: string, context: Context): Promise<Order> {
  const order = await lockNumbered(tx, number, context);
  return endNow(tx, actor, order, await confirmProposedEnd(tx, actor, asEndable(order), context), context);
}

export async function declineEnd(
  tx: Tx,
  actor: Actor,
  number: string,
  because: string,
  context: Context,
): Promise<Order> {
  const order = await lockNumbered(tx, number, context);
  await declineProposedEnd(tx, actor, asEndable(order), because, context);
  return order;
}

type Ending = Pick<ProposedEnd, 'how' | 'share' | 'reason'>;

async function endNow(
  tx: Tx,
  actor: Actor,
  order: Order,
  { how, share, reason }: Ending,
  context: Context,
): Promise<Order> {
  const now = context.clock();
  const by = { party: 'operator', actorId: actor.userId } as const;
  const released = await endOfOrder(
    tx,
    order,
    { share, by, complete: 'completeByOperator', split: SPLITS[how], reason },
    context,
  );
  if (order.split !== null) await answerSplit(tx, order.id, order.split, 'decline', 'system', now);
  const { toFreelancer, backToClient } = partsAt(order.terms, share);
  if (isPaid(order)) await splitHeld(tx, asWork(order), share, released);
  else dropBilling(tx, order.id);
  const ended = await lockOrder(tx, order.id, context);
  const after = { state: ended.state, percent: share / 100 };
  await recordStaffAct(tx, actor, ACTS[how], { type: 'order', id: order.id }, reason, { state: order.state }, after);
  announceOrder(tx, orderEndedByOperator, ended, {
    how,
    reason,
    earned: isPaid(order) ? toFreelancer.amount : '0',
    returned: isPaid(order) ? backToClient.amount : '0',
    currency: order.terms.total.currency,
    clearsAt: isPaid(order) && share > 0 ? (released.clearsAt?.toISOString() ?? null) : null,
  });
  return ended;
}
