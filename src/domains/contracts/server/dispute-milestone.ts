/** Milestones in dispute (MLS-8): only those named stop, and the contract goes on. The dispute moves the money. */
import {
  openDispute as open,
  type Claim,
  type DisputedPart,
  type DisputedWork,
} from '#domains/disputes/server/disputes.ts';
import { afterPause } from '#domains/paid-work/clock.ts';
import { bySystem, type By } from '#domains/paid-work/party.ts';
import { partsAt } from '#domains/paid-work/split-offer.ts';
import { answerSplit, endRevision, liftWatermarks } from '#domains/paid-work/server/paid-work.ts';
import type { Actor } from '#kit/actor.ts';
import { invalidField } from '#kit/errors.ts';
import { share as shareOf } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { contractPath, milestoneCharge } from '../charge-kind.ts';
import { deadlinesAfter, deadlinesAfterWait, deadlinesBeforeWait } from '../deadlines.ts';
import { timelineWords } from '../words.ts';
import { agreedOn } from './agreed-on.ts';
import { settle } from './end-contract.ts';
import { moveMilestone, withMilestone } from './move-contract.ts';
import { followMoney } from './follow-money.ts';
import { passOnPaid } from './pass-on.ts';
import { clearsOn } from './release-milestone.ts';
import { asWork, lockMilestone, lockMyMilestone, type Contract, type Locked, type Milestone } from './store.ts';

/** Its deadlines stop. A request to end it that waits is declined. */
async function stop(tx: Tx, { contract, milestone }: Locked, by: By, percent: number, now: Date): Promise<Milestone> {
  const split = milestone.state === 'split_offered' ? milestone.split : null;
  // The request had stopped the deadlines before: what it interrupted is what the dispute interrupts.
  const began = { interruptedState: milestone.state, ...deadlinesBeforeWait(milestone, contract, now) };
  const changes = split === null ? began : deadlinesAfter(milestone, split.offeredAt, now);
  const stopped = await moveMilestone(
    tx,
    milestone,
    { move: 'openDispute', by, at: now, facts: { percent } },
    changes,
    { split: null },
  );
  if (split !== null) await answerSplit(tx, milestone.id, split, 'decline', 'system', now);
  return stopped;
}

const categoryOf = statement('contract_project_category', 'select category from named_project where id = :id');

export interface MilestoneClaim extends Claim {
  /** Numbers of other milestones of the same contract that the case is about too. */
  readonly also: readonly string[];
}

export async function openDispute(
  tx: Tx,
  actor: Actor,
  number: string,
  { also, ...claim }: MilestoneClaim,
  context: Context,
): Promise<Locked> {
  const now = context.clock();
  const { contract, milestone, side } = await lockMyMilestone(tx, number, actor.userId, context);
  const others = contract.milestones.filter((other) => also.includes(other.number) && other.id !== milestone.id);
  if (others.length !== new Set(also).size) throw invalidField('also', 'Choose other milestones of the same contract.');
  const by: By = { party: side, actorId: actor.userId };
  let stopped: Contract = contract;
  for (const claimedMilestone of [milestone, ...others])
    stopped = withMilestone(stopped, await stop(tx, { contract, milestone: claimedMilestone }, by, claim.percent, now));
  const noted = await followMoney(tx, stopped, context);
  const project = contract.projectId === null ? undefined : await tx.row(categoryOf, { id: contract.projectId });
  const subject = { path: contractPath(contract.number), category: project?.category ?? 'other' };
  const further = others.map((milestone): DisputedPart => ({
    work: asWork(contract, milestone),
    wasReleased: milestone.state === 'released',
  }));
  await open(
    tx,
    { ...asWork(contract, milestone), ...subject },
    side,
    claim,
    milestone.state === 'released',
    context,
    further,
  );
  return { contract: noted, milestone: noted.milestones.find(({ id }) => id === milestone.id) ?? milestone };
}

export const disputedMilestone: DisputedWork = {
  kind: milestoneCharge.kind,

  /**
   * Deadlines continue with the time that was left, and so does clearing. Those of a paused contract continue with it.
   */
  async resume(tx, milestoneId, since, by, context) {
    const now = context.clock();
    const { contract, milestone } = await lockMilestone(tx, milestoneId, context);
    const { interruptedState, releasedAt } = milestone;
    const wasClearing = interruptedState === 'released' && releasedAt !== null;
    const clears = wasClearing ? afterPause({ dueAt: milestone.clearsAt, pausedMs: 0 }, since, now).dueAt : null;
    const changes = wasClearing ? { clearsAt: clears } : deadlinesAfterWait(milestone, contract, since, now);
    const going = await moveMilestone(
      tx,
      milestone,
      { move: 'withdrawDispute', by, at: now },
      { ...changes, interruptedState: null },
    );
    if (contract.endAgreedAt !== null) await settle(tx, withMilestone(contract, going), going, bySystem, context);
    return wasClearing ? { at: releasedAt, clearsAt: clears } : null;
  },

  /** Any share for the freelancer releases it, none refunds it. */
  async end(tx, milestoneId, { share, by, number }, context) {
    const now = context.clock();
    const { contract, milestone } = await lockMilestone(tx, milestoneId, context);
    const { isEarned, toFreelancer } = partsAt(milestone.terms, share);
    const clears = isEarned ? await clearsOn(tx, contract, milestone, context) : null;
    const amounts = isEarned
      ? { releasedAt: now, releasedPrice: shareOf(milestone.terms.price, share), earned: toFreelancer }
      : { releasedAt: null, releasedPrice: null, earned: null, closedAt: now };
    const transition = {
      move: isEarned ? 'releaseDisputed' : 'returnDisputed',
      by,
      at: now,
      reason: `Dispute ${number}`,
      facts: { percent: share / 100 },
    } as const;
    await moveMilestone(tx, milestone, transition, { ...amounts, clearsAt: clears, interruptedState: null });
    if (milestone.rounds > 0) await endRevision(tx, milestone.id, 'closed', now);
    if (isEarned) await liftWatermarks(tx, milestone.id);
    return { at: now, clearsAt: clears };
  },

  async settled(tx, milestoneId, context) {
    const { contract } = await lockMilestone(tx, milestoneId, context);
    await followMoney(tx, contract, context);
    passOnPaid(tx, contract);
  },

  agreed: agreedOn,
  words: timelineWords,
};
