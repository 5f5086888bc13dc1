import { money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import type { PayoutNews, ProviderEvent, ProviderName } from '#kit/server/payments/provider.ts';
import { fundingLookUpDue, paymentEventStored, payoutNews } from '../events.ts';
import { applyDisputeNews } from './apply-dispute-news.ts';
import { applyPaymentNews, type Misfit, type Speaker } from './apply-payment-news.ts';
import { applyRefundNews } from './apply-refund-news.ts';
import { applyDeclinedSetup } from './declines.ts';
import { fundingOfPayment } from './fundings.ts';
import { finish, park, type Stored } from './park-payment-event.ts';

const insert = statement(
  'payment_event_insert',
  `insert into payment_event (id, provider, event_id, kind, body, news, note)
    values (:paymentEventId, :provider, :eventId, :kind, :body, :news, :note)
     on conflict do nothing returning 1 as stored`,
);

/**
 * Stores the signed event as it came, once per provider and event id, then answers the provider (WH-2). The queue's
 * row goes in the same transaction: a process that dies right after loses nothing. The id is derived from the other
 * two, so a repeat at the same moment may violate either constraint first: both mean that it is stored.
 */
export async function storePaymentEvent(
  tx: Tx,
  provider: ProviderName,
  event: ProviderEvent,
  rawBody: Buffer,
): Promise<void> {
  const paymentEventId = derivedId('payment-event', provider, event.id);
  const news = event.news === null ? null : JSON.stringify(event.news);
  const stored = await tx.row(insert, {
    paymentEventId,
    provider,
    eventId: event.id,
    kind: event.kind,
    body: rawBody.toString('utf8'),
    news,
    note: event.unreadable ?? null,
  });
  if (stored !== undefined) announce(tx, paymentEventStored, { paymentEventId });
}

const waiting = statement(
  'payment_event_waiting',
  "select id, provider, event_id, kind, news, note, state, tries, received_at from payment_event where id = :paymentEventId and state <> 'done' for update",
);

/** Processes one stored event; may be called again until it is done. Safe late, twice and concurrently. */
export async function processPaymentEvent(tx: Tx, context: Context, paymentEventId: string): Promise<void> {
  const stored = await tx.row(waiting, { paymentEventId });
  if (stored === undefined) return;
  const misfit = await apply(tx, stored, context);
  if (misfit === null) {
    await finish(tx, stored.id, 'done', stored.news === null ? 'changes nothing here' : null);
    return;
  }
  await park(tx, context, stored, misfit, stored.state === 'received');
}

async function apply(tx: Tx, { id, provider: name, news, note }: Stored, context: Context): Promise<Misfit> {
  if (news === null)
    return note === null
      ? null
      : { why: `it cannot be read: ${note.replace(/^it cannot be read: /, '')}`, mayFitLater: false };
  const speaker: Speaker = { name, account: context.payments[name]?.account };
  if (news.about === 'hint') {
    const funding = await fundingOfPayment(tx, name, news.providerReference);
    if (funding === null) return { why: `no payment ${news.providerReference}`, mayFitLater: true };
    announce(tx, fundingLookUpDue, { fundingId: funding.id });
    return null;
  }
  if (news.about === 'decline') return applyDeclinedSetup(tx, name, news, context);
  const amount = money(news.amount.amount, news.amount.currency);
  if (news.about === 'refund') return applyRefundNews(tx, speaker, { ...news, amount });
  if (news.about === 'dispute') return applyDisputeNews(tx, speaker, { ...news, amount });
  if (news.about === 'payout') {
    announcePayout(tx, id, name, news);
    return null;
  }
  return applyPaymentNews(tx, speaker, { ...news, amount }, context);
}

const announcePayout = (tx: Tx, id: string, provider: ProviderName, news: PayoutNews): void => {
  const { providerReference, reference, state, amount, reason, live } = news;
  const { amount: minor, currency } = amount;
  return announce(tx, payoutNews, {
    paymentEventId: id,
    provider,
    providerReference,
    reference,
    state,
    amount: minor,
    currency,
    reason,
    live,
  });
};
