/**
 * Held money goes back to the client: the freelancer gives it back, both agree on a share, or nothing was submitted for
 * long (MLS-7, MLS-9).
 */
import { bySystem, type By } from '#domains/paid-work/party.ts';
import { partsAt, type SplitOffer } from '#domains/paid-work/split-offer.ts';
import {
  acceptSplit,
  answerSplit,
  endRevision,
  liftWatermarks,
  offerSplit,
  returnAll,
} from '#domains/paid-work/server/paid-work.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS, HOUR_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { share } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import type { Side } from '#kit/sides.ts';
import { deadlinesAfterWait } from '../deadlines.ts';
import { choiceAsked, milestoneReleased, milestoneReturned, splitEnded, splitOffered } from '../events.ts';
import { MILESTONE_LIMITS, type MilestoneMove } from '../milestone.ts';
import { announceMilestone } from './announce-contract.ts';
import { moveMilestone, withMilestone } from './move-contract.ts';
import { followMoney } from './follow-money.ts';
import { clearsOn } from './release-milestone.ts';
import { asWork, lockMyMilestone, type Locked } from './store.ts';

const sideOf = ({ party }: By): Side | null => (party === 'client' || party === 'freelancer' ? party : null);

const RETURNS = {
  giveBack: 'given_back',
  returnIdle: 'idle',
  returnAtEnd: 'contract_ended',
} as const satisfies Partial<Record<MilestoneMove, string>>;

/** All of it, with its fees. */
export async function giveBackAll(
  tx: Tx,
  locked: Locked,
  move: 'giveBack' | 'returnIdle',
  by: By,
  reason: string | null,
  context: Context,
): Promise<Locked> {
  const { contract, milestone } = await returnWhole(tx, locked, move, by, reason, context);
  return { contract: await followMoney(tx, contract, context), milestone };
}

/** Of a contract that ends: what follows for the contract is its command's. */
export async function returnWhole(
  tx: Tx,
  { contract, milestone }: Locked,
  move: keyof typeof RETURNS,
  by: By,
  reason: string | null,
  context: Context,
): Promise<Locked> {
  const now = context.clock();
  const over = { closedAt: now, interruptedState: null };
  const returned = await moveMilestone(tx, milestone, { move, by, at: now, reason: reason ?? undefined }, over, {
    split: null,
  });
  if (milestone.rounds > 0) await endRevision(tx, milestone.id, 'closed', now);
  await returnAll(tx, asWork(contract, milestone), now);
  const { total } = milestone.terms;
  announceMilestone(tx, milestoneReturned, contract, returned, {
    by: sideOf(by),
    why: RETURNS[move],
    reason,
    amount: total.amount,
    currency: total.currency,
  });
  return { contract: withMilestone(contract, returned), milestone: returned };
}

export async function giveBack(
  tx: Tx,
  actor: Actor,
  number: string,
  reason: string,
  context: Context,
): Promise<Locked> {
  const { side, ...locked } = await lockMyMilestone(tx, number, actor.userId, context);
  return giveBackAll(tx, locked, 'giveBack', { party: side, actorId: actor.userId }, reason, context);
}

/**
 * One side asks to end it with a share of the price for the freelancer. Its deadlines stop; silence changes nothing.
 */
export async function offerShare(
  tx: Tx,
  actor: Actor,
  number: string,
  wish: { percent: number; reason: string },
  context: Context,
): Promise<Locked> {
  const now = context.clock();
  const { contract, milestone, side } = await lockMyMilestone(tx, number, actor.userId, context);
  const endsAt = after(now, MILESTONE_LIMITS.splitHours * HOUR_MS);
  const split: SplitOffer = {
    id: context.makeId(),
    by: side,
    share: wish.percent * 100,
    offeredAt: now,
    endsAt,
    silence: 'decline',
  };
  const transition = {
    move: 'offerSplit',
    by: { party: side, actorId: actor.userId },
    at: now,
    reason: wish.reason,
    facts: { percent: wish.percent },
  } as const;
  const updatedMilestone = await moveMilestone(
    tx,
    milestone,
    transition,
    { interruptedState: milestone.state },
    { split },
  );
  await offerSplit(tx, milestone.id, split);
  announceMilestone(tx, splitOffered, contract, updatedMilestone, {
    by: side,
    percent: wish.percent,
    endsAt: endsAt.toISOString(),
  });
  return { contract: withMilestone(contract, updatedMilestone), milestone: updatedMilestone };
}

type Answer = 'accept' | 'decline' | 'withdraw';

/** About the request that its author read: nobody accepts another one that replaced it. */
export async function answerShare(
  tx: Tx,
  actor: Actor,
  number: string,
  requestId: string,
  answer: Answer,
  context: Context,
): Promise<Locked> {
  const { contract, milestone, side } = await lockMyMilestone(tx, number, actor.userId, context);
  const by = { party: side, actorId: actor.userId };
  if (milestone.split !== null && milestone.split.id !== requestId)
    throw new Failure('wrong_state', {
      message: 'This request was replaced by a new one. Read it before you answer.',
      data: { state: milestone.state },
    });
  return answer === 'accept'
    ? accept(tx, { contract, milestone }, by, context)
    : goOn(tx, { contract, milestone }, answer, by, context);
}

/** The 48 hours are over. */
export const declineBySilence = (tx: Tx, locked: Locked, context: Context): Promise<Locked> =>
  goOn(tx, locked, 'decline', bySystem, context);

async function accept(tx: Tx, { contract, milestone }: Locked, by: By, context: Context): Promise<Locked> {
  const now = context.clock();
  const { split, terms } = milestone;
  const parts = partsAt(terms, split?.share ?? 0);
  const clears = parts.isEarned ? await clearsOn(tx, contract, milestone, context) : null;
  const releasedPrice = share(terms.price, split?.share ?? 0);
  const isEarned = clears !== null;
  const changes = isEarned
    ? { releasedAt: now, clearsAt: clears, releasedPrice, earned: parts.toFreelancer, interruptedState: null }
    : { closedAt: now, interruptedState: null };
  const move = isEarned ? 'acceptSplit' : 'acceptReturn';
  const ended = await moveMilestone(
    tx,
    milestone,
    { move, by, at: now, facts: { percent: (split?.share ?? 0) / 100 } },
    changes,
    { split: null },
  );
  if (split === null) throw new Error(`milestone ${milestone.number} has no request to accept`);
  if (milestone.rounds > 0) await endRevision(tx, milestone.id, 'closed', now);
  if (isEarned) await liftWatermarks(tx, milestone.id);
  await acceptSplit(tx, asWork(contract, milestone), split, by.party, { at: now, clearsAt: clears });
  const { currency } = terms.total;
  if (isEarned)
    announceMilestone(tx, milestoneReleased, contract, ended, {
      by: sideOf(by),
      amount: releasedPrice.amount,
      currency,
      earned: parts.toFreelancer.amount,
      returned: parts.backToClient.amount,
      rest: null,
      clearsAt: clears.toISOString(),
    });
  else
    announceMilestone(tx, milestoneReturned, contract, ended, {
      by: sideOf(by),
      why: 'agreed',
      reason: null,
      amount: terms.total.amount,
      currency,
    });
  return { contract: await followMoney(tx, withMilestone(contract, ended), context), milestone: ended };
}

/** It continues where it was, with the time that was left. */
async function goOn(
  tx: Tx,
  { contract, milestone }: Locked,
  answer: 'decline' | 'withdraw',
  by: By,
  context: Context,
): Promise<Locked> {
  const now = context.clock();
  const { split } = milestone;
  const deadlines = split === null ? {} : deadlinesAfterWait(milestone, contract, split.offeredAt, now);
  const move = answer === 'decline' ? 'declineSplit' : 'withdrawSplit';
  const going = await moveMilestone(
    tx,
    milestone,
    { move, by, at: now },
    { ...deadlines, interruptedState: null },
    { split: null },
  );
  if (split === null) throw new Error(`milestone ${milestone.number} has no request to end`);
  await answerSplit(tx, milestone.id, split, answer, by.party, now);
  announceMilestone(tx, splitEnded, contract, going, {
    by: sideOf(by),
    outcome: answer === 'decline' ? 'declined' : 'withdrawn',
  });
  return { contract: withMilestone(contract, going), milestone: going };
}

/** Held for 75 days without a submission: both choose. */
export async function askToChoose(tx: Tx, { contract, milestone }: Locked, context: Context): Promise<void> {
  const now = context.clock();
  const updatedMilestone = await moveMilestone(
    tx,
    milestone,
    { move: 'askToChoose', by: bySystem, at: now },
    { idleAskedAt: now },
  );
  const endsAt = after(now, MILESTONE_LIMITS.idleAnswerDays * DAY_MS);
  const { total } = milestone.terms;
  announceMilestone(tx, choiceAsked, contract, updatedMilestone, {
    amount: total.amount,
    currency: total.currency,
    endsAt: endsAt.toISOString(),
  });
}

/** The client keeps it funded for as long again. */
export async function keepFunded(tx: Tx, actor: Actor, number: string, context: Context): Promise<Locked> {
  const now = context.clock();
  const { contract, milestone, side } = await lockMyMilestone(tx, number, actor.userId, context);
  const by = { party: side, actorId: actor.userId };
  const updatedMilestone = await moveMilestone(
    tx,
    milestone,
    { move: 'keepFunded', by, at: now },
    { idleFrom: now, idleAskedAt: null },
  );
  return { contract: withMilestone(contract, updatedMilestone), milestone: updatedMilestone };
}
