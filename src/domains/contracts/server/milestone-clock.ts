/** What the one timer of a milestone does. It may fire late, twice or concurrently: only a clock that really ran out makes a move (MON-13). */
import { bySystem } from '#domains/paid-work/party.ts';
import { fireClock } from '#domains/paid-work/server/paid-work.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { onTimer } from '#kit/server/jobs/reactions.ts';
import { milestoneClocks, type MilestoneClock } from '../deadlines.ts';
import { contractReminded, milestoneBecameLate } from '../events.ts';
import { announceContract, announceMilestone } from './announce-contract.ts';
import { MILESTONE_CLOCK, moveMilestone } from './move-contract.ts';
import { autoRelease, clearMilestone } from './release-milestone.ts';
import { askToChoose, declineBySilence, giveBackAll } from './return-milestone.ts';
import { lockMilestone, type Locked } from './store.ts';

type TimedCommand = (tx: Tx, locked: Locked, context: Context) => Promise<unknown>;

async function markLate(tx: Tx, { contract, milestone }: Locked, context: Context): Promise<void> {
  const now = context.clock();
  const late = await moveMilestone(tx, milestone, { move: 'markLate', by: bySystem, at: now }, { lateAt: now });
  announceMilestone(tx, milestoneBecameLate, contract, late, { dueAt: (milestone.dueAt ?? now).toISOString() });
}

const timedCommands: Partial<Record<MilestoneClock['atEnd'], TimedCommand>> = {
  markLate,
  autoRelease,
  clear: clearMilestone,
  declineSplit: declineBySilence,
  askToChoose,
  returnIdle: (tx, locked, context) => giveBackAll(tx, locked, 'returnIdle', bySystem, null, context),
};

const reminded = statement('milestone_reminded', 'update contract_milestone set reminded_at = :now where id = :milestoneId');

async function fire(tx: Tx, milestoneId: string, context: Context): Promise<void> {
  const locked = await lockMilestone(tx, milestoneId, context);
  const { contract, milestone } = locked;
  const now = context.clock();
  const end = async ({ atEnd }: MilestoneClock): Promise<void> => {
    const command = timedCommands[atEnd];
    if (command === undefined) throw new Error(`no command for ${atEnd}`);
    await command(tx, locked, context);
  };
  const remind = async ({ kind, turn, endsAt }: MilestoneClock): Promise<void> => {
    await tx.rows(reminded, { milestoneId, now });
    announceContract(tx, contractReminded, contract, { clock: kind, milestone: milestone.title, turn: [...turn], endsAt: endsAt.toISOString() });
  };
  await fireClock(tx, { id: milestoneId, timer: MILESTONE_CLOCK, clocks: milestoneClocks(milestone), remindedAt: milestone.remindedAt, end, remind }, now);
}

export const milestoneTimers = [onTimer(MILESTONE_CLOCK, 'orders', fire)];
