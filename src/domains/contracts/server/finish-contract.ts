/**
 * A contract of which no money is held ends: completed once something was released, canceled where nothing was (CTR-5,
 * CTR-6).
 */
import type { By } from '#domains/paid-work/party.ts';
import { Failure } from '#kit/errors.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { contractEnded } from '../events.ts';
import { announceContract } from './announce-contract.ts';
import { overtakeChange } from './change-terms.ts';
import { endPaymentsOf } from './end-payments.ts';
import { moveContract, moveMilestone } from './move-contract.ts';
import { openReviews } from './review-contract.ts';
import { passOnEnd } from './pass-on.ts';
import { holds, type Contract } from './store.ts';

export async function finishContract(
  tx: Tx,
  running: Contract,
  by: By,
  reason: string | undefined,
  now: Date,
): Promise<Contract> {
  const contract = await overtakeChange(tx, running, by, now);
  if (contract.milestones.some(holds))
    throw new Failure('wrong_state', {
      message: 'Money is still held for a milestone. Release or refund it first.',
      data: { state: contract.state },
    });
  const isCompleted = contract.milestones.some(({ releasedAt }) => releasedAt !== null);
  const milestones = [];
  for (const milestone of contract.milestones) {
    const isOpen = milestone.state === 'agreed';
    if (isOpen) await endPaymentsOf(tx, contract, milestone.id);
    milestones.push(
      isOpen ? await moveMilestone(tx, milestone, { move: 'drop', by, at: now }, { closedAt: now }) : milestone,
    );
  }
  const move = isCompleted ? 'completeEnd' : 'cancelEnd';
  const over = { endedAt: now, idleSince: null, pauseAskedBy: null, pauseAskedAt: null };
  const ended = await moveContract(tx, { ...contract, milestones }, { move, by, at: now, reason }, over);
  if (isCompleted) openReviews(tx, ended, now);
  await passOnEnd(tx, ended, by, now, isCompleted);
  const who = by.party === 'client' || by.party === 'freelancer' ? by.party : null;
  announceContract(tx, contractEnded, ended, {
    by: who,
    outcome: isCompleted ? 'completed' : 'cancelled',
    reason: by.party === 'operator' ? reason : undefined,
  });
  return ended;
}
