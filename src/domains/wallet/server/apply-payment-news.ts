import { isId } from '#kit/ids.ts';
import { userTopic } from '#kit/events.ts';
import { equals } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { cancelTimers } from '#kit/server/jobs/timers.ts';
import type { PaymentNews, ProviderName } from '#kit/server/payments/provider.ts';
import { tryMove } from '#kit/transitions.ts';
import { fundingFailed, fundingSucceeded } from '../events.ts';
import { fundingMoves, type FundingMove } from '../funding.ts';
import { recordDecline } from './declines.ts';
import { fundingForUpdate, moveFunding, type Funding } from './fundings.ts';
import { fund } from './wallet.ts';

/** Why an event does not match, for an operator; null when it was applied or changes nothing. */
export type Misfit = { readonly why: string; readonly mayFitLater: boolean } | null;

/** The verified sender; `account` is ours there, null where the provider does not name it. */
export interface Speaker {
  readonly name: ProviderName;
  readonly account?: string | null | undefined;
}

/** WH-4: the provider names an account, and it is not ours. */
export const isForeign = (speaker: Speaker, named: string | null | undefined): boolean =>
  speaker.account !== null &&
  speaker.account !== undefined &&
  named !== null &&
  named !== undefined &&
  named !== speaker.account;

/** WH-4: amount, currency, account, mode and our reference, all of them, before anything is credited. */
function misfit(funding: Funding, speaker: Speaker, news: PaymentNews): string | null {
  if (isForeign(speaker, news.account)) return `is about account ${news.account}, which is not ours`;
  if (!equals(funding.amount, news.amount))
    return `says ${news.amount.amount} ${news.amount.currency}, asked for were ${funding.amount.amount} ${funding.amount.currency}`;
  if (funding.live !== news.live)
    return news.live ? 'live news about a test payment' : 'test news about a live payment';
  if (
    funding.providerReference !== null &&
    news.providerReference !== '' &&
    funding.providerReference !== news.providerReference
  )
    return `is payment ${news.providerReference}, ours is ${funding.providerReference}`;
  return null;
}

/**
 * Follows what the provider says, in any order and however often: the journal's id follows from the funding, so the
 * money is credited once whatever comes (WH-3). `provider` has verified the news or was asked for it.
 */
export async function applyPaymentNews(
  tx: Tx,
  provider: Speaker,
  news: PaymentNews,
  context: Context,
): Promise<Misfit> {
  const funding = isId(news.reference) ? await fundingForUpdate(tx, news.reference) : null;
  if (funding === null || funding.provider !== provider.name)
    return { why: `no funding ${news.reference}`, mayFitLater: true };
  const mismatch = misfit(funding, provider, news);
  if (mismatch !== null) return { why: `${funding.number}: ${mismatch}`, mayFitLater: false };
  if (news.decline !== null && news.decline !== undefined)
    await recordDecline(
      tx,
      { provider: provider.name, userId: funding.userId, subject: funding.id, decline: news.decline },
      context,
    );
  if (news.state === 'open') return null;
  const move: FundingMove = news.state;
  const answer = tryMove(fundingMoves, move, funding.state, 'provider');
  if (!answer.ok) return null;
  await moveFunding(tx, funding, move, answer.to, {
    party: 'provider',
    providerReference: news.providerReference === '' ? null : news.providerReference,
    charge: news.charge,
    reason: news.state === 'paid' ? null : news.reason,
  });
  const facts = {
    fundingId: funding.id,
    fundingNumber: funding.number,
    userId: funding.userId,
    amount: funding.amount.amount,
    currency: funding.amount.currency,
    ...(funding.pays === null ? {} : { pays: funding.pays }),
  };
  const topics = [userTopic(funding.userId)];
  if (answer.to === 'succeeded') {
    const reference = { type: 'funding', id: funding.id, label: funding.number } as const;
    await fund(tx, {
      journalId: derivedId('funding', funding.id, 'paid'),
      userId: funding.userId,
      amount: funding.amount,
      source: provider.name,
      reference,
    });
    announce(tx, fundingSucceeded, { ...facts, wasPending: funding.state === 'pending' }, topics);
  } else if (answer.to !== 'pending') {
    const path = funding.nextPath === null ? {} : { path: funding.nextPath };
    announce(
      tx,
      fundingFailed,
      { ...facts, ...path, reason: news.reason, wasPending: funding.state === 'pending' },
      topics,
    );
  }
  if (answer.to !== 'pending') cancelTimers(tx, funding.id);
  return null;
}
