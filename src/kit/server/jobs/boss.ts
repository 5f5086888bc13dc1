import { PgBoss } from 'pg-boss';
import { statement, type Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { LaneSettings } from './lanes.ts';

/** The dead-letter queue: jobs after their last try, kept for an operator to inspect and replay (JOB-2). */
export const DEAD = 'reaction-dead';
/** Queues of earlier releases; what still arrives there is moved to the lanes. */
export const EARLIER = ['reaction', 'reaction-slow'] as const;

const TRIES = 8;
/**
 * Workers send heartbeats for their jobs. When a worker was killed, or never learned that it got a job,
 * another worker gets the job within 15 seconds instead of after its whole time limit.
 */
const SILENT_FOR_SECONDS = 10;
const LOOK_EVERY_SECONDS = 5;
const DAY_SECONDS = 86_400;
/** Finished jobs are not needed; thousands of them slow down every read of the queue. */
const FINISHED_FOR_SECONDS = 300;
const CLEAN_EVERY_SECONDS = 60;

const LONGEST_PAUSE_SECONDS = 600;

const kept = {
  retryLimit: TRIES - 1,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: LONGEST_PAUSE_SECONDS,
  deadLetter: DEAD,
  expireInSeconds: 120,
  heartbeatSeconds: SILENT_FOR_SECONDS,
  deleteAfterSeconds: FINISHED_FOR_SECONDS,
};

/** pg-boss stores and retries jobs, and keeps those that failed for good. `database` may create its schema; one instance of a process looks after the queues. */
export async function openBoss(database: Database, supervise: boolean, log: Log): Promise<PgBoss> {
  const boss = new PgBoss({
    // As the driver answers it: several statements at once give a list of results, which pg-boss reads itself.
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    schedule: false,
    supervise,
    superviseIntervalSeconds: LOOK_EVERY_SECONDS,
    monitorIntervalSeconds: LOOK_EVERY_SECONDS,
    maintenanceIntervalSeconds: CLEAN_EVERY_SECONDS,
  });
  boss.on('error', (error: Error) => log.warn({ err: error }, 'job queue'));
  await boss.start();
  return boss;
}

export async function makeQueues(boss: PgBoss, lanes: Readonly<Record<string, LaneSettings>>): Promise<void> {
  await boss.createQueue(DEAD);
  // Queues made by an earlier release keep their settings.
  await boss.updateQueue(DEAD, { retentionSeconds: 365 * DAY_SECONDS });
  const all = [...EARLIER.map((name) => [name, false] as const), ...Object.entries(lanes).map(([name, { isApart }]) => [name, isApart] as const)];
  for (const [name, partition] of all) {
    await boss.createQueue(name, { ...kept, partition });
    await boss.updateQueue(name, kept);
  }
}

const stray = statement(
  'jobs_bring_forward',
  `update pgboss.job set start_after = now() where state in ('created', 'retry') and start_after > now() + interval '${2 * LONGEST_PAUSE_SECONDS} seconds'`,
);

/** After the database's clock was set back, such jobs would wait until it reaches that time again. No pause is that long. */
export async function bringForward(owner: Database): Promise<false> {
  await owner.db.rows(stray);
  return false;
}
