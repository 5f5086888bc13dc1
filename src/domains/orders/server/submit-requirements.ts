import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { orderStarted } from '../events.ts';
import { unanswered } from '../offer.ts';
import { moveOrder } from './move-order.ts';
import { sendFiles } from '#domains/paid-work/server/paid-work.ts';
import { asWork } from './as-work.ts';
import { lockMyOrder, type Order } from './store.ts';
import { announceOrder } from './announce-order.ts';

export interface Requirements {
  readonly order_number: string;
  readonly answers: readonly { id: string; text: string }[];
  readonly files: readonly string[];
}

/** The client answers, or the freelancer starts without answers. Either way the delivery clock starts now. */
export async function submitRequirements(
  tx: Tx,
  actor: Actor,
  { order_number: orderNumber, answers, files }: Requirements,
  context: Context,
): Promise<Order> {
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId, context);
  const now = context.clock();
  const starts = { startedAt: now, dueAt: after(now, order.deliveryDays * DAY_MS), pausedMs: 0 };
  const by = { party: side, actorId: actor.userId };
  const started =
    side === 'client'
      ? await moveOrder(tx, order, 'submitRequirements', by, now, {
          ...starts,
          answers: checked(order, answers, files),
        })
      : await moveOrder(tx, order, 'startWithEnough', by, now, starts);
  if (side === 'client') await sendFiles(tx, asWork(order), 'requirements', files, null);
  announceOrder(tx, orderStarted, started, { by: side, dueAt: starts.dueAt.toISOString() });
  return started;
}

function checked(order: Order, answers: Requirements['answers'], files: readonly string[]): Requirements['answers'] {
  const problems = unanswered(order.offer.questions, answers, files.length > 0);
  if (Object.keys(problems).length > 0)
    throw new Failure('invalid_input', { message: 'Answer the required questions.', fields: problems });
  return answers.filter(({ text }) => text !== '');
}
