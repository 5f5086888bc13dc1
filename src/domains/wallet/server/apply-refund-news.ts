import { isId } from '#kit/ids.ts';
import { userTopic } from '#kit/events.ts';
import { compare, equals, units } from '#kit/money.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { cancelTimers } from '#kit/server/jobs/timers.ts';
import type { RefundNews } from '#kit/server/payments/provider.ts';
import { tryMove } from '#kit/transitions.ts';
import { fundingSources, type Reference } from '../accounts.ts';
import { refundFailed, refundSucceeded } from '../events.ts';
import { refundMoves } from '../funding.ts';
import { flagChargesAtRisk } from './at-risk.ts';
import { isForeign, type Misfit, type Speaker } from './apply-payment-news.ts';
import { fundingForUpdate, fundingOfPayment, type Funding } from './fundings.ts';
import { giveBack } from './give-back.ts';
import { platformAccounts, postLines, userAccounts } from './ledger.ts';
import { insertRefund, moveRefund, refundFacts, refundForUpdate, refundNamed, type Refund } from './refunds.ts';
import { coverExcess, takeBack } from './take-back.ts';

/** A refund that was started at the provider: found by the provider's id, or created. */
async function begunThere(tx: Tx, speaker: Speaker, news: RefundNews): Promise<Refund | NonNullable<Misfit>> {
  const funding = await fundingOfPayment(tx, speaker.name, news.payment);
  if (funding?.state !== 'succeeded') return { why: `no payment ${news.payment} that arrived`, mayFitLater: true };
  const known = await refundNamed(tx, speaker.name, news.providerReference);
  if (known !== null) return known;
  // A refund that does not match is not stored: it would count as in transit forever.
  const mismatch = misfit(news, funding, speaker, news);
  if (mismatch !== null) return { why: `${funding.number}: ${mismatch}`, mayFitLater: false };
  const { id: fundingId, userId } = funding;
  const id = derivedId('provider-refund', speaker.name, news.providerReference);
  return insertRefund(tx, {
    id,
    fundingId,
    userId,
    origin: 'provider',
    amount: news.amount,
    providerReference: news.providerReference,
  });
}

/** Our own has our reference; the ledger follows the provider's word, in any order and however often. */
export async function applyRefundNews(tx: Tx, speaker: Speaker, news: RefundNews): Promise<Misfit> {
  const own = news.reference !== null && isId(news.reference) ? await refundForUpdate(tx, news.reference) : null;
  const refund = own ?? (await begunThere(tx, speaker, news));
  if ('why' in refund) return refund;
  const funding = await fundingForUpdate(tx, refund.fundingId);
  if (funding === null) return { why: `no funding of refund ${refund.number}`, mayFitLater: true };
  const mismatch = misfit(refund, funding, speaker, news);
  if (mismatch !== null) return { why: `${refund.number}: ${mismatch}`, mayFitLater: false };
  const answer = tryMove(refundMoves, news.state, refund.state, 'provider');
  if (!answer.ok) return null;
  await moveRefund(
    tx,
    refund,
    answer.to,
    news.providerReference === '' ? null : news.providerReference,
    answer.to === 'failed' ? news.reason : null,
  );
  await (refund.origin === 'payer'
    ? postOwn(tx, refund, funding, answer.to)
    : postTheirs(tx, refund, funding, answer.to));
  if (answer.to === 'failed') await coverExcess(tx, funding);
  if (answer.to === 'sent') return null;
  cancelTimers(tx, refund.id);
  const facts = refundFacts(refund, funding);
  const topics = [userTopic(funding.userId)];
  if (answer.to === 'succeeded') announce(tx, refundSucceeded, facts, topics);
  else announce(tx, refundFailed, { ...facts, reason: news.reason }, topics);
  return null;
}

function misfit(
  refund: Pick<Refund, 'amount' | 'providerReference'>,
  funding: Funding,
  speaker: Speaker,
  news: RefundNews,
): string | null {
  if (funding.provider !== speaker.name || isForeign(speaker, news.account)) return 'it was paid elsewhere';
  if (!equals(refund.amount, news.amount))
    return `says ${news.amount.amount} ${news.amount.currency}, asked for were ${refund.amount.amount} ${refund.amount.currency}`;
  if (refund.amount.currency !== funding.amount.currency || compare(refund.amount, funding.amount) > 0)
    return 'it is more than was paid';
  if (news.live !== funding.live)
    return news.live ? 'live news about a test payment' : 'test news about a live payment';
  if (
    refund.providerReference !== null &&
    news.providerReference !== '' &&
    refund.providerReference !== news.providerReference
  )
    return `is refund ${news.providerReference}, ours is ${refund.providerReference}`;
  return null;
}

const referenceOf = (refund: Refund): Reference => ({ type: 'refund', id: refund.id, label: refund.number });

/** U.out → X.*; when it fails, back to U.spend from wherever it has got to. */
async function postOwn(tx: Tx, refund: Refund, funding: Funding, to: Refund['state']): Promise<void> {
  if (to === 'sent') return;
  const { currency } = refund.amount;
  const user = await userAccounts(tx, funding.userId, currency);
  const outside = (await platformAccounts(tx, currency))[fundingSources[funding.provider]];
  const [from, into] =
    to === 'succeeded'
      ? [user['U.out'], outside]
      : [refund.state === 'succeeded' ? outside : user['U.out'], user['U.spend']];
  const kind = to === 'succeeded' ? 'sent_back' : 'send_back_failed';
  await postLines(tx, derivedId('refund', refund.id, kind), kind, currency, referenceOf(refund), [
    { account: from, amount: -units(refund.amount) },
    { account: into, amount: units(refund.amount) },
  ]);
}

/** The money was not set aside here, so it is taken back like a payment that its bank reversed (MON-12). */
async function postTheirs(tx: Tx, refund: Refund, funding: Funding, to: Refund['state']): Promise<void> {
  const taken = { funding, amount: units(refund.amount), reference: referenceOf(refund) };
  const isTaken = refund.state === 'succeeded' || refund.state === 'sent';
  if (to === 'failed') {
    if (isTaken) await giveBack(tx, { ...taken, journalId: derivedId('refund', refund.id, 'give-back') });
  } else if (!isTaken) {
    await takeBack(tx, { ...taken, journalId: derivedId('refund', refund.id, 'take-back') });
    await flagChargesAtRisk(tx, funding.userId, funding.amount.currency);
  }
}
