/** What the one timer of a milestone does. */
import { bySystem } from '#domains/paid-work/party.ts';
import { clockOf } from '#domains/paid-work/server/paid-work.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { onTimer } from '#kit/server/jobs/reactions.ts';
import { milestoneClocks, type MilestoneClock } from '../deadlines.ts';
import { contractReminded, milestoneBecameLate } from '../events.ts';
import { announceContract, announceMilestone } from './announce-contract.ts';
import { MILESTONE_CLOCK, moveMilestone } from './move-contract.ts';
import { autoRelease, clearMilestone } from './release-milestone.ts';
import { askToChoose, declineBySilence, giveBackAll } from './return-milestone.ts';
import { lockMilestone, type Locked, type Milestone } from './store.ts';

async function markLate(tx: Tx, { contract, milestone }: Locked, context: Context): Promise<void> {
  const now = context.clock();
  const late = await moveMilestone(tx, milestone, { move: 'markLate', by: bySystem, at: now }, { lateAt: now });
  announceMilestone(tx, milestoneBecameLate, contract, late, { dueAt: (milestone.dueAt ?? now).toISOString() });
}

const reminded = statement(
  'milestone_reminded',
  'update contract_milestone set reminded_at = :now where id = :milestoneId',
);

const fire = clockOf<Locked & Pick<Milestone, 'id' | 'remindedAt'>, MilestoneClock>({
  timer: MILESTONE_CLOCK,
  lock: async (tx, id, context) => {
    const locked = await lockMilestone(tx, id, context);
    return { ...locked, id, remindedAt: locked.milestone.remindedAt };
  },
  clocks: ({ milestone }) => milestoneClocks(milestone),
  commands: {
    markLate,
    autoRelease,
    clear: clearMilestone,
    declineSplit: declineBySilence,
    askToChoose,
    returnIdle: (tx, locked, context) => giveBackAll(tx, locked, 'returnIdle', bySystem, null, context),
  },
  remind: async (tx, { id, contract, milestone }, due, now) => {
    await tx.rows(reminded, { milestoneId: id, now });
    announceContract(tx, contractReminded, contract, { ...due, milestone: milestone.title });
  },
});

export const milestoneTimers = [onTimer(MILESTONE_CLOCK, 'orders', fire)];
