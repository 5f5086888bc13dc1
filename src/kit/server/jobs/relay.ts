import type { Clock } from '../../clock.ts';
import type { Log } from '../log.ts';
import { statement, type Database, type Statement } from '../db/database.ts';
import { onAnnouncement } from './announce.ts';
import { pulse, type Pulse } from './pulse.ts';
import type { ReactionQueue } from './queue.ts';

const BATCH = 200;

const takeFrom = (name: string, which: string): Statement =>
  statement(
    name,
    `delete from outbox where id in (select id from outbox where ${which} order by id limit ${BATCH} for update skip locked)
     returning id, name, facts, topics, created_at, extract(epoch from clock_timestamp() - created_at)::float8 * 1000 as age_ms`,
  );
const takeUrgent = takeFrom('outbox_take_urgent', 'urgent');
const takeCommon = takeFrom('outbox_take', 'not urgent');

export interface Announced {
  readonly id: string;
  readonly name: string;
  readonly facts: unknown;
  readonly topics: readonly string[];
  readonly created_at: Date;
}

interface Taken extends Announced {
  readonly age_ms: number;
}

export interface RelayParts {
  readonly owner: Database;
  /** For what is urgent; the same where nothing is kept apart. */
  readonly reserve: Database;
  readonly queue: ReactionQueue;
  readonly hint: (events: readonly Announced[]) => void;
  readonly log: Log;
  readonly clock: Clock;
}

/**
 * Moves announced events to the reaction queue in bulk, and hints watching screens as soon as that is committed. Urgent
 * ones go on a way of their own: a payment does not stand in line behind thousands of orders.
 */
export function startRelay({ owner, reserve, queue, hint, log, clock }: RelayParts): Pulse {
  const byEvent = Map.groupBy(queue.reactions, ({ event }) => event.name);
  const relayFrom = (database: Database, take: Statement) => async (): Promise<boolean> => {
    const events = await database.transact(async (tx) => {
      const rows = await tx.rows<Taken>(take);
      const jobs = rows.flatMap((row) =>
        (byEvent.get(row.name) ?? []).map(({ name }) => ({
          reaction: name,
          facts: row.facts,
          eventId: row.id,
          // By the clock its age is judged by: the database's own may have been set since, and news would seem a day old.
          announcedAt: new Date(clock().getTime() - Math.max(0, row.age_ms)).toISOString(),
        })),
      );
      await queue.add(tx, jobs);
      return rows;
    });
    if (events.length > 0) hint(events.toSorted((a, b) => Number(a.id) - Number(b.id)));
    return events.length === BATCH;
  };
  const relays = [
    { isUrgent: true, running: pulse('urgent relay', 1_000, relayFrom(reserve, takeUrgent), log) },
    { isUrgent: false, running: pulse('outbox relay', 1_000, relayFrom(owner, takeCommon), log) },
  ].map(({ isUrgent, running }) => ({ running, forget: onAnnouncement(running.wake, isUrgent) }));
  return {
    wake: () => relays.forEach(({ running }) => running.wake()),
    async stop() {
      for (const { forget } of relays) forget();
      await Promise.all(relays.map(({ running }) => running.stop()));
    },
  };
}
