/**
 * Both sides between the claim and the decision: the answer, offers, evidence, and the way to a reviewer (DSP-2 to
 * DSP-6).
 */
import { answerSplit, offerSplit, sendFiles } from '#domains/paid-work/server/paid-work.ts';
import { bySystem, type By } from '#domains/paid-work/party.ts';
import type { SplitAnswer, SplitOffer } from '#domains/paid-work/split-offer.ts';
import type { Actor } from '#kit/actor.ts';
import { after } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { formatMoney, money, type BasisPoints } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { otherSide, type Side } from '#kit/sides.ts';
import { firstReview, PERIODS } from '../deadlines.ts';
import { numberOf } from '../dispute.ts';
import {
  disputeAnswered,
  disputeEscalated,
  disputeEvidenceAdded,
  disputeOffered,
  disputeOfferEnded,
  disputeReady,
} from '../events.ts';
import { splitDisputed } from './end-dispute.ts';
import { moveDispute, type Changes } from './move-dispute.ts';
import { EVIDENCE_MOST, shareOf } from '../shapes.ts';
import { evidenceOf, say, timesOfEvidence } from './say.ts';
import { announceDispute, lockMyDispute, moneyOf, type Dispute } from './store.ts';

/** Open until the decision, however late that is, so silence changes nothing. */
const offerOf = (by: Side, percent: number, now: Date, context: Context): SplitOffer => ({
  id: context.makeId(),
  by,
  share: shareOf(percent),
  offeredAt: now,
  endsAt: after(now, PERIODS.offerMs),
  silence: 'decline',
});
const numberIs = (side: Side, share: BasisPoints | null): Changes => ({
  ...(side === 'client' ? { clientNumber: share } : { freelancerNumber: share }),
  offerDueFrom: null,
});

/** For the timeline. */
function inMoney(dispute: Dispute, share: BasisPoints): string {
  const { toFreelancer, backToClient, currency } = moneyOf(dispute, share);
  return `${formatMoney(money(toFreelancer, currency))} for the freelancer, ${formatMoney(money(backToClient, currency))} back to the client`;
}

/** Both sides name the same share, whatever it is: nothing is left to agree on (DSP-12). */
async function meet(tx: Tx, dispute: Dispute, by: By, share: BasisPoints, context: Context): Promise<Dispute> {
  const { work, offer } = dispute;
  const settled = await splitDisputed(tx, dispute, { move: 'meet', by, share }, context);
  if (offer !== null)
    await answerSplit(tx, work.id, offer, offer.by === by.party ? 'withdraw' : 'accept', by.party, context.clock());
  return settled;
}

interface Answer {
  readonly text: string;
  readonly percent: number;
  readonly files: readonly string[];
}

export async function answerClaim(
  tx: Tx,
  actor: Actor,
  number: string,
  { text, percent, files }: Answer,
  context: Context,
): Promise<Dispute> {
  const now = context.clock();
  const { dispute, side } = await lockMyDispute(tx, number, actor.userId);
  const by: By = { party: side, actorId: actor.userId };
  const offer = offerOf(side, percent, now, context);
  const answered = await moveDispute(
    tx,
    dispute,
    { move: 'answer', by, at: now },
    { answeredAt: now, ...numberIs(side, offer.share) },
    offer,
  );
  await sendFiles(tx, dispute.work, evidenceOf(side), files, null);
  say(tx, dispute, { side, kind: 'answer', text, share: offer.share, files }, now, context);
  if (offer.share === numberOf(dispute, otherSide(side)))
    return meet(tx, { ...answered, offer: dispute.offer }, by, offer.share, context);
  await offerSplit(tx, dispute.work.id, offer);
  announceDispute(tx, disputeAnswered, answered, { by: side, ...moneyOf(dispute, offer.share) });
  return answered;
}

export async function acceptClaim(tx: Tx, actor: Actor, number: string, context: Context): Promise<Dispute> {
  const { dispute, side } = await lockMyDispute(tx, number, actor.userId);
  return splitDisputed(
    tx,
    dispute,
    { move: 'acceptClaim', by: { party: side, actorId: actor.userId }, share: dispute.wanted },
    context,
  );
}

/** One offer is open at a time: another one takes its place. The other side’s own number settles it. */
export async function makeOffer(
  tx: Tx,
  actor: Actor,
  number: string,
  percent: number,
  context: Context,
): Promise<Dispute> {
  const now = context.clock();
  const { dispute, side } = await lockMyDispute(tx, number, actor.userId);
  const by: By = { party: side, actorId: actor.userId };
  const offer = offerOf(side, percent, now, context);
  if (offer.share === numberOf(dispute, otherSide(side))) return meet(tx, dispute, by, offer.share, context);
  const offered = await moveDispute(
    tx,
    dispute,
    { move: 'offer', by, at: now, reason: inMoney(dispute, offer.share) },
    numberIs(side, offer.share),
    offer,
  );
  if (dispute.offer !== null)
    await answerSplit(
      tx,
      dispute.work.id,
      dispute.offer,
      dispute.offer.by === side ? 'withdraw' : 'decline',
      side,
      now,
    );
  await offerSplit(tx, dispute.work.id, offer);
  announceDispute(tx, disputeOffered, offered, { by: side, percent, ...moneyOf(dispute, offer.share) });
  return offered;
}

async function lockOffered(tx: Tx, actor: Actor, number: string, offerId: string) {
  const { dispute, side } = await lockMyDispute(tx, number, actor.userId);
  if (dispute.offer !== null && dispute.offer.id !== offerId)
    throw new Failure('wrong_state', {
      message: 'This offer was replaced by a new one. Read it before you answer.',
      data: { state: dispute.state },
    });
  return { dispute, side, by: { party: side, actorId: actor.userId } };
}

export async function acceptOffer(
  tx: Tx,
  actor: Actor,
  number: string,
  offerId: string,
  context: Context,
): Promise<Dispute> {
  const { dispute, side, by } = await lockOffered(tx, actor, number, offerId);
  const settled = await splitDisputed(
    tx,
    dispute,
    { move: 'acceptOffer', by, share: dispute.offer?.share ?? 0 },
    context,
  );
  if (dispute.offer !== null) await answerSplit(tx, dispute.work.id, dispute.offer, 'accept', side, context.clock());
  return settled;
}

const ENDS = { decline: 'declineOffer', withdraw: 'withdrawOffer' } as const satisfies Partial<
  Record<SplitAnswer, string>
>;

export async function endOffer(
  tx: Tx,
  actor: Actor,
  number: string,
  offerId: string,
  answer: keyof typeof ENDS,
  context: Context,
): Promise<Dispute> {
  const now = context.clock();
  const { dispute, side, by } = await lockOffered(tx, actor, number, offerId);
  // A withdrawn number no longer counts; the claim itself does until it is withdrawn.
  const changed = answer === 'decline' ? {} : numberIs(side, side === dispute.openedBy ? dispute.wanted : null);
  const going = await moveDispute(
    tx,
    dispute,
    { move: ENDS[answer], by, at: now },
    { ...changed, offerDueFrom: side },
    null,
  );
  if (dispute.offer !== null) await answerSplit(tx, dispute.work.id, dispute.offer, answer, side, now);
  announceDispute(tx, disputeOfferEnded, going, { by: side, outcome: answer === 'decline' ? 'declined' : 'withdrawn' });
  return going;
}

export async function addEvidence(
  tx: Tx,
  actor: Actor,
  number: string,
  { text, files }: Omit<Answer, 'percent'>,
  context: Context,
): Promise<Dispute> {
  const now = context.clock();
  const { dispute, side } = await lockMyDispute(tx, number, actor.userId);
  if ((await timesOfEvidence(tx, dispute.id, side)) >= EVIDENCE_MOST)
    throw new Failure('wrong_state', {
      message: `You already added evidence ${EVIDENCE_MOST} times.`,
      data: { state: dispute.state },
    });
  const added = await moveDispute(tx, dispute, {
    move: 'addEvidence',
    by: { party: side, actorId: actor.userId },
    at: now,
  });
  await sendFiles(tx, dispute.work, evidenceOf(side), files, null);
  say(tx, dispute, { side, kind: 'evidence', text, files }, now, context);
  announceDispute(tx, disputeEvidenceAdded, added, { by: side });
  return added;
}

async function escalate(tx: Tx, dispute: Dispute, by: By, context: Context): Promise<Dispute> {
  const now = context.clock();
  const escalated = await moveDispute(tx, dispute, { move: 'escalate', by, at: now }, { escalatedAt: now });
  const side = by.party === 'client' || by.party === 'freelancer' ? by.party : null;
  announceDispute(tx, disputeEscalated, escalated, {
    by: side,
    evidenceDueAt: after(now, PERIODS.evidenceMs).toISOString(),
  });
  return escalated;
}
export async function escalateDispute(tx: Tx, actor: Actor, number: string, context: Context): Promise<Dispute> {
  const { dispute, side } = await lockMyDispute(tx, number, actor.userId);
  return escalate(tx, dispute, { party: side, actorId: actor.userId }, context);
}
/** The ten days are over. */
export const escalateUnsettled = async (tx: Tx, dispute: Dispute, context: Context): Promise<void> =>
  void (await escalate(tx, dispute, bySystem, context));

/** From here on a reviewer is due: the evidence is complete, or nobody answered a claim that is checked. */
export async function sendToReview(
  tx: Tx,
  dispute: Dispute,
  move: 'closeEvidence' | 'sendUnanswered',
  context: Context,
): Promise<void> {
  const now = context.clock();
  const review = firstReview(dispute, now);
  const ready = await moveDispute(tx, dispute, { move, by: bySystem, at: now }, { evidenceClosedAt: now, ...review });
  announceDispute(tx, disputeReady, ready, {
    decisionDueAt: review.reviewDueAt.toISOString(),
    unanswered: move === 'sendUnanswered',
  });
}
