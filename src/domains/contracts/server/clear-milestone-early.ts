import { clearWorkEarly } from '#domains/paid-work/server/paid-work.ts';
import type { EarlyWish } from '#domains/paid-work/early-contract.ts';
import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { milestoneClearedEarly } from '../events.ts';
import type { clearMilestoneEarly as endpoint } from '../milestone-contract.ts';
import { announceMilestone } from './announce-contract.ts';
import { asWork, lockMyMilestone } from './store.ts';

export async function clearMilestoneEarly(
  tx: Tx,
  actor: Actor,
  number: string,
  wish: EarlyWish,
  context: Context,
): Promise<DataOf<typeof endpoint>> {
  const { contract, milestone, side } = await lockMyMilestone(tx, number, actor.userId, context);
  if (side !== 'freelancer')
    throw new Failure('forbidden', { message: 'Only the freelancer who earned it can clear it early.' });
  if (milestone.state !== 'released' || milestone.clearsAt === null || milestone.clearedAt !== null)
    throw new Failure('wrong_state', {
      message: 'This milestone has no clearing earnings.',
      data: { state: milestone.state },
    });
  const { amount, fee } = await clearWorkEarly(tx, asWork(contract, milestone), wish, context);
  announceMilestone(tx, milestoneClearedEarly, contract, milestone, {
    amount: amount.amount,
    fee: fee.amount,
    currency: amount.currency,
  });
  return { milestone_number: number, amount, fee };
}
