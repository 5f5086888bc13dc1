import { userTopic } from '#kit/events.ts';
import { compare, money, units } from '#kit/money.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { REVERSAL, type DisputeNews } from '#kit/server/payments/provider.ts';
import { disputeChanged, operatorNeeded } from '../events.ts';
import { isLater, type ChargebackState } from '../funding.ts';
import { flagChargesAtRisk } from './at-risk.ts';
import { isForeign, type Misfit, type Speaker } from './apply-payment-news.ts';
import { fundingOfPayment, type Funding } from './fundings.ts';
import { giveBack } from './give-back.ts';
import { coverExcess, takeBack } from './take-back.ts';

interface Dispute {
  id: string;
  amount: string;
  currency: string;
  state: ChargebackState;
  taken_at: Date | null;
  given_back_at: Date | null;
}

function misfit(funding: Funding, speaker: Speaker, news: DisputeNews): string | null {
  if (isForeign(speaker, news.account)) return `is about account ${news.account}, which is not ours`;
  if (news.amount.currency !== funding.amount.currency || compare(news.amount, funding.amount) > 0)
    return `disputes ${news.amount.amount} ${news.amount.currency} of ${funding.amount.amount}`;
  if (news.live !== funding.live)
    return news.live ? 'live news about a test payment' : 'test news about a live payment';
  return null;
}

const insert = statement(
  'chargeback_insert',
  `insert into payment_dispute (id, provider, provider_reference, funding_id, user_id, amount, currency, state, reason,
    evidence_due_at)
     values (:id, :provider, :providerReference, :fundingId, :userId, :amount, :currency, :state, :reason,
       :evidenceDueAt)
     on conflict (provider, provider_reference) do nothing returning 1 as made`,
);

const locked = statement(
  'chargeback_for_update',
  'select id, amount, currency, state, taken_at, given_back_at from payment_dispute where id = :id for update',
);

const setAmount = statement('chargeback_amount', 'update payment_dispute set amount = :amount where id = :id');

const move = statement(
  'chargeback_move',
  'update payment_dispute set state = :state, evidence_due_at = coalesce(:evidenceDueAt, evidence_due_at), updated_at = now() where id = :id',
);

/**
 * The money follows the dispute: taken when it is opened or lost, returned when it is won; each once, in any order of
 * events.
 */
export async function applyDisputeNews(tx: Tx, speaker: Speaker, news: DisputeNews): Promise<Misfit> {
  const funding = await fundingOfPayment(tx, speaker.name, news.payment);
  if (funding?.state !== 'succeeded') return { why: `no payment ${news.payment} that arrived`, mayFitLater: true };
  const mismatch = misfit(funding, speaker, news);
  if (mismatch !== null) return { why: `${funding.number}: ${mismatch}`, mayFitLater: false };
  const id = derivedId('dispute', speaker.name, news.providerReference);
  const newDispute = await tx.row(insert, {
    id,
    provider: speaker.name,
    providerReference: news.providerReference,
    fundingId: funding.id,
    userId: funding.userId,
    amount: news.amount.amount,
    currency: news.amount.currency,
    state: news.state,
    reason: news.reason,
    evidenceDueAt: news.evidenceDueAt,
  });
  const dispute = await tx.row(locked, { id });
  if (dispute === undefined) throw new Error('the dispute was not stored');
  if (newDispute === undefined && !isLater(news.state, dispute.state)) return null;
  if (dispute.amount !== news.amount.amount) {
    if (dispute.taken_at !== null)
      return {
        why: `${funding.number}: dispute ${news.providerReference} was about ${dispute.amount}, now about ${news.amount.amount}`,
        mayFitLater: false,
      };
    // A case may be decided for less than was asked; nothing has moved yet.
    await tx.rows(setAmount, { id, amount: news.amount.amount });
    dispute.amount = news.amount.amount;
  }
  await tx.rows(move, { id, state: news.state, evidenceDueAt: news.evidenceDueAt });
  await moveMoney(tx, dispute, news, funding);
  if (news.state !== 'won') await flagChargesAtRisk(tx, funding.userId, dispute.currency);
  const { amount, currency } = dispute;
  const facts = {
    fundingId: funding.id,
    fundingNumber: funding.number,
    userId: funding.userId,
    amount,
    currency,
    disputeId: id,
    state: news.state,
    reason: news.reason,
  };
  announce(tx, disputeChanged, facts, [userTopic(funding.userId)]);
  if (newDispute !== undefined)
    announce(tx, operatorNeeded, {
      what: 'dispute',
      subject: id,
      words: `A payer’s bank disputes payment ${funding.number}.`,
    });
  return null;
}

interface Taken {
  id: string;
  given_back_at: Date | null;
}

const twin = statement(
  'chargeback_twin',
  `select id, given_back_at from payment_dispute where funding_id = :fundingId and id <> :id and amount = :amount
    and taken_at is not null
       and starts_with(provider_reference, :prefix) <> :isReversal order by taken_at limit 1`,
);

/**
 * The funding is locked, so that of two words at once one is first. The same money, already taken under the other name:
 * as a reversal where this is a case, as a case where this is a reversal.
 */
const takenAlready = (
  tx: Tx,
  dispute: Dispute,
  { providerReference }: DisputeNews,
  funding: Funding,
): Promise<Taken | undefined> =>
  tx.row(twin, {
    fundingId: funding.id,
    id: dispute.id,
    amount: dispute.amount,
    prefix: REVERSAL,
    isReversal: providerReference.startsWith(REVERSAL),
  });

const wonTwin = statement(
  'chargeback_twin_won',
  `select 1 as won from payment_dispute where funding_id = :fundingId and amount = :amount and state = 'won'
    and taken_at is null and not starts_with(provider_reference, :providerReference)`,
);

/**
 * The case about this reversal was won before we heard of the reversal: the provider has given the money back since.
 */
async function wonAlready(
  tx: Tx,
  dispute: Dispute,
  { providerReference }: DisputeNews,
  funding: Funding,
): Promise<boolean> {
  if (!providerReference.startsWith(REVERSAL)) return false;
  const won = await tx.row(wonTwin, { fundingId: funding.id, amount: dispute.amount, providerReference: REVERSAL });
  return won !== undefined;
}

const taken = statement('chargeback_taken', 'update payment_dispute set taken_at = now() where id = :id');

const givenBack = statement('chargeback_given_back', 'update payment_dispute set given_back_at = now() where id = :id');

async function moveMoney(tx: Tx, dispute: Dispute, news: DisputeNews, funding: Funding): Promise<void> {
  const { state } = news;
  const amount = units(money(dispute.amount, dispute.currency));
  const takenAs = (id: string) => ({
    funding,
    amount,
    reference: { type: 'dispute', id, label: funding.number } as const,
  });
  const other = dispute.taken_at === null ? await takenAlready(tx, dispute, news, funding) : undefined;
  const isTaken = (state === 'open' || state === 'lost') && dispute.taken_at === null && other === undefined;
  if (isTaken) {
    await takeBack(tx, { ...takenAs(dispute.id), journalId: derivedId('dispute', dispute.id, 'take-back') });
    await tx.rows(taken, { id: dispute.id });
  }
  const isWon = state === 'won' || (isTaken && (await wonAlready(tx, dispute, news, funding)));
  const toReturn = dispute.taken_at === null && !isTaken ? other : dispute;
  if (isWon && toReturn !== undefined && toReturn.given_back_at === null) {
    await giveBack(tx, { ...takenAs(toReturn.id), journalId: derivedId('dispute', toReturn.id, 'give-back') });
    await tx.rows(givenBack, { id: toReturn.id });
    await coverExcess(tx, funding);
  }
}
