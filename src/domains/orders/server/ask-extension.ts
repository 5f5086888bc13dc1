/** The freelancer asks for more days; the client answers within 48 hours, and silence is no (ORD-14). */
import { bySystem, type By } from '#domains/paid-work/party.ts';
import {
  extendedDueAt,
  EXTENSION_LIMITS,
  type Extension,
  type ExtensionOutcome,
} from '#domains/paid-work/extension.ts';
import * as work from '#domains/paid-work/server/paid-work.ts';
import type { Actor } from '#kit/actor.ts';
import { after } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { isLate } from '../deadlines.ts';
import { extensionAsked, extensionEnded } from '../events.ts';
import { announceOrder } from './announce-order.ts';
import { moveOrder } from './move-order.ts';
import { lockMyOrder, type Order } from './store.ts';
import { showExtension } from './talk-cards.ts';

interface Wish {
  readonly order_number: string;
  readonly days: number;
  readonly reason: string;
}

/** The deadline runs on meanwhile. */
export async function askExtension(
  tx: Tx,
  actor: Actor,
  { order_number: orderNumber, days, reason }: Wish,
  context: Context,
): Promise<Order> {
  const now = context.clock();
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId, context);
  const extension: Extension = {
    id: context.makeId(),
    days,
    askedAt: now,
    endsAt: after(now, EXTENSION_LIMITS.answerMs),
  };
  const by = { party: side, actorId: actor.userId };
  const updatedOrder = await moveOrder(
    tx,
    order,
    'askExtension',
    by,
    now,
    {},
    { reason, facts: { days }, also: { extension } },
  );
  await work.askExtension(tx, order.id, extension, reason);
  announceOrder(tx, extensionAsked, updatedOrder, { days, endsAt: extension.endsAt.toISOString() });
  await showExtension(tx, updatedOrder, extension.id, context);
  return updatedOrder;
}

interface About {
  readonly order_number: string;
  readonly request_id: string;
}

const MOVES = { accepted: 'acceptExtension', declined: 'declineExtension', withdrawn: 'withdrawExtension' } as const;
type Answer = keyof typeof MOVES & ExtensionOutcome;

const answering =
  (answer: Answer) =>
  async (tx: Tx, actor: Actor, request: About, context: Context): Promise<Order> => {
    const { order, side } = await lockMyOrder(tx, request.order_number, actor.userId, context);
    if (order.extension !== null && order.extension.id !== request.request_id)
      throw new Failure('wrong_state', {
        message: 'This request was replaced by a new one. Read it before you answer.',
        data: { state: order.state },
      });
    return end(tx, order, answer, { party: side, actorId: actor.userId }, context);
  };

export const acceptExtension = answering('accepted');
export const declineExtension = answering('declined');
export const withdrawExtension = answering('withdrawn');

/** The 48 hours are over. */
export const declineExtensionBySilence = (tx: Tx, order: Order, context: Context): Promise<Order> =>
  end(tx, order, 'declined', bySystem, context);

/** Accepted, the due date moves; work that was late is not late any more. */
async function end(tx: Tx, order: Order, answer: Answer, by: By, context: Context): Promise<Order> {
  const now = context.clock();
  const { extension } = order;
  const isGiven = answer === 'accepted' && extension !== null && order.dueAt !== null;
  const changes = isGiven
    ? { dueAt: extendedDueAt(order.dueAt, extension.days, now), ...(isLate(order) ? { lateAt: null } : {}) }
    : {};
  const ended = await moveOrder(tx, order, MOVES[answer], by, now, changes, {
    facts: { days: extension?.days ?? 0 },
    also: { extension: null },
  });
  if (extension === null) throw new Error(`order ${order.number} has no extension request`);
  await work.endExtension(tx, order.id, extension, answer, by.party, now);
  const side = by.party === 'client' || by.party === 'freelancer' ? by.party : null;
  announceOrder(tx, extensionEnded, ended, {
    by: side,
    days: extension.days,
    outcome: answer,
    dueAt: (ended.dueAt ?? now).toISOString(),
  });
  return ended;
}
