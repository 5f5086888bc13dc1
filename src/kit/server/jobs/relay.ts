import type { Log } from '../log.ts';
import { statement, type Database } from '../db/database.ts';
import { onAnnouncement } from './announce.ts';
import { pulse, type Pulse } from './pulse.ts';
import type { ReactionQueue } from './queue.ts';
import type { Reaction } from './reactions.ts';

const BATCH = 200;

const take = statement(
  'outbox_take',
  `delete from outbox where id in (select id from outbox order by id limit ${BATCH} for update skip locked)
   returning id, name, facts, topics, created_at`,
);

export interface Announced {
  readonly id: string;
  readonly name: string;
  readonly facts: unknown;
  readonly topics: readonly string[];
  readonly created_at: Date;
}

/** Moves announced events to the reaction queue in bulk, and hints watching screens as soon as that is committed. */
export function startRelay(
  owner: Database,
  reactions: readonly Reaction[],
  queue: ReactionQueue,
  hint: (events: readonly Announced[]) => void,
  log: Log,
): Pulse {
  const relayOnce = async (): Promise<boolean> => {
    const events = await owner.transact(async (tx) => {
      const rows = await tx.rows<Announced>(take);
      const jobs = rows.flatMap((row) =>
        reactions
          .filter((reaction) => reaction.event.name === row.name)
          .map((reaction) => ({ reaction: reaction.name, facts: row.facts, eventId: row.id, announcedAt: row.created_at.toISOString() })),
      );
      await queue.add(tx, jobs);
      if (jobs.length > 0) tx.afterCommit(queue.wake);
      return rows;
    });
    if (events.length > 0) hint(events.toSorted((a, b) => Number(a.id) - Number(b.id)));
    return events.length === BATCH;
  };
  const relay = pulse('outbox relay', 1_000, relayOnce, log);
  const forget = onAnnouncement(relay.wake);
  return {
    wake: relay.wake,
    stop: async () => {
      forget();
      await relay.stop();
    },
  };
}
