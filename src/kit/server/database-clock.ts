import type { Clock } from '../clock.ts';
import { statement, type Db } from './db/database.ts';

export interface DatabaseClock {
  readonly now: Clock;
  /** Asks the database again; answers false: no more to do. */
  readonly sync: () => Promise<boolean>;
}

const ask = statement('database_clock', 'select extract(epoch from clock_timestamp())::float8 * 1000 as at');

/**
 * The database's time (MON-13): however this machine's own clock stands or is set, deadlines are judged by the clock
 * that all processes share. The answer is taken to be from the middle of the question's round trip.
 */
export function databaseClock(db: Pick<Db, 'row'>, local: () => number = () => Date.now()): DatabaseClock {
  let aheadMs = 0;
  return {
    now: () => new Date(local() + aheadMs),
    async sync() {
      const askedAt = local();
      const row = await db.row<{ at: number }>(ask);
      if (row !== undefined) aheadMs = Math.round(row.at - (askedAt + local()) / 2);
      return false;
    },
  };
}
