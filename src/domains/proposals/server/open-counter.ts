/** Rows of counter-offers: the open one, what settles it, and its timer. */
import { wakeForNext } from '#domains/paid-work/server/paid-work.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import { cancelTimers } from '#kit/server/jobs/timers.ts';
import { counterClocks, type CounterOutcome, type OpenCounter } from '../counter-offer.ts';

/** Ends the open counter-offer of a proposal, after its reminders. */
export const COUNTER_CLOCK = 'proposal-counter-clock';

const newest = statement(
  'proposal_counter_newest',
  `select number, made_by, price, days, milestones, note, made_at, valid_until, reminded_at, outcome
    from proposal_counter
   where proposal_id = :proposalId order by number desc limit 1`,
);
const ofMany = statement(
  'proposal_counters_of',
  `select proposal_id, number, made_by, price, days, milestones, note, made_at, valid_until, outcome, settled_at
    from proposal_counter
   where proposal_id = any (:proposalIds::uuid[]) order by number desc`,
);
const settle = statement(
  'proposal_counter_settle',
  'update proposal_counter set outcome = :outcome, settled_at = :at where proposal_id = :proposalId and outcome is null returning number',
);
export type CounterRow = RowOf<typeof newest>;

export const openFrom = (
  row: Pick<CounterRow, 'number' | 'made_by' | 'made_at' | 'valid_until' | 'outcome'> | undefined,
): OpenCounter | null =>
  row === undefined || row.outcome !== null
    ? null
    : { number: row.number, by: row.made_by, madeAt: row.made_at, validUntil: row.valid_until };

/** Under the proposal’s lock. Numbers have no gaps, so the newest one’s is how many there were. */
export async function negotiationOf(tx: Tx, proposalId: string) {
  const last = await tx.row(newest, { proposalId });
  return { last, counter: openFrom(last), counters: last?.number ?? 0 };
}
export const countersOf = (db: Db, proposalIds: readonly string[]) =>
  db.rows(ofMany, { proposalIds: [...proposalIds] });

export async function settleCounter(tx: Tx, proposalId: string, outcome: CounterOutcome, at: Date): Promise<void> {
  await tx.rows(settle, { proposalId, outcome, at });
  cancelTimers(tx, proposalId, COUNTER_CLOCK);
}
const reopen = statement(
  'proposal_counter_reopen',
  `update proposal_counter set outcome = null, settled_at = null where proposal_id = :proposalId and outcome = 'ended'
    and settled_at = :endedAt
   returning number, made_by, made_at, valid_until, outcome`,
);
/** The one that ended with a decision, which is undone. */
export async function reopenCounter(tx: Tx, proposalId: string, endedAt: Date, now: Date): Promise<void> {
  const counter = openFrom(await tx.row(reopen, { proposalId, endedAt }));
  if (counter !== null) wakeCounter(tx, proposalId, counter, now);
}
export const wakeCounter = (tx: Tx, proposalId: string, counter: OpenCounter, now: Date): void =>
  wakeForNext(tx, COUNTER_CLOCK, proposalId, counterClocks(counter), now);
