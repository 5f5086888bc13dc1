import type { Clock } from '../../clock.ts';
import type { Log } from '../log.ts';
import { statement, type Database, type Tx } from '../db/database.ts';
import type { Hint } from '../../realtime.ts';
import { hintsOf } from '../realtime/hint-bus.ts';
import { onAnnouncement } from './announce.ts';
import { pulse, type Pulse } from './pulse.ts';
import type { ReactionQueue } from './queue.ts';

const BATCH = 200;
/** Too short to notice, and a busy instance moves a dozen events at the cost of one. */
const COMMON_REST_MS = 50;
/** Of urgent ones a busy instance moves a few at a time: a hint later than this could be seen. */
const URGENT_REST_MS = 10;

const take = statement(
  'job_relay',
  `delete from job where id = any (array(select id from job where lane = :lane and died_at is null
     order by run_at, id limit ${BATCH} for update skip locked))
   returning id, name, facts, topics, created_at,
     extract(epoch from clock_timestamp() - created_at)::float8 * 1000 as age_ms`,
);

/** What a crash loses of a batch is still waiting, and taken again: nobody waits for the disk. */
const notWaitingForDisk = statement('job_relay_lightly', "select set_config('synchronous_commit', 'off', true)");

export interface Announced {
  readonly id: string;
  readonly name: string;
  readonly facts: unknown;
  readonly topics: readonly string[];
  readonly created_at: Date;
}

export interface RelayParts {
  readonly owner: Database;
  /** The database for urgent events; the same one where no connections are reserved. */
  readonly reserve: Database;
  readonly queue: ReactionQueue;
  /** Hints the screens of this process, once it is committed. */
  readonly hint: (hints: readonly Hint[], events: readonly Announced[]) => void;
  /** Sends the hints to the other processes, in the transaction that takes their events out of the queue. */
  readonly carry?: (tx: Tx, hints: readonly Hint[]) => void | Promise<void>;
  readonly log: Log;
  readonly clock: Clock;
}

/**
 * Puts a job for each reaction in the place of announced events, and hints watching screens as soon as that is
 * committed. Urgent events have a relay of their own: a payment does not wait behind thousands of orders.
 */
export function startRelay({ owner, reserve, queue, hint, carry, log, clock }: RelayParts): Pulse {
  const byEvent = Map.groupBy(queue.reactions, ({ event }) => event.name);
  const relayFrom = (database: Database, lane: 'urgent' | 'events') => async (): Promise<boolean> => {
    const taken = await database.transact(async (tx) => {
      tx.send(notWaitingForDisk, {});
      const rows = (await tx.rows(take, { lane })).toSorted((a, b) => Number(a.id) - Number(b.id));
      const jobs = rows.flatMap((row) =>
        (byEvent.get(row.name) ?? []).map(({ name }) => ({
          reaction: name,
          facts: row.facts,
          eventId: row.id,
          // By the clock that judges its age: the database's own may have been set since, and an event would seem a
          // day old.
          announcedAt: new Date(clock().getTime() - Math.max(0, row.age_ms)),
        })),
      );
      queue.add(tx, jobs);
      const hints = hintsOf(rows);
      if (hints.length > 0) await carry?.(tx, hints);
      return { rows, hints };
    });
    if (taken.rows.length > 0) hint(taken.hints, taken.rows);
    return taken.rows.length === BATCH;
  };
  const relays = [
    { isUrgent: true, running: pulse('urgent relay', 1_000, relayFrom(reserve, 'urgent'), log, URGENT_REST_MS) },
    { isUrgent: false, running: pulse('relay', 1_000, relayFrom(owner, 'events'), log, COMMON_REST_MS) },
  ].map(({ isUrgent, running }) => ({ running, forget: onAnnouncement(running.wake, isUrgent) }));
  return {
    wake: () => relays.forEach(({ running }) => running.wake()),
    async stop() {
      for (const { forget } of relays) forget();
      await Promise.all(relays.map(({ running }) => running.stop()));
    },
  };
}
