import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '#kit/clock.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import { compare, formatMoney, isPositive, larger, subtract, units, zero, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import {
  ProviderRefusal,
  type PaymentProvider,
  type RefundNews,
  type RefundOrder,
} from '#kit/server/payments/provider.ts';
import { operatorNeeded, refundDue, refundRequested } from '../events.ts';
import { applyRefundNews } from './apply-refund-news.ts';
import { balances } from './balances.ts';
import { fundingById, fundingForUpdate, type Funding } from './fundings.ts';
import { postLines, userAccounts } from './ledger.ts';
import { insertRefund, refundById, refundFacts, refundForUpdate, returnedOf, type Refund } from './refunds.ts';

export const REFUND_TIMER = 'wallet.refund';

/** What can be refunded of one payment: what is left of it, and no more than what is not spent. */
export async function refundable(tx: Tx, funding: Funding): Promise<Money> {
  const { currency } = funding.amount;
  if (funding.state !== 'succeeded') return zero(currency);
  const left = larger(zero(currency), subtract(funding.amount, await returnedOf(tx, funding.id, currency)));
  const { spendable } = await balances(tx, funding.userId, currency);
  return compare(left, spendable) < 0 ? left : spendable;
}

/**
 * U.spend → U.out: set aside immediately, so that it cannot be spent while the provider works on it. The provider is
 * asked after the commit.
 */
export async function requestRefund(
  tx: Tx,
  actor: Actor,
  key: string,
  fundingId: string,
  amount: Money,
  context: Context,
): Promise<Refund> {
  const funding = await fundingForUpdate(tx, fundingId);
  if (funding === null || funding.userId !== actor.userId) throw new Failure('not_found');
  if (funding.state !== 'succeeded')
    throw new Failure('wrong_state', { message: 'Only completed payments can be returned.' });
  const most = await refundable(tx, funding);
  if (amount.currency !== most.currency || !isPositive(amount))
    throw invalidField('amount', `Enter an amount in ${most.currency}.`);
  if (compare(amount, most) > 0)
    throw invalidField(
      'amount',
      isPositive(most)
        ? `You can return up to ${formatMoney(most)} of this payment.`
        : 'Nothing is left of this payment to return.',
    );
  const refund = await insertRefund(tx, {
    id: derivedId('refund', actor.userId, key),
    fundingId,
    userId: funding.userId,
    origin: 'payer',
    amount,
  });
  const user = await userAccounts(tx, funding.userId, amount.currency);
  await postLines(
    tx,
    derivedId('refund', refund.id, 'send'),
    'send_back',
    amount.currency,
    { type: 'refund', id: refund.id, label: refund.number },
    [
      { account: user['U.spend'], amount: -units(amount) },
      { account: user['U.out'], amount: units(amount) },
    ],
  );
  announce(tx, refundRequested, refundFacts(refund, funding), [userTopic(funding.userId)]);
  announce(tx, refundDue, { refundId: refund.id });
  setTimer(tx, REFUND_TIMER, refund.id, after(context.clock(), 5 * MINUTE_MS));
  return refund;
}

/** Providers forget our reference after 30 days or more: a retry could then create a new refund (ID-4). */
const ASKED_FOR_MS = 25 * DAY_MS;
const isPastAsking = ({ createdAt }: Refund, { clock }: Pick<Context, 'clock'>): boolean =>
  clock().getTime() - createdAt.getTime() > ASKED_FOR_MS;

/** Asked again until the provider decides: the same reference gives the same refund there (ID-4). */
export async function askForRefund(tx: Tx, refundId: string, context: Context): Promise<void> {
  const refund = await refundForUpdate(tx, refundId);
  if (refund === null || (refund.state !== 'requested' && refund.state !== 'sent')) return;
  if (isPastAsking(refund, context)) {
    const words = `The outcome of refund ${refund.number}, requested 25 days ago, is unknown. Check it in the provider’s dashboard.`;
    announce(tx, operatorNeeded, { what: 'reconciliation', subject: refundId, words });
    return;
  }
  announce(tx, refundDue, { refundId });
  const age = context.clock().getTime() - refund.createdAt.getTime();
  setTimer(tx, REFUND_TIMER, refundId, after(context.clock(), Math.min(Math.max(age, 5 * MINUTE_MS), 6 * HOUR_MS)));
}

/**
 * A refusal of a refund from before a restore may only mean that the original instance made it (JOB-4): it counts
 * once the provider's own list has no such refund. Until that is answered, the outcome is unknown too.
 */
async function madeBefore(
  provider: PaymentProvider,
  refund: Refund,
  order: RefundOrder,
  { restoredFrom = null, clock }: Context,
): Promise<RefundNews | null> {
  if (restoredFrom === null || refund.createdAt > restoredFrom) return null;
  const lines = await provider.list(refund.createdAt, clock());
  const line = lines.find(({ about, reference }) => about === 'refund' && reference === order.reference);
  if (line === undefined || line.state === 'failed') return null;
  const { providerReference, amount, live } = line;
  const state = line.state === 'succeeded' ? 'succeeded' : 'pending';
  return {
    about: 'refund',
    providerReference,
    reference: order.reference,
    payment: order.payment,
    amount,
    state,
    reason: null,
    live,
  };
}

/** A timeout leaves the money set aside: unknown is not failed. Only the provider's own refusal ends it. */
export async function sendRefund(context: Context, refundId: string): Promise<void> {
  const refund = await refundById(context.db, refundId);
  if (refund === null || refund.origin !== 'payer' || (refund.state !== 'requested' && refund.state !== 'sent')) return;
  if (isPastAsking(refund, context)) return;
  const funding = await fundingById(context.db, refund.fundingId);
  const provider = funding === null ? undefined : context.payments[funding.provider];
  if (funding === null || provider === undefined || funding.providerReference === null) return;
  const order = {
    reference: refund.id,
    payment: funding.providerReference,
    charge: funding.chargeReference,
    amount: refund.amount,
  };
  const news = await provider.refund(order).catch(async (error: unknown) => {
    if (!(error instanceof ProviderRefusal)) throw error;
    const { reference, payment, amount } = order;
    const before = await madeBefore(provider, refund, order, context);
    if (before !== null) return before;
    return {
      about: 'refund',
      providerReference: '',
      reference,
      payment,
      amount,
      state: 'failed',
      reason: error.message,
      live: funding.live,
    } as const;
  });
  // As an event it would look like a refund started there, and the money would be taken twice (WH-4).
  if (news.reference !== refund.id)
    throw new Error(`asked about the refund ${refund.number}, ${provider.name} answers about ${news.reference}`);
  await context.database.transact(async (tx) => {
    const misfit = await applyRefundNews(tx, provider, news);
    if (misfit !== null)
      context.log.error({ refund: refund.number, why: misfit.why }, 'the answer does not fit its refund');
  });
}
