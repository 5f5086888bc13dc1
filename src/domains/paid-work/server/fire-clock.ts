import { clockToRemind, endedClock, type Countdown } from '#kit/countdown.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { wakeForNext } from './move-work.ts';

interface Ticking<Clock extends Countdown> {
  readonly id: string;
  readonly timer: string;
  /** Those running, the one that ends first first. */
  readonly clocks: readonly Clock[];
  /** When someone was reminded last. */
  readonly remindedAt: Date | null;
  /** Makes the move of a clock that has run out. */
  readonly end: (clock: Clock) => Promise<unknown>;
  /** Announces it, and keeps when it did. */
  readonly remind: (clock: Clock) => Promise<unknown>;
}

/**
 * What the timer of a piece of work does, under the work's lock. It may fire late, twice or concurrently: only a
 * clock that really ran out makes a move (MON-13), and a move sets the timer to what comes next.
 */
export async function fireClock<Clock extends Countdown>(tx: Tx, { id, timer, clocks, remindedAt, end, remind }: Ticking<Clock>, now: Date): Promise<void> {
  const ended = endedClock(clocks, now);
  if (ended !== null) return void (await end(ended));
  const due = clockToRemind(clocks, remindedAt, now);
  if (due !== null) await remind(due);
  wakeForNext(tx, timer, id, clocks, now);
}
