import { wakeForNext } from '#domains/paid-work/server/paid-work.ts';
import type { By } from '#domains/paid-work/party.ts';
import { Failure } from '#kit/errors.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { changesText, lineText, moveRow, moveText, notedIn } from '#kit/server/db/move-row.ts';
import { clocksOf } from '../deadlines.ts';
import type { DisputeMove } from '../dispute.ts';
import { mayMove } from '../policy.ts';
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

const write = statement(
  'dispute_move',
  moveText({ table: 'dispute', sets: `, clock_at = :clockAt, ${changesText('dispute', Object.values(columns))}`, returning: 'id' }),
);
const line = statement('dispute_event_add', lineText('dispute_event', 'dispute_id'));
export const note = notedIn(line);

export function mustMay(dispute: Dispute, move: DisputeMove, party: By['party'], now: Date) {
  const answer = mayMove(dispute, move, party, now);
  if (!answer.ok) throw new Failure(answer.code, { message: answer.why, data: { state: dispute.state } });
  return answer.to;
}

interface Made {
  readonly move: DisputeMove;
  readonly by: By;
  readonly at: Date;
  readonly reason?: string | undefined;
}

/** Makes one move, if the policy allows it. The command moves the money and announces the event. `offer` is the open one afterwards. */
export async function moveDispute(tx: Tx, dispute: Dispute, { move, by, at, reason }: Made, changes: Changes = {}, offer = dispute.offer): Promise<Dispute> {
  const to = mustMay(dispute, move, by.party, at);
  const moved: Dispute = { ...dispute, ...(changes as Partial<Dispute>), state: to, offer };
  const clocks = clocksOf(moved);
  const changed = JSON.stringify(Object.fromEntries(Object.entries(changes).map(([name, value]) => [columns[name as keyof typeof columns], value])));
  const step = { id: dispute.id, from: dispute.state, to, move, ...by, at, reason: reason ?? null };
  await moveRow(tx, { write, note }, step, { clockAt: clocks[0]?.endsAt ?? null, changes: changed });
  wakeForNext(tx, DISPUTE_CLOCK, dispute.id, clocks, at);
  return moved;
}
