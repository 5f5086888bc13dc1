/**
 * A contract ends by either side: at once when nothing is held, else after the other side’s answer or a week (CTR-4 to
 * CTR-6).
 */
import { bySystem, type By } from '#domains/paid-work/party.ts';
import { answerSplit } from '#domains/paid-work/server/paid-work.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { invalidField } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { deadlinesAfterWithdrawnEnd } from '../deadlines.ts';
import { endRequested, endWithdrawn } from '../events.ts';
import { CONTRACT_LIMITS } from '../life.ts';
import { isReleasedAtEnd } from '../milestone.ts';
import { isHolding, mustMoveContract } from '../policy.ts';
import { announceContract } from './announce-contract.ts';
import { overtakeChange } from './change-terms.ts';
import { endPaymentsOf } from './end-payments.ts';
import { finishContract } from './finish-contract.ts';
import { moveContract } from './move-contract.ts';
import { keepDeadlines } from './move-deadlines.ts';
import { goOn } from './pause-contract.ts';
import { releaseWhole } from './release-milestone.ts';
import { returnWhole } from './return-milestone.ts';
import { lockMyContract, sideOf, type Contract, type Milestone } from './store.ts';

export async function endContract(
  tx: Tx,
  actor: Actor,
  number: string,
  reason: string,
  context: Context,
): Promise<Contract> {
  const now = context.clock();
  const contract = await lockMyContract(tx, number, actor.userId, context);
  const side = sideOf(contract, actor.userId);
  const by = { party: side, actorId: actor.userId };
  // Who answers a request does so by its own call.
  if (!isHolding(contract)) return finishContract(tx, contract, by, reason, now);
  const running = contract.state === 'paused' ? await goOn(tx, contract, by, context) : contract;
  mustMoveContract(running, 'requestEnd', side, now);
  if (reason === '') throw invalidField('reason', 'Say why the contract should end.');
  await endPaymentsOf(tx, running);
  const changes = { endAskedBy: side, endAskedAt: now, endAgreedAt: null, pauseAskedBy: null, pauseAskedAt: null };
  const updatedContract = await moveContract(
    tx,
    await overtakeChange(tx, running, by, now),
    { move: 'requestEnd', by, at: now, reason },
    changes,
  );
  const endsAt = after(now, CONTRACT_LIMITS.endDays * DAY_MS);
  announceContract(tx, endRequested, updatedContract, { by: side, reason, endsAt: endsAt.toISOString() });
  return keepDeadlines(tx, updatedContract, () => ({}), now);
}

export async function withdrawEnd(tx: Tx, actor: Actor, number: string, context: Context): Promise<Contract> {
  const now = context.clock();
  const contract = await lockMyContract(tx, number, actor.userId, context);
  const side = sideOf(contract, actor.userId);
  const transition = { move: 'withdrawEnd', by: { party: side, actorId: actor.userId }, at: now } as const;
  const going = await moveContract(tx, contract, transition, { endAskedBy: null, endAskedAt: null });
  const { endAskedAt } = contract;
  announceContract(tx, endWithdrawn, going, { by: side });
  return keepDeadlines(
    tx,
    going,
    (milestone) =>
      endAskedAt === null ? {} : deadlinesAfterWithdrawnEnd(milestone, { by: side, at: endAskedAt }, now),
    now,
  );
}

export async function acceptEnd(tx: Tx, actor: Actor, number: string, context: Context): Promise<Contract> {
  const contract = await lockMyContract(tx, number, actor.userId, context);
  return settleAll(tx, contract, { party: sideOf(contract, actor.userId), actorId: actor.userId }, context);
}

/** Idle for a month, or a request to end it was not answered in time. */
export const endAtDeadline = (tx: Tx, contract: Contract, context: Context): Promise<Contract> =>
  contract.state === 'end_requested'
    ? settleAll(tx, contract, bySystem, context)
    : finishContract(tx, contract, bySystem, undefined, context.clock());

/**
 * What was submitted is released, what was not is refunded. What is in dispute ends with its dispute, and the contract
 * with it.
 */
async function settleAll(tx: Tx, contract: Contract, by: By, context: Context): Promise<Contract> {
  const now = context.clock();
  mustMoveContract(contract, 'agreeEnd', by.party, now);
  let settled = contract;
  for (const milestone of contract.milestones) settled = await settle(tx, settled, milestone, by, context);
  if (isHolding(settled)) return moveContract(tx, settled, { move: 'agreeEnd', by, at: now }, { endAgreedAt: now });
  return finishContract(tx, settled, by, undefined, now);
}

/** As the end of its contract has it: also of one whose dispute was withdrawn after both agreed on the end. */
export async function settle(
  tx: Tx,
  contract: Contract,
  milestone: Milestone,
  by: By,
  context: Context,
): Promise<Contract> {
  const { split } = milestone;
  const isReleased = isReleasedAtEnd(milestone);
  if (isReleased === null) return contract;
  if (split !== null) await answerSplit(tx, milestone.id, split, 'decline', 'system', context.clock());
  const locked = { contract, milestone };
  const ended = isReleased
    ? await releaseWhole(tx, locked, 'releaseAtEnd', by, null, context)
    : await returnWhole(tx, locked, 'returnAtEnd', by, null, context);
  return ended.contract;
}
