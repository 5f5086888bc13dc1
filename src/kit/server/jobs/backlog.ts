import { statement, type Database, type Tx } from '../db/database.ts';
import { laneNames, laneOf } from './lanes.ts';

const REMEMBERED_MS = 1_000;
/** Counting further costs more than it is worth. */
const MOST_COUNTED = 10_000;
const MOST_SHOWN = 100;
const OUTBOX_LATE_AFTER_SECONDS = 10;
const TIMERS_LATE_AFTER_SECONDS = 60;

export interface QueueState {
  readonly name: string;
  readonly title: string;
  /** Counted up to ten thousand. */
  readonly waiting: number;
  /** Since its oldest job was announced; 0 when nothing waits. */
  readonly oldestSeconds: number;
  readonly lateAfterSeconds: number;
}

export interface DeadJob {
  readonly id: string;
  readonly reaction: string;
  readonly announcedAt: Date;
  readonly diedAt: Date;
  readonly error: string;
}

/** What waits for all processes, for probes and operators. */
export interface Backlog {
  /** At most a second old, and one statement however often it is asked. */
  queues(): Promise<readonly QueueState[]>;
  /** Jobs that failed their last try, newest first, and how many there are. */
  dead(): Promise<{ readonly items: readonly DeadJob[]; readonly total: number }>;
}

const known: readonly Omit<QueueState, 'waiting' | 'oldestSeconds'>[] = [
  { name: 'outbox', title: 'Outbox', lateAfterSeconds: OUTBOX_LATE_AFTER_SECONDS },
  { name: 'timers', title: 'Deadlines', lateAfterSeconds: TIMERS_LATE_AFTER_SECONDS },
  ...laneNames.map((name) => ({ name, title: laneOf(name).title, lateAfterSeconds: laneOf(name).lateAfterSeconds })),
];

const state = statement(
  'job_backlog',
  `select case when lane in ('urgent', 'events') then 'outbox' else lane end as "name!",
    sum(waiting)::int as "waiting!",
     coalesce(extract(epoch from now() - min(since)), 0)::float8 as "oldestSeconds!"
   from unnest(:laneNames::text[] || '{urgent,events}') as lane cross join lateral (
     select count(*) as waiting, min(created_at) as since from (select created_at from job
       where job.lane = lane.lane and died_at is null and (locked_until is null or locked_until < now()) order by run_at
         limit ${MOST_COUNTED}) one) of
   group by 1
   union all select 'timers', count(*)::int, coalesce(extract(epoch from now() - min(run_at)), 0)::float8
     from (select run_at from job
     where lane = 'timers' and died_at is null and run_at <= now() order by run_at limit ${MOST_COUNTED}) due`,
);
const dead = statement(
  'job_dead',
  `select id, name as reaction, created_at as "announcedAt", died_at as "diedAt!",
    left(coalesce(last_error, ''), 300) as "error!"
   from job where died_at is not null order by died_at desc limit ${MOST_SHOWN}`,
);
const deadCount = statement('job_dead_count', 'select count(*)::int as total from job where died_at is not null');
const retry = statement(
  'job_retry_dead',
  `update job set died_at = null, attempts = 0, run_at = now()
   where died_at is not null and (:jobId::bigint is null or id = :jobId) returning 1 as retried`,
);

/**
 * The dead job, or all of them without an id; answers whether there was any. Its lane's workers look every two seconds.
 */
export const retryDead = async (tx: Tx, jobId: string | null): Promise<boolean> =>
  (await tx.rows(retry, { jobId })).length > 0;

export function openBacklog({ db }: Pick<Database, 'db'>): Backlog {
  let remembered: { readonly at: number; readonly queues: Promise<readonly QueueState[]> } | null = null;

  async function readQueues(): Promise<readonly QueueState[]> {
    const byName = new Map((await db.rows(state, { laneNames })).map((row) => [row.name, row]));
    return known.map((queue) => {
      const { waiting = 0, oldestSeconds = 0 } = byName.get(queue.name) ?? {};
      return { ...queue, waiting, oldestSeconds: Math.max(0, oldestSeconds) };
    });
  }

  return {
    queues() {
      if (remembered === null || performance.now() - remembered.at > REMEMBERED_MS) {
        const latest = { at: performance.now(), queues: readQueues() };
        remembered = latest;
        latest.queues.catch(() => {
          if (remembered === latest) remembered = null;
        });
      }
      return remembered.queues;
    },
    async dead() {
      const total = (await db.row(deadCount))?.total ?? 0;
      return { items: total === 0 ? [] : await db.rows(dead), total };
    },
  };
}
