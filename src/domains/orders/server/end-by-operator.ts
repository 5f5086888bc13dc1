/** Beside disputes an operator can complete, cancel or refund an open order, with a written reason (ORD-25). */
import { answerSplit, splitHeld } from '#domains/paid-work/server/paid-work.ts';
import { partsAt } from '#domains/paid-work/split-offer.ts';
import { dropBilling } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { orderEndedByOperator } from '../events.ts';
import { HOLDING_STATES } from '../order.ts';
import { announceOrder } from './announce-order.ts';
import { asWork } from './as-work.ts';
import { endOfOrder } from './end-order.ts';
import { lockOrder, type Order } from './store.ts';

const numbered = statement('order_id_numbered', 'select id from orders where number = $1');

async function lockNumbered(tx: Tx, number: string, context: Context): Promise<Order> {
  const row = await tx.row(numbered, [number]);
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

export async function endByOperator(
  tx: Tx,
  actor: Actor,
  how: keyof typeof ACTS,
  { order_number: number, percent, reason }: End,
  context: Context,
): Promise<Order> {
  const order = await lockNumbered(tx, number, context);
  if (order.state === 'disputed')
    throw new Failure('wrong_state', { message: 'This order is in dispute. Decide the dispute instead.', data: { state: order.state } });
  const now = context.clock();
  const [share, by] = [percent * 100, { party: 'operator', actorId: actor.userId } as const];
  const released = await endOfOrder(tx, order, { share, by, complete: 'completeByOperator', split: SPLITS[how], reason }, context);
  if (order.split !== null) await answerSplit(tx, order.id, order.split, 'decline', 'system', now);
  const { toFreelancer, backToClient } = partsAt(order.terms, share);
  const isPaid = HOLDING_STATES.includes(order.state);
  if (isPaid) await splitHeld(tx, asWork(order), share, released);
  else dropBilling(tx, order.id);
  const ended = await lockOrder(tx, order.id, context);
  await recordStaffAct(tx, actor, ACTS[how], { type: 'order', id: order.id }, reason, { state: order.state }, { state: ended.state, percent });
  announceOrder(tx, orderEndedByOperator, ended, {
    how,
    reason,
    earned: isPaid ? toFreelancer.amount : '0',
    returned: isPaid ? backToClient.amount : '0',
    currency: order.terms.total.currency,
    clearsAt: isPaid && share > 0 ? (released.clearsAt?.toISOString() ?? null) : null,
  });
  return ended;
}
