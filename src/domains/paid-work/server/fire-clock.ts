import { clockToRemind, endedClock } from '#kit/countdown.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import type { WorkClock } from '../clock.ts';
import { wakeForNext } from './move-work.ts';

/** What an event says of a clock that someone is reminded of. */
interface Due<Kind, Turn> {
  readonly clock: Kind;
  readonly turn: Turn[];
  readonly endsAt: string;
}

interface Clocked<Thing, Clock extends WorkClock> {
  readonly timer: string;
  /** Null where nothing is timed now. */
  readonly lock: (tx: Tx, id: string, context: Context) => Promise<Thing | null>;
  /** Those running, the one that ends first first. */
  readonly clocks: (thing: Thing) => readonly Clock[];
  /** What makes each of the moves at a clock's end. */
  readonly commands: Partial<Record<Clock['atEnd'], (tx: Tx, thing: Thing, context: Context) => Promise<unknown>>>;
  /** Announces it, and keeps when it did. */
  readonly remind: (
    tx: Tx,
    thing: Thing,
    due: Due<Clock['kind'], Clock['turn'][number]>,
    now: Date,
  ) => Promise<unknown>;
}

/**
 * What the timer of a kind of work does. It may fire late, twice or concurrently: only a clock that really ran out
 * makes a move (MON-13), and a move sets the timer to what comes next.
 */
export const clockOf =
  <Thing extends { readonly remindedAt: Date | null }, Clock extends WorkClock>({
    timer,
    lock,
    clocks: clocksOf,
    commands,
    remind,
  }: Clocked<Thing, Clock>) =>
  async (tx: Tx, id: string, context: Context): Promise<void> => {
    const thing = await lock(tx, id, context);
    if (thing === null) return;
    const [now, clocks] = [context.clock(), clocksOf(thing)];
    const ended = endedClock(clocks, now);
    if (ended !== null) {
      const command = commands[ended.atEnd as Clock['atEnd']];
      if (command === undefined) throw new Error(`no command for ${ended.atEnd}`);
      return void (await command(tx, thing, context));
    }
    const due = clockToRemind(clocks, thing.remindedAt, now);
    if (due !== null) {
      const { kind, turn, endsAt } = due;
      await remind(tx, thing, { clock: kind, turn: [...turn], endsAt: endsAt.toISOString() }, now);
    }
    wakeForNext(tx, timer, id, clocks, now);
  };
