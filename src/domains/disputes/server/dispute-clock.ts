/** What the dispute's one timer does. */
import { bySystem } from '#domains/paid-work/party.ts';
import { clockOf } from '#domains/paid-work/server/paid-work.ts';
import { after } from '#kit/clock.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { onTimer } from '#kit/server/jobs/reactions.ts';
import { clocksOf, nextAlarm, PERIODS, type DisputeClock } from '../deadlines.ts';
import { disputeLate, disputeReminded } from '../events.ts';
import { closeAppeals, endUnanswered } from './end-dispute.ts';
import { DISPUTE_CLOCK, moveDispute } from './move-dispute.ts';
import { escalateUnsettled, sendToReview } from './negotiate.ts';
import { announceDispute, lockDispute, type Dispute } from './store.ts';

/**
 * Never a silent refund: operators hear of a missing decision every day, and after 30 days an owner has to decide
 * (DSP-10).
 */
async function remindReviewer(tx: Tx, dispute: Dispute, { clock }: Context): Promise<void> {
  const now = clock();
  const late = await moveDispute(
    tx,
    dispute,
    { move: 'remindReviewer', by: bySystem, at: now },
    { alarmAt: nextAlarm(dispute, now) },
  );
  announceDispute(tx, disputeLate, late, {
    senior: dispute.isSenior,
    decisionDueAt: (dispute.reviewDueAt ?? now).toISOString(),
  });
}

async function passHardLimit(tx: Tx, dispute: Dispute, { clock }: Context): Promise<void> {
  const now = clock();
  const due = after(now, PERIODS.seniorMs);
  const changes = { isSenior: true, reviewDueAt: due, alarmAt: due };
  const late = await moveDispute(tx, dispute, { move: 'passHardLimit', by: bySystem, at: now }, changes);
  announceDispute(tx, disputeLate, late, { senior: true, decisionDueAt: due.toISOString() });
}

const reminded = statement('dispute_reminded', 'update dispute set reminded_at = :now where id = :disputeId');

const fire = clockOf<Dispute, DisputeClock>({
  timer: DISPUTE_CLOCK,
  lock: lockDispute,
  clocks: clocksOf,
  commands: {
    endUnanswered,
    sendUnanswered: (tx, dispute, context) => sendToReview(tx, dispute, 'sendUnanswered', context),
    escalate: escalateUnsettled,
    closeEvidence: (tx, dispute, context) => sendToReview(tx, dispute, 'closeEvidence', context),
    closeAppeals,
    remindReviewer,
    passHardLimit,
  },
  remind: async (tx, dispute, due, now) => {
    await tx.rows(reminded, { disputeId: dispute.id, now });
    announceDispute(tx, disputeReminded, dispute, due);
  },
});

export const disputeTimers = [onTimer(DISPUTE_CLOCK, 'orders', fire)];
