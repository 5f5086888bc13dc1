import { after, DAY_MS, MINUTE_MS } from '#kit/clock.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import type { ProviderName, ProviderNews } from '#kit/server/payments/provider.ts';
import { operatorNeeded } from '../events.ts';

export const RETRY_TIMER = 'wallet.payment_event_retry';
/** News about something we do not know yet is tried this long (WH-3, WH-5). */
const KEEP_TRYING_MS = 7 * DAY_MS;

export interface Stored {
  id: string;
  provider: ProviderName;
  event_id: string;
  kind: string;
  news: ProviderNews | null;
  note: string | null;
  state: 'received' | 'parked' | 'done';
  tries: number;
  received_at: Date;
}

export const finish = (tx: Tx, id: string, state: 'done' | 'parked', note: string | null): Promise<unknown> =>
  tx.rows('update payment_event set state = $2, note = $3, tries = tries + 1, processed_at = now() where id = $1', [id, state, note]);

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
  if (isNews) await announce(tx, operatorNeeded, { what: 'parked_event', subject: id, words: `${kind}: ${why}` });
  const now = context.clock();
  if (mayFitLater && now.getTime() - received_at.getTime() < KEEP_TRYING_MS)
    await setTimer(tx, RETRY_TIMER, id, after(now, Math.min(2 ** tries, 360) * MINUTE_MS));
}

/** WH-5: whoever sends money out does not know what this word is about. It is kept and told to an operator, and tried again for a while. */
export async function parkPayoutNews(tx: Tx, context: Context, paymentEventId: string, why: string): Promise<void> {
  const stored = await tx.row<Stored>(
    "select id, provider, event_id, kind, news, note, state, tries, received_at from payment_event where id = $1 and state = 'done' for update",
    [paymentEventId],
  );
  if (stored !== undefined) await park(tx, context, stored, { why, mayFitLater: true }, stored.tries === 1);
}
