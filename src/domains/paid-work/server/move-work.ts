/**
 * One move of a piece of paid work: its state, what changed with it, its line in the timeline and its timer, together
 * or not at all.
 */
import { nextWake, type Countdown } from '#kit/countdown.ts';
import type { Statement, Tx } from '#kit/server/db/database.ts';
import { changesIn, moveRow, type Note } from '#kit/server/db/move-row.ts';
import { cancelTimers, setTimer } from '#kit/server/jobs/timers.ts';
import type { By } from '../party.ts';
import { recordSteps } from './work-history.ts';

interface MoveValues {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly clockAt: Date | null;
  readonly changes: string;
}

/** How a kind of work is written: the statement made of `clockedMoveText`, its columns by name, and its timer. */
export interface WorkTable {
  readonly write: Statement<MoveValues>;
  readonly columns: Readonly<Record<string, string>>;
  readonly timer: string;
  /** Of what has a history of its own; paid work has the timeline. */
  readonly note?: Note;
}

interface Move {
  readonly move: string;
  readonly from: string;
  readonly to: string;
  readonly by: By;
  readonly at: Date;
  /** Why, in the mover's words, and facts worth keeping in the timeline. */
  readonly reason?: string | null | undefined;
  readonly facts?: Readonly<Record<string, unknown>> | undefined;
  /** What else is written, by the names of `columns`. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** Those running once it is made, the one that ends first first. */
  readonly clocks: readonly Countdown[];
}

/** Makes a move that the rules of its kind allow: of two at the same moment one wins, and the other reads the state. */
export async function moveWork(
  tx: Tx,
  { write, columns, timer, note }: WorkTable,
  workId: string,
  { move, from, to, by, at, reason = null, facts, changes, clocks }: Move,
): Promise<void> {
  const inTimeline = () => recordSteps(tx, workId, { ...by, at, reason, ...(facts && { facts }) }, [move, from, to]);
  const step = { id: workId, from, to, move, ...by, at, reason };
  await moveRow(tx, { write, note: note ?? inTimeline }, step, {
    clockAt: clocks[0]?.endsAt ?? null,
    changes: changesIn(columns, changes),
  });
  wakeForNext(tx, timer, workId, clocks, at);
}

/** One timer for each piece of work: it wakes for the next reminder or deadline, whichever is first. */
export function wakeForNext(tx: Tx, timer: string, workId: string, clocks: readonly Countdown[], now: Date): void {
  const at = nextWake(clocks, now);
  if (at === null) cancelTimers(tx, workId, timer);
  else setTimer(tx, timer, workId, at);
}
