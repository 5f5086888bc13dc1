/**
 * A reviewer without a conflict decides; either side accepts or appeals; another person decides on the appeal (DSP-6 to
 * DSP-8).
 */
import type { Actor } from '#kit/actor.ts';
import { after } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import type { Reasoned } from '../criteria.ts';
import { PERIODS, secondReview } from '../deadlines.ts';
import { disputeAppealed, disputeAssigned, disputeDecided, disputeDecisionAccepted } from '../events.ts';
import { decidedShareOf, endOpenOffer, splitDisputed } from './end-dispute.ts';
import { moveDispute } from './move-dispute.ts';
import { mustReview } from './reviewers.ts';
import { say } from './say.ts';
import { announceDispute, lockAnyDispute, lockMyDispute, moneyOf, type Dispute } from './store.ts';

const aboutIt = ({ id }: Dispute) => ({ type: 'dispute', id });

export async function assignDispute(tx: Tx, actor: Actor, number: string, context: Context): Promise<Dispute> {
  const now = context.clock();
  const dispute = await lockAnyDispute(tx, number);
  await mustReview(tx, actor, dispute);
  const move = dispute.state === 'appealed' ? 'assignAppeal' : 'assign';
  const by = { party: 'operator', actorId: actor.userId } as const;
  const assigned = await moveDispute(tx, dispute, { move, by, at: now }, { reviewerId: actor.userId });
  const before = { state: dispute.state, reviewer: dispute.reviewerId };
  await recordStaffAct(tx, actor, 'dispute.assign', aboutIt(dispute), null, before, {
    state: assigned.state,
    reviewer: actor.userId,
  });
  announceDispute(tx, disputeAssigned, assigned, {});
  return assigned;
}

interface Decision {
  readonly percent: number;
  readonly criteria: readonly Reasoned[];
  readonly statement: string;
}

const insert = statement(
  'dispute_decision_add',
  `insert into dispute_decision (id, dispute_id, round, decided_by, share, criteria, statement, decided_at)
   values (:id, :disputeId, :round, :decidedBy, :share, :criteria, :statement, :decidedAt)`,
);

/** Of the first decision the money waits for the appeal window; the second is final and is paid at once. */
export async function decideDispute(
  tx: Tx,
  actor: Actor,
  number: string,
  decision: Decision,
  context: Context,
): Promise<Dispute> {
  const now = context.clock();
  const dispute = await lockAnyDispute(tx, number);
  await mustReview(tx, actor, dispute);
  if (dispute.reviewerId !== actor.userId)
    throw new Failure('forbidden', {
      message: 'Assign this dispute to yourself before you decide it.',
      data: { state: dispute.state },
    });
  const isAppeal = dispute.state === 'appealed';
  const share = decision.percent * 100;
  const by = { party: 'operator', actorId: actor.userId } as const;
  const { statement: reason } = decision;
  const decided = isAppeal
    ? await splitDisputed(tx, dispute, { move: 'decideAppeal', by, share, reason }, context)
    : await moveDispute(
        tx,
        dispute,
        { move: 'decide', by, at: now, reason },
        { decidedAt: now, decidedBy: actor.userId, decidedShare: share },
        null,
      );
  const criteria = JSON.stringify(decision.criteria);
  const ids = { id: context.makeId(), disputeId: dispute.id, decidedBy: actor.userId };
  await tx.rows(insert, { ...ids, round: isAppeal ? 2 : 1, share, criteria, statement: reason, decidedAt: now });
  const facts = { state: decided.state, percent: decision.percent, criteria: decision.criteria };
  await recordStaffAct(tx, actor, 'dispute.decide', aboutIt(dispute), reason, { state: dispute.state }, facts);
  if (isAppeal) return decided;
  await endOpenOffer(tx, dispute, now);
  announceDispute(tx, disputeDecided, decided, {
    percent: decision.percent,
    ...moneyOf(dispute, share),
    appealDueAt: after(now, PERIODS.appealMs).toISOString(),
  });
  return decided;
}

/** Once both sides have accepted, nobody waits for the window. */
export async function acceptDecision(tx: Tx, actor: Actor, number: string, context: Context): Promise<Dispute> {
  const now = context.clock();
  const { dispute, side } = await lockMyDispute(tx, number, actor.userId);
  const by = { party: side, actorId: actor.userId };
  if (dispute.acceptedBy.length > 0 && !dispute.acceptedBy.includes(side))
    return splitDisputed(tx, dispute, { move: 'agreeOnDecision', by, share: decidedShareOf(dispute) }, context);
  const accepted = await moveDispute(
    tx,
    dispute,
    { move: 'acceptDecision', by, at: now },
    { acceptedBy: [...dispute.acceptedBy, side] },
  );
  announceDispute(tx, disputeDecisionAccepted, accepted, { by: side });
  return accepted;
}

/** Once, by either side: it withdraws what the other accepted before. */
export async function appealDecision(
  tx: Tx,
  actor: Actor,
  number: string,
  text: string,
  context: Context,
): Promise<Dispute> {
  const now = context.clock();
  const { dispute, side } = await lockMyDispute(tx, number, actor.userId);
  const review = secondReview(now);
  const by = { party: side, actorId: actor.userId };
  const appealed = await moveDispute(
    tx,
    dispute,
    { move: 'appeal', by, at: now },
    { appealedAt: now, appealedBy: side, reviewerId: null, ...review },
  );
  say(tx, dispute, { side, kind: 'appeal', text }, now, context);
  announceDispute(tx, disputeAppealed, appealed, { by: side, decisionDueAt: review.reviewDueAt.toISOString() });
  return appealed;
}
