import os from 'node:os';
import type { Clock } from '../clock.ts';
import { HOUR_MS } from '../clock.ts';
import { statement, type Db } from './db/database.ts';

export interface DatabaseClock {
  readonly now: Clock;
  /** Asks the database again; answers false: no more to do. */
  readonly sync: () => Promise<boolean>;
}

/** A monotonic clock that nobody can set, in milliseconds since an arbitrary moment. */
export interface PassedTime {
  /** Stands still while the machine sleeps. */
  readonly awake: () => number;
  /** Continues during sleep; coarse. */
  readonly asleepToo: () => number;
}

/** Two readings of the same time differ by less. */
const COARSE_MS = 1_000;

/**
 * How long the machine is up is read from a file, and every call needs the time: the last answer is carried on. During
 * sleep the machine's own clock runs away from the one that stands still, and only then, or when it is set, the file is
 * read again.
 */
export function machineTime(awake: () => number, own: () => number, readUptimeMs: () => number): PassedTime {
  let [upMs, readAt, ownAhead] = [readUptimeMs(), awake(), own() - awake()];
  return {
    awake,
    asleepToo() {
      const now = awake();
      const ahead = own() - now;
      if (Math.abs(ahead - ownAhead) > COARSE_MS / 2) [upMs, readAt, ownAhead] = [readUptimeMs(), now, ahead];
      return upMs + now - readAt;
    },
  };
}

const ask = statement('database_clock', 'select extract(epoch from clock_timestamp())::float8 * 1000 as at');

/** Clocks drift, and are set right by little: followed immediately. */
const FOLLOWED_MS = 5_000;
/** A clock that was set and left that way for a day was set on purpose. */
const HELD_FOR_MS = 24 * HOUR_MS;

/**
 * The database's time (MON-13), carried on by the time that passed here: however this machine's own clock is set,
 * deadlines are judged by the clock that all processes share. The answer is taken to be from the middle of the
 * question's round trip, and the quicker of two tells: the first of a process opens a connection on its way. When the
 * database's clock jumps, it was set, rightly or wrongly, and no money deadline may fire early because of it: the time
 * that really passed goes on counting for a day, or until a restart, and `warn` is called.
 */
export function databaseClock(
  db: Pick<Db, 'row'>,
  warn: (line: string) => void = () => {},
  passed: PassedTime = machineTime(
    () => performance.now(),
    Date.now,
    () => os.uptime() * 1_000,
  ),
): DatabaseClock {
  let aheadMs: number | null = null;
  let sleptMs = 0;
  let heldSince: number | null = null;
  const gap = (): number => passed.asleepToo() - passed.awake();
  let gapBefore = gap();
  /** Since the process began, sleep included. */
  const elapsed = (): number => {
    const now = gap();
    if (Math.abs(now - gapBefore) > COARSE_MS) {
      sleptMs += Math.max(0, now - gapBefore);
      gapBefore = now;
    }
    return passed.awake() + sleptMs;
  };

  function follow(ahead: number): void {
    const jumpMs = aheadMs === null ? 0 : ahead - aheadMs;
    const isSet = Math.abs(jumpMs) > FOLLOWED_MS;
    if (isSet && heldSince === null) {
      heldSince = elapsed();
      warn(
        `the database's clock was set ${jumpMs > 0 ? 'forward' : 'back'} by ${Math.round(Math.abs(jumpMs) / 1_000)} s: deadlines go on by the time that passed`,
      );
    }
    if (isSet && heldSince !== null && elapsed() - heldSince < HELD_FOR_MS) return;
    if (heldSince !== null) warn("the database's clock counts again");
    heldSince = null;
    aheadMs = ahead;
  }

  async function answer(): Promise<{ aheadMs: number; tookMs: number }> {
    const askedAt = elapsed();
    const row = await db.row(ask);
    if (row === undefined) throw new Error('the database tells no time');
    const answeredAt = elapsed();
    return { aheadMs: row.at - (askedAt + answeredAt) / 2, tookMs: answeredAt - askedAt };
  }

  return {
    now: () => new Date(elapsed() + (aheadMs ?? 0)),
    async sync() {
      const [first, second] = [await answer(), await answer()];
      follow(Math.round(first.tookMs < second.tookMs ? first.aheadMs : second.aheadMs));
      return false;
    },
  };
}
