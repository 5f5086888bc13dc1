import { PgBoss } from 'pg-boss';
import type { Context } from '../context.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Reaction } from './reactions.ts';

const QUICK = 'reaction';
/** What waits for the outside, such as a mail server, has a queue of its own: money is never kept waiting behind it (OPS-2). */
const SLOW = 'reaction-slow';
/** Where a reaction ends up after its last try, kept for an operator to look at and replay (JOB-2). */
const DEAD = 'reaction-dead';
const TRIES = 8;
/**
 * Whoever works on a job says so again and again. A worker that was killed, or never heard that a job became its own,
 * falls silent, and the job goes to another one: within 15 seconds instead of when it would have run out of time.
 */
const SILENT_FOR_SECONDS = 10;
const LOOK_EVERY_SECONDS = 5;

export interface ReactionJob {
  readonly reaction: string;
  readonly facts: unknown;
  /** Of the outbox's row. */
  readonly eventId: string;
  readonly announcedAt: string;
}

export interface ReactionQueue {
  /** Adds jobs inside the relay's transaction: an event is either still in the outbox or queued, never both or neither. */
  add(tx: Tx, jobs: readonly ReactionJob[]): Promise<void>;
  wake(): void;
  stop(): Promise<void>;
}

const through = (client: { rows<Row>(text: string, values?: readonly unknown[]): Promise<Row[]> }) => ({
  executeSql: async (text: string, values?: unknown[]) => ({ rows: await client.rows<Record<string, unknown>>(text, values ?? []) }),
});

/** pg-boss keeps, retries and buries; what a job does stands in app/server/listeners.ts. `owner` may create its schema. */
export async function startQueue(owner: Database, reactions: readonly Reaction[], context: Context): Promise<ReactionQueue> {
  const byName = new Map(reactions.map((reaction) => [reaction.name, reaction]));
  if (byName.size !== reactions.length) throw new Error('two reactions share a name');
  const boss = new PgBoss({
    // As the driver answers it: several statements at once give a list of results, which pg-boss reads itself.
    db: { executeSql: (text, values) => owner.pool.query(text, values) },
    schedule: false,
    superviseIntervalSeconds: LOOK_EVERY_SECONDS,
    monitorIntervalSeconds: LOOK_EVERY_SECONDS,
  });
  boss.on('error', (error: Error) => context.log.warn({ err: error }, 'job queue'));
  await boss.start();
  await boss.createQueue(DEAD);
  const kept = {
    retryLimit: TRIES - 1,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 600,
    deadLetter: DEAD,
    expireInSeconds: 120,
    heartbeatSeconds: SILENT_FOR_SECONDS,
  };
  const workers = new Map<string, string>();
  // Asks for the next job as soon as one is done: by itself a worker takes a single one per polling interval.
  const next = (queue: string): void => boss.notifyWorker(workers.get(queue) ?? '');
  for (const queue of [QUICK, SLOW]) {
    await boss.createQueue(queue, kept);
    // A queue that an earlier version made keeps what it was made with.
    await boss.updateQueue(queue, kept);
    const worker = await boss.work<ReactionJob>(queue, { pollingIntervalSeconds: 2, localConcurrency: 2 }, async (jobs) => {
      next(queue);
      for (const job of jobs) await run(job.data);
    });
    workers.set(queue, worker);
  }
  const queueOf = ({ reaction }: ReactionJob): string => (byName.get(reaction)?.isSlow === true ? SLOW : QUICK);

  async function run(job: ReactionJob): Promise<void> {
    const reaction = byName.get(job.reaction);
    if (reaction === undefined) throw new Error(`no reaction is called ${job.reaction}`);
    const ageMs = context.clock().getTime() - Date.parse(job.announcedAt);
    if (reaction.staleAfterSeconds !== null && ageMs > reaction.staleAfterSeconds * 1_000) return;
    try {
      await reaction.react(job.facts as never, context, { id: job.eventId, at: new Date(job.announcedAt) });
    } catch (error) {
      context.log.warn({ err: error, reaction: job.reaction }, 'reaction failed; it will be tried again');
      throw error;
    }
  }

  return {
    async add(tx, jobs) {
      for (const [queue, of] of Map.groupBy(jobs, queueOf))
        await boss.insert(
          queue,
          of.map((data) => ({ data })),
          { db: through(tx) },
        );
    },
    wake: () => [...workers.keys()].forEach(next),
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
