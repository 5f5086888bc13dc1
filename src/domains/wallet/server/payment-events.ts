import { after, DAY_MS, MINUTE_MS } from '#kit/clock.ts';
import { money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import type { PayoutNews, ProviderEvent, ProviderName, ProviderNews } from '#kit/server/payments/provider.ts';
import { fundingLookUpDue, operatorNeeded, paymentEventStored, payoutNews } from '../events.ts';
import { applyDisputeNews } from './apply-dispute-news.ts';
import { applyPaymentNews, type Misfit, type Speaker } from './apply-payment-news.ts';
import { applyRefundNews } from './apply-refund-news.ts';
import { fundingOfPayment } from './fundings.ts';

export const RETRY_TIMER = 'wallet.payment_event_retry';
/** News about something we do not know yet is tried this long (WH-3, WH-5). */
const KEEP_TRYING_MS = 7 * DAY_MS;

/**
 * Stores the signed words as they came, once per provider and event id, then lets the provider go (WH-2). The outbox
 * row goes in the same transaction: a process that dies right after loses nothing. The id is made of the other two, so
 * a repeat at the same moment may meet either constraint first: both mean that it is stored.
 */
export async function storePaymentEvent(tx: Tx, provider: ProviderName, event: ProviderEvent, rawBody: Buffer): Promise<void> {
  const paymentEventId = derivedId('payment-event', provider, event.id);
  const news = event.news === null ? null : JSON.stringify(event.news);
  const stored = await tx.row(
    `insert into payment_event (id, provider, event_id, kind, body, news, note) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict do nothing returning 1 as stored`,
    [paymentEventId, provider, event.id, event.kind, rawBody.toString('utf8'), news, event.unreadable ?? null],
  );
  if (stored !== undefined) await announce(tx, paymentEventStored, { paymentEventId });
}

interface Stored {
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

/** Works on one stored event; again whenever called, until it is done. Safe late, twice and at once. */
export async function processPaymentEvent(tx: Tx, context: Context, paymentEventId: string): Promise<void> {
  const stored = await tx.row<Stored>(
    "select id, provider, event_id, kind, news, note, state, tries, received_at from payment_event where id = $1 and state <> 'done' for update",
    [paymentEventId],
  );
  if (stored === undefined) return;
  const misfit = await apply(tx, stored, context);
  if (misfit === null) {
    await finish(tx, stored.id, 'done', stored.news === null ? 'changes nothing here' : null);
    return;
  }
  await park(tx, context, stored, misfit, stored.state === 'received');
}

const finish = (tx: Tx, id: string, state: 'done' | 'parked', note: string | null): Promise<unknown> =>
  tx.rows('update payment_event set state = $2, note = $3, tries = tries + 1, processed_at = now() where id = $1', [id, state, note]);

async function park(tx: Tx, context: Context, stored: Stored, { why, mayFitLater }: NonNullable<Misfit>, isNews: boolean): Promise<void> {
  const { id, provider, event_id: event, kind, tries, received_at } = stored;
  await finish(tx, id, 'parked', why);
  context.log.error({ provider, event, why }, 'payment event parked');
  if (isNews) await announce(tx, operatorNeeded, { what: 'parked_event', subject: id, words: `${kind}: ${why}` });
  const now = context.clock();
  if (mayFitLater && now.getTime() - received_at.getTime() < KEEP_TRYING_MS)
    await setTimer(tx, RETRY_TIMER, id, after(now, Math.min(2 ** tries, 360) * MINUTE_MS));
}

async function apply(tx: Tx, { id, provider: name, news, note }: Stored, context: Context): Promise<Misfit> {
  if (news === null) return note === null ? null : { why: `it cannot be read: ${note.replace(/^it cannot be read: /, '')}`, mayFitLater: false };
  const speaker: Speaker = { name, account: context.payments[name]?.account };
  if (news.about === 'hint') {
    const funding = await fundingOfPayment(tx, name, news.providerReference);
    if (funding === null) return { why: `no payment ${news.providerReference}`, mayFitLater: true };
    await announce(tx, fundingLookUpDue, { fundingId: funding.id });
    return null;
  }
  const amount = money(news.amount.amount, news.amount.currency);
  if (news.about === 'refund') return applyRefundNews(tx, speaker, { ...news, amount });
  if (news.about === 'dispute') return applyDisputeNews(tx, speaker, { ...news, amount });
  if (news.about === 'payout') {
    await tellOfPayout(tx, id, name, news);
    return null;
  }
  return applyPaymentNews(tx, speaker, { ...news, amount });
}

const tellOfPayout = (tx: Tx, id: string, provider: ProviderName, news: PayoutNews): Promise<void> => {
  const { providerReference, reference, state, amount, reason, live } = news;
  const { amount: minor, currency } = amount;
  return announce(tx, payoutNews, { paymentEventId: id, provider, providerReference, reference, state, amount: minor, currency, reason, live });
};

/** WH-5: whoever sends money out does not know what this word is about. It is kept and told to an operator, and tried again for a while. */
export async function parkPayoutNews(tx: Tx, context: Context, paymentEventId: string, why: string): Promise<void> {
  const stored = await tx.row<Stored>(
    "select id, provider, event_id, kind, news, note, state, tries, received_at from payment_event where id = $1 and state = 'done' for update",
    [paymentEventId],
  );
  if (stored !== undefined) await park(tx, context, stored, { why, mayFitLater: true }, stored.tries === 1);
}
