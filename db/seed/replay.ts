/** A past that is lived through once more: a clock that is turned, and everything in one transaction. */
import { DAY_MS } from '#kit/clock.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Database, type Tx } from '#kit/server/db/database.ts';
import { fireDueTimers } from '#kit/server/jobs/fire-timers.ts';
import type { TimerReaction } from '#kit/server/jobs/reactions.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { testProvider } from '#kit/server/payments/test-provider.ts';
import type { Dice } from './random.ts';

export interface Replay {
  readonly tx: Tx;
  /** The instance's own, but for the clock, the ids, the mail nobody gets, and the one transaction. */
  readonly context: Context;
  /** Turns the clock on, letting every deadline on the way fire at its own instant. Never back. */
  until(at: Date): Promise<void>;
}

/** Ids carry their instant; these count from here, so that a world planted on another day has the same ones. */
const FIRST_ID_AT = Date.UTC(2025, 0, 1);

/** To the next deadline up to $1, or to $1: the database's idea of now goes along (replayed_now). */
const turn = statement(
  'replay_turn',
  `select due.at, set_config('docket.replayed_at', coalesce(due.at, $1)::text, true)
   from (select min(fires_at) as at from timer where fires_at <= $1::timestamptz and tries = 0) due`,
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
      if (at < clock) throw new RangeError(`the clock cannot go back from ${clock.toISOString()} to ${at.toISOString()}`);
      while (clock < at) {
        const next = (await tx.row<{ at: Date | null }>(turn, [at]))?.at ?? null;
        clock = next ?? at;
        if (next !== null) await fireDueTimers(context, timers, next);
      }
    },
  };
}

/** What a deed or a job takes for its own transaction is a part of the one that is open. */
function insideOne(real: Database, tx: Tx): Database {
  return { ...real, db: { ...tx, kind: 'db' }, transact: (work) => work(tx) };
}

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
