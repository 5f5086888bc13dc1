import { after, DAY_MS, MINUTE_MS } from '#kit/clock.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type RowOf, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';

import { operatorNeeded } from '../events.ts';

export const RETRY_TIMER = 'wallet.payment_event_retry';
/** How long events about something unknown are retried (WH-3, WH-5). */
const KEEP_TRYING_MS = 7 * DAY_MS;

export type Stored = RowOf<typeof doneEvent>;

const settle = statement(
  'payment_event_settle',
  'update payment_event set state = :state, note = :note, tries = tries + 1, processed_at = now() where id = :id',
);

export const finish = (tx: Tx, id: string, state: 'done' | 'parked', note: string | null): Promise<unknown> =>
  tx.rows(settle, { id, state, note });

export async function park(
  tx: Tx,
  context: Context,
  stored: Stored,
  { why, mayFitLater }: { why: string; mayFitLater: boolean },
  isNews: boolean,
): Promise<void> {
  const { id, provider, event_id: event, kind, tries, received_at } = stored;
  await finish(tx, id, 'parked', why);
  context.log.error({ provider, event, why }, 'payment event parked');
  if (isNews) announce(tx, operatorNeeded, { what: 'parked_event', subject: id, words: `${kind}: ${why}` });
  const now = context.clock();
  if (mayFitLater && now.getTime() - received_at.getTime() < KEEP_TRYING_MS)
    setTimer(tx, RETRY_TIMER, id, after(now, Math.min(2 ** tries, 360) * MINUTE_MS));
}

const doneEvent = statement(
  'payment_event_done',
  "select id, provider, event_id, kind, news, note, state, tries, received_at from payment_event where id = :paymentEventId and state = 'done' for update",
);

/**
 * WH-5: the event names a payout that no domain knows. It is parked, an operator is notified, and it is retried for a
 * while.
 */
export async function parkPayoutNews(tx: Tx, context: Context, paymentEventId: string, reason: string): Promise<void> {
  const stored = await tx.row(doneEvent, { paymentEventId });
  if (stored !== undefined) await park(tx, context, stored, { why: reason, mayFitLater: true }, stored.tries === 1);
}
