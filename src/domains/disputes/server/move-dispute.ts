import { moveWork, type WorkTable } from '#domains/paid-work/server/paid-work.ts';
import type { By } from '#domains/paid-work/party.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { clockedMoveText, lineText, notedIn } from '#kit/server/db/move-row.ts';
import { clocksOf } from '../deadlines.ts';
import type { DisputeMove } from '../dispute.ts';
import { mustMove } from '../policy.ts';
import type { Dispute } from './store.ts';

/** One timer per dispute: it wakes for the next reminder or deadline, whichever is first. */
export const DISPUTE_CLOCK = 'dispute-clock';

const columns = {
  answeredAt: 'answered_at',
  escalatedAt: 'escalated_at',
  evidenceClosedAt: 'evidence_closed_at',
  reviewerId: 'reviewer_id',
  reviewDueAt: 'review_due_at',
  alarmAt: 'alarm_at',
  isSenior: 'is_senior',
  decidedAt: 'decided_at',
  decidedBy: 'decided_by',
  decidedShare: 'decided_share',
  acceptedBy: 'accepted_by',
  appealedAt: 'appealed_at',
  appealedBy: 'appealed_by',
  share: 'share',
  endedAt: 'ended_at',
  clientNumber: 'client_share',
  freelancerNumber: 'freelancer_share',
  offerDueFrom: 'offer_due_from',
  withdrawAskedAt: 'withdraw_asked_at',
} as const;
export type Changes = { readonly [Key in keyof typeof columns]?: Dispute[Key] };

export const note = notedIn(statement('dispute_event_add', lineText('dispute_event', 'dispute_id')));
const disputeTable: WorkTable = {
  write: statement('dispute_move', clockedMoveText('dispute', columns)),
  columns,
  timer: DISPUTE_CLOCK,
  note,
};

interface Made {
  readonly move: DisputeMove;
  readonly by: By;
  readonly at: Date;
  readonly reason?: string | undefined;
}

/**
 * Makes one move, if the policy allows it. The command moves the money and announces the event. `offer` is the open one
 * afterwards.
 */
export async function moveDispute(
  tx: Tx,
  dispute: Dispute,
  transition: Made,
  changes: Changes = {},
  offer = dispute.offer,
): Promise<Dispute> {
  const to = mustMove(dispute, transition.move, transition.by.party, transition.at);
  const moved: Dispute = { ...dispute, ...(changes as Partial<Dispute>), state: to, offer };
  await moveWork(tx, disputeTable, dispute.id, {
    ...transition,
    from: dispute.state,
    to,
    changes,
    clocks: clocksOf(moved),
  });
  return moved;
}
