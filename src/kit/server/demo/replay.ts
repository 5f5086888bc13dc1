/** Replays a past: the clock is moved by hand, and everything happens in one transaction. */
import { DAY_MS } from '../../clock.ts';
import type { Context } from '../context.ts';
import { statement, type Database, type Tx } from '../db/database.ts';
import { fireDueTimers } from '../jobs/fire-timers.ts';
import type { TimerReaction } from '../jobs/reactions.ts';
import { uuidv7 } from '../make-id.ts';
import { testProvider } from '../payments/test-provider.ts';
import type { Dice } from './random.ts';

export interface Replay {
  readonly tx: Tx;
  /**
   * The instance's own context, except for the clock, the ids, the emails (nobody gets them) and the one transaction.
   */
  readonly context: Context;
  /** Moves the clock forward, firing every deadline on the way at its own instant. Never backward. */
  until(at: Date): Promise<void>;
}

/** Ids contain their instant. These count from here, so that a world planted on another day has the same ids. */
const FIRST_ID_AT = Date.UTC(2025, 0, 1);

/** To the next deadline up to $1, or to $1: the database's idea of now goes along (replayed_now). */
const turn = statement(
  'replay_turn',
  `select due.at, set_config('docket.replayed_at', coalesce(due.at, :at)::text, true)
   from (select min(run_at) as at from job
     where lane = 'timers' and died_at is null and run_at <= :at::timestamptz and attempts = 0) due`,
);

export function startReplay(real: Context, tx: Tx, start: Date, dice: Dice, timers: readonly TimerReaction[]): Replay {
  let clock = start;
  const database = insideOne(real.database, tx);
  const context: Context = {
    ...real,
    database,
    db: database.db,
    clock: () => clock,
    makeId: () =>
      uuidv7(
        FIRST_ID_AT + clock.getTime() - start.getTime(),
        Uint8Array.from({ length: 10 }, () => dice.whole(0, 255)),
      ),
    mail: { send: async () => {} },
    payments: { test: testProvider(database, real.config.appUrl) },
  };
  return {
    tx,
    context,
    async until(at) {
      if (at < clock)
        throw new RangeError(`the clock cannot go back from ${clock.toISOString()} to ${at.toISOString()}`);
      while (clock < at) {
        const next = (await tx.row(turn, { at }))?.at ?? null;
        clock = next ?? at;
        if (next !== null) await fireDueTimers(context, timers, next);
      }
    },
  };
}

/** The transaction of a command or a job becomes a part of the open one. */
function insideOne(real: Database, tx: Tx): Database {
  return { ...real, db: { ...tx, kind: 'db' }, transact: async (work) => work(tx) };
}

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
