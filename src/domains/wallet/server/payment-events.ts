import { after, DAY_MS, MINUTE_MS } from '#kit/clock.ts';
import { money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import type { PaymentNews, PaymentState, ProviderEvent, ProviderName } from '#kit/server/payments/provider.ts';
import { paymentEventStored } from '../events.ts';
import { applyPaymentNews } from './apply-payment-news.ts';

export const RETRY_TIMER = 'wallet.payment_event_retry';
/** News about something we do not know yet is tried this long (WH-3, WH-5). */
const KEEP_TRYING_MS = 7 * DAY_MS;

/**
 * Stores the signed words as they came, once per provider and event id, then lets the provider go (WH-2). The outbox
 * row goes in the same transaction: a process that dies right after loses nothing.
 */
export async function storePaymentEvent(tx: Tx, provider: ProviderName, event: ProviderEvent, rawBody: Buffer): Promise<void> {
  const paymentEventId = derivedId('payment-event', provider, event.id);
  const payment = event.payment === null ? null : JSON.stringify(event.payment);
  const stored = await tx.row(
    `insert into payment_event (id, provider, event_id, kind, body, payment) values ($1, $2, $3, $4, $5, $6)
     on conflict (provider, event_id) do nothing returning 1 as stored`,
    [paymentEventId, provider, event.id, event.kind, rawBody.toString('utf8'), payment],
  );
  if (stored !== undefined) await announce(tx, paymentEventStored, { paymentEventId });
}

interface Stored {
  provider: ProviderName;
  event_id: string;
  payment: {
    providerReference: string;
    reference: string;
    state: PaymentState;
    amount: { amount: string; currency: string };
    reason: string | null;
    live: boolean;
  } | null;
  tries: number;
  received_at: Date;
}

/** Works on one stored event; again whenever called, until it is done. Safe late, twice and at once. */
export async function processPaymentEvent(tx: Tx, context: Context, paymentEventId: string): Promise<void> {
  const stored = await tx.row<Stored>(
    "select provider, event_id, payment, tries, received_at from payment_event where id = $1 and state <> 'done' for update",
    [paymentEventId],
  );
  if (stored === undefined) return;
  const finish = (state: 'done' | 'parked', note: string | null): Promise<unknown> =>
    tx.rows('update payment_event set state = $2, note = $3, tries = tries + 1, processed_at = now() where id = $1', [paymentEventId, state, note]);
  if (stored.payment === null) {
    await finish('done', 'not about a payment');
    return;
  }
  const news: PaymentNews = { ...stored.payment, amount: money(stored.payment.amount.amount, stored.payment.amount.currency) };
  const misfit = await applyPaymentNews(tx, { name: stored.provider }, news);
  if (misfit === null) {
    await finish('done', null);
    return;
  }
  await finish('parked', misfit.why);
  context.log.error({ provider: stored.provider, event: stored.event_id, why: misfit.why }, 'payment event parked');
  const now = context.clock();
  if (misfit.mayFitLater && now.getTime() - stored.received_at.getTime() < KEEP_TRYING_MS) {
    await setTimer(tx, RETRY_TIMER, paymentEventId, after(now, Math.min(2 ** stored.tries, 360) * MINUTE_MS));
  }
}
