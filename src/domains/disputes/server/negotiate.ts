/** Both sides between the claim and the decision: the answer, offers, evidence, and the way to a reviewer (DSP-2 to DSP-6). */
import { answerSplit, offerSplit, sendFiles } from '#domains/paid-work/server/paid-work.ts';
import { bySystem, type By } from '#domains/paid-work/party.ts';
import type { SplitAnswer } from '#domains/paid-work/split-offer.ts';
import type { Actor } from '#kit/actor.ts';
import { after } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { formatRate } from '#kit/format/number.ts';
import { instanceLocale } from '#kit/locale.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { firstReview, PERIODS } from '../deadlines.ts';
import { disputeAnswered, disputeEscalated, disputeEvidenceAdded, disputeOffered, disputeOfferEnded, disputeReady } from '../events.ts';
import { splitDisputed } from './end-dispute.ts';
import { moveDispute } from './move-dispute.ts';
import { EVIDENCE_MOST } from '../shapes.ts';
import { evidenceOf, say, timesOfEvidence } from './say.ts';
import { announceDispute, lockMyDispute, type Dispute } from './store.ts';

interface Answer {
  readonly text: string;
  readonly percent: number;
  readonly files: readonly string[];
}

export async function answerClaim(tx: Tx, actor: Actor, number: string, { text, percent, files }: Answer, context: Context): Promise<Dispute> {
  const now = context.clock();
  const { dispute, side } = await lockMyDispute(tx, number, actor.userId);
  const answered = await moveDispute(tx, dispute, { move: 'answer', by: { party: side, actorId: actor.userId }, at: now }, { answeredAt: now });
  await sendFiles(tx, dispute.work, evidenceOf(side), files, null);
  say(tx, dispute, { side, kind: 'answer', text, share: percent * 100, files }, now, context);
  announceDispute(tx, disputeAnswered, answered, { by: side });
  return answered;
}

export async function acceptClaim(tx: Tx, actor: Actor, number: string, context: Context): Promise<Dispute> {
  const { dispute, side } = await lockMyDispute(tx, number, actor.userId);
  return splitDisputed(tx, dispute, { move: 'acceptClaim', by: { party: side, actorId: actor.userId }, share: dispute.wanted }, context);
}

/** One offer is open at a time: another one takes its place. It is open until the decision, however late that is, so silence changes nothing. */
export async function makeOffer(tx: Tx, actor: Actor, number: string, percent: number, context: Context): Promise<Dispute> {
  const now = context.clock();
  const { dispute, side } = await lockMyDispute(tx, number, actor.userId);
  const by: By = { party: side, actorId: actor.userId };
  const offer = { id: context.makeId(), by: side, share: percent * 100, offeredAt: now, endsAt: after(now, PERIODS.offerMs), silence: 'decline' } as const;
  const offered = await moveDispute(
    tx,
    dispute,
    { move: 'offer', by, at: now, reason: `${formatRate(percent * 100, instanceLocale())} of the price for the freelancer` },
    {},
    offer,
  );
  if (dispute.offer !== null) await answerSplit(tx, dispute.work.id, dispute.offer, dispute.offer.by === side ? 'withdraw' : 'decline', side, now);
  await offerSplit(tx, dispute.work.id, offer);
  announceDispute(tx, disputeOffered, offered, { by: side, percent });
  return offered;
}

async function lockOffered(tx: Tx, actor: Actor, number: string, offerId: string) {
  const { dispute, side } = await lockMyDispute(tx, number, actor.userId);
  if (dispute.offer !== null && dispute.offer.id !== offerId)
    throw new Failure('wrong_state', { message: 'This offer was replaced by a new one. Read it before you answer.', data: { state: dispute.state } });
  return { dispute, side, by: { party: side, actorId: actor.userId } };
}

export async function acceptOffer(tx: Tx, actor: Actor, number: string, offerId: string, context: Context): Promise<Dispute> {
  const { dispute, side, by } = await lockOffered(tx, actor, number, offerId);
  const settled = await splitDisputed(tx, dispute, { move: 'acceptOffer', by, share: dispute.offer?.share ?? 0 }, context);
  if (dispute.offer !== null) await answerSplit(tx, dispute.work.id, dispute.offer, 'accept', side, context.clock());
  return settled;
}

const ENDS = { decline: 'declineOffer', withdraw: 'withdrawOffer' } as const satisfies Partial<Record<SplitAnswer, string>>;

export async function endOffer(tx: Tx, actor: Actor, number: string, offerId: string, answer: keyof typeof ENDS, context: Context): Promise<Dispute> {
  const now = context.clock();
  const { dispute, side, by } = await lockOffered(tx, actor, number, offerId);
  const going = await moveDispute(tx, dispute, { move: ENDS[answer], by, at: now }, {}, null);
  if (dispute.offer !== null) await answerSplit(tx, dispute.work.id, dispute.offer, answer, side, now);
  announceDispute(tx, disputeOfferEnded, going, { by: side, outcome: answer === 'decline' ? 'declined' : 'withdrawn' });
  return going;
}

export async function addEvidence(tx: Tx, actor: Actor, number: string, { text, files }: Omit<Answer, 'percent'>, context: Context): Promise<Dispute> {
  const now = context.clock();
  const { dispute, side } = await lockMyDispute(tx, number, actor.userId);
  if ((await timesOfEvidence(tx, dispute.id, side)) >= EVIDENCE_MOST)
    throw new Failure('wrong_state', { message: `You already added evidence ${EVIDENCE_MOST} times.`, data: { state: dispute.state } });
  const added = await moveDispute(tx, dispute, { move: 'addEvidence', by: { party: side, actorId: actor.userId }, at: now });
  await sendFiles(tx, dispute.work, evidenceOf(side), files, null);
  say(tx, dispute, { side, kind: 'evidence', text, files }, now, context);
  announceDispute(tx, disputeEvidenceAdded, added, { by: side });
  return added;
}

async function escalate(tx: Tx, dispute: Dispute, by: By, context: Context): Promise<Dispute> {
  const now = context.clock();
  const escalated = await moveDispute(tx, dispute, { move: 'escalate', by, at: now }, { escalatedAt: now });
  const side = by.party === 'client' || by.party === 'freelancer' ? by.party : null;
  announceDispute(tx, disputeEscalated, escalated, { by: side, evidenceDueAt: after(now, PERIODS.evidenceMs).toISOString() });
  return escalated;
}
export async function escalateDispute(tx: Tx, actor: Actor, number: string, context: Context): Promise<Dispute> {
  const { dispute, side } = await lockMyDispute(tx, number, actor.userId);
  return escalate(tx, dispute, { party: side, actorId: actor.userId }, context);
}
/** The ten days are over. */
export const escalateUnsettled = async (tx: Tx, dispute: Dispute, context: Context): Promise<void> => void (await escalate(tx, dispute, bySystem, context));

/** From here on a reviewer is due: the evidence is complete, or nobody answered a claim that is checked. */
export async function sendToReview(tx: Tx, dispute: Dispute, move: 'closeEvidence' | 'sendUnanswered', context: Context): Promise<void> {
  const now = context.clock();
  const review = firstReview(dispute, now);
  const ready = await moveDispute(tx, dispute, { move, by: bySystem, at: now }, { evidenceClosedAt: now, ...review });
  announceDispute(tx, disputeReady, ready, { decisionDueAt: review.reviewDueAt.toISOString(), unanswered: move === 'sendUnanswered' });
}
