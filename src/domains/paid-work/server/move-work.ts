/** One move of a piece of paid work: its state, what changed with it, its line in the timeline and its timer, together or not at all. */
import { nextWake, type Countdown } from '#kit/countdown.ts';
import type { Statement, Tx } from '#kit/server/db/database.ts';
import { changesText, mustMoveText, sendMove } from '#kit/server/db/move-row.ts';
import { cancelTimers, setTimer } from '#kit/server/jobs/timers.ts';
import type { By } from '../party.ts';
import { recordSteps } from './work-history.ts';

/**
 * The text that writes a move into the table of a kind of work, which has `id`, `state` and `clock_at`: when the clock that
 * ends next ends. Changes come as one JSON object by column.
 */
export const moveWorkText = (table: string, columns: Readonly<Record<string, string>>): string =>
  mustMoveText({ table, sets: `, clock_at = :clockAt, ${changesText(table, Object.values(columns))}` });

interface MoveValues {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly clockAt: Date | null;
  readonly changes: string;
}

/** How a kind of work is written: the statement made of `moveWorkText`, its columns by name, and its timer. */
export interface WorkTable {
  readonly write: Statement<MoveValues>;
  readonly columns: Readonly<Record<string, string>>;
  readonly timer: string;
}

interface Move {
  readonly move: string;
  readonly from: string;
  readonly to: string;
  readonly by: By;
  readonly at: Date;
  /** Why, in the mover's words, and facts worth keeping in the timeline. */
  readonly reason?: string | undefined;
  readonly facts?: Readonly<Record<string, unknown>> | undefined;
  /** What else is written, by the names of `columns`. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** Those running once it is made, the one that ends first first. */
  readonly clocks: readonly Countdown[];
}

/**
 * Makes a move that the rules of its kind allow, without waiting: someone else may have been faster, and the command then fails
 * at its next answer. Money and news are the command's own.
 */
export function moveWork(tx: Tx, { write, columns, timer }: WorkTable, workId: string, { move, from, to, by, at, reason, facts, changes, clocks }: Move): void {
  const changed = JSON.stringify(Object.fromEntries(Object.entries(changes).map(([name, value]) => [columns[name], value])));
  const why = reason ?? null;
  const note = () => recordSteps(tx, workId, { ...by, at, reason: why, ...(facts === undefined ? {} : { facts }) }, [move, from, to]);
  const step = { id: workId, from, to, move, ...by, at, reason: why };
  sendMove(tx, { write, note }, step, { clockAt: clocks[0]?.endsAt ?? null, changes: changed });
  wakeForNext(tx, timer, workId, clocks, at);
}

/** One timer for each piece of work: it wakes for the next reminder or deadline, whichever is first. */
export function wakeForNext(tx: Tx, timer: string, workId: string, clocks: readonly Countdown[], now: Date): void {
  const at = nextWake(clocks, now);
  if (at === null) cancelTimers(tx, workId, timer);
  else setTimer(tx, timer, workId, at);
}
