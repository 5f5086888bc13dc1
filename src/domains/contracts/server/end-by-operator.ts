/**
 * Beside disputes an operator can release, refund or split the held money of a milestone, with a written reason
 * (MLS-14).
 */
import {
  answerSplit,
  confirmProposedEnd,
  declineProposedEnd,
  endRevision,
  liftWatermarks,
  splitHeld,
  startEnd,
  type EndableWork,
  type ProposedEnd,
} from '#domains/paid-work/server/paid-work.ts';
import { partsAt } from '#domains/paid-work/split-offer.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { share as shareOf } from '#kit/money.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { contractNumberOf } from '../contract-number.ts';
import { milestoneEndedByOperator, milestoneEndProposed } from '../events.ts';
import { MILESTONE_IN_STATE } from '../policy.ts';
import { announceMilestone } from './announce-contract.ts';
import { moveMilestone, withMilestone } from './move-contract.ts';
import { followMoney } from './follow-money.ts';
import { clearsOn } from './release-milestone.ts';
import { asWork, holds, lockContractNumbered, type Locked, type Milestone } from './store.ts';

async function lockNumbered(tx: Tx, number: string, context: Context): Promise<Locked> {
  const contract = await lockContractNumbered(tx, contractNumberOf(number), context);
  const milestone = contract.milestones.find((milestone) => milestone.number === number);
  if (milestone === undefined) throw new Failure('not_found');
  return { contract, milestone };
}

const asEndable = ({ id, state, clientId, freelancerId, terms }: Milestone): EndableWork => ({
  kind: 'milestone',
  id,
  state,
  clientId,
  freelancerId,
  held: terms.total,
});

interface End {
  readonly milestone_number: string;
  /** Of the price, to the freelancer: all of it releases, none refunds. */
  readonly percent: number;
  readonly reason: string;
}

/**
 * What is held above the limit stays held until a second operator confirms: `waits` is true then, and nothing has
 * moved.
 */
export async function endByOperator(
  tx: Tx,
  actor: Actor,
  { milestone_number: number, percent, reason }: End,
  context: Context,
): Promise<Locked & { waits: boolean }> {
  const locked = await lockNumbered(tx, number, context);
  const { contract, milestone } = locked;
  if (!holds(milestone))
    throw new Failure('wrong_state', {
      message: MILESTONE_IN_STATE[milestone.state],
      data: { state: milestone.state },
    });
  const proposed = await startEnd(tx, actor, asEndable(milestone), { percent, reason }, context);
  if (!proposed.waits) return { ...(await endNow(tx, actor, locked, proposed, context)), waits: false };
  announceMilestone(tx, milestoneEndProposed, contract, milestone, { how: proposed.how, by: actor.userId });
  return { ...locked, waits: true };
}

/** Step two, by someone else. */
export async function confirmEnd(tx: Tx, actor: Actor, number: string, context: Context): Promise<Locked> {
  const locked = await lockNumbered(tx, number, context);
  return endNow(tx, actor, locked, await confirmProposedEnd(tx, actor, asEndable(locked.milestone), context), context);
}

export async function declineEnd(
  tx: Tx,
  actor: Actor,
  number: string,
  because: string,
  context: Context,
): Promise<Locked> {
  const locked = await lockNumbered(tx, number, context);
  await declineProposedEnd(tx, actor, asEndable(locked.milestone), because, context);
  return locked;
}

const ACTS = { complete: 'milestone.release', cancel: 'milestone.refund', refund: 'milestone.split' } as const;

async function endNow(
  tx: Tx,
  actor: Actor,
  { contract, milestone }: Locked,
  { how, share, reason }: Pick<ProposedEnd, 'how' | 'share' | 'reason'>,
  context: Context,
): Promise<Locked> {
  const now = context.clock();
  const { isEarned, toFreelancer, backToClient } = partsAt(milestone.terms, share);
  const clears = isEarned ? await clearsOn(tx, contract, milestone, context) : null;
  const amounts = isEarned
    ? { releasedAt: now, clearsAt: clears, releasedPrice: shareOf(milestone.terms.price, share), earned: toFreelancer }
    : { closedAt: now };
  const by = { party: 'operator', actorId: actor.userId } as const;
  const transition = {
    move: isEarned ? 'releaseByOperator' : 'returnByOperator',
    by,
    at: now,
    reason,
    facts: { percent: share / 100 },
  } as const;
  const ended = await moveMilestone(tx, milestone, transition, { ...amounts, interruptedState: null }, { split: null });
  if (milestone.split !== null) await answerSplit(tx, milestone.id, milestone.split, 'decline', 'system', now);
  if (milestone.rounds > 0) await endRevision(tx, milestone.id, 'closed', now);
  if (isEarned) await liftWatermarks(tx, milestone.id);
  await splitHeld(tx, asWork(contract, milestone), share, { at: now, clearsAt: clears });
  const after = { state: ended.state, percent: share / 100 };
  await recordStaffAct(
    tx,
    actor,
    ACTS[how],
    { type: 'milestone', id: milestone.id },
    reason,
    { state: milestone.state },
    after,
  );
  announceMilestone(tx, milestoneEndedByOperator, contract, ended, {
    reason,
    earned: toFreelancer.amount,
    returned: backToClient.amount,
    currency: milestone.terms.total.currency,
    clearsAt: clears?.toISOString() ?? null,
  });
  return { contract: await followMoney(tx, withMilestone(contract, ended), context), milestone: ended };
}
