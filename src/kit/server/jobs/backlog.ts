import type { Database } from '../db/database.ts';
import { statement } from '../db/database.ts';
import { DEAD, EARLIER } from './boss.ts';
import { laneNames, laneOf } from './lanes.ts';

const REMEMBERED_MS = 1_000;
/** Counting further costs more than it is worth. */
const MOST_COUNTED = 10_000;
const MOST_SHOWN = 100;
const OUTBOX_LATE_AFTER_SECONDS = 10;
const TIMERS_LATE_AFTER_SECONDS = 60;

export interface QueueAge {
  readonly name: string;
  readonly title: string;
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

/** What waits in the queues of all processes, for probes and operators. */
export interface Backlog {
  /** At most a second old, and one short statement however often it is asked. */
  ages(): Promise<readonly QueueAge[]>;
  waiting(): Promise<ReadonlyMap<string, number>>;
  /** Jobs that failed their last try, newest first, and how many there are. */
  dead(): Promise<{ readonly items: readonly DeadJob[]; readonly total: number }>;
  isDead(jobId: string): Promise<boolean>;
}

const others = [
  { name: 'outbox', title: 'Outbox', lateAfterSeconds: OUTBOX_LATE_AFTER_SECONDS },
  { name: 'timers', title: 'Deadlines', lateAfterSeconds: TIMERS_LATE_AFTER_SECONDS },
  { name: 'earlier', title: 'Jobs of an earlier release', lateAfterSeconds: OUTBOX_LATE_AFTER_SECONDS + 50 },
];
const known = [...others, ...laneNames.map((name) => ({ name, title: laneOf(name).title, lateAfterSeconds: laneOf(name).lateAfterSeconds }))];
const queueNames = [...laneNames, ...EARLIER];

const seconds = (since: string): string => `greatest(0, extract(epoch from now() - (${since})))::float8`;
const ages = statement(
  'queue_ages',
  `select case when queue = any (:earlier) then 'earlier' else queue end as "name!", max(${seconds("(oldest.data ->> 'announcedAt')::timestamptz")}) as age
   from unnest(:queueNames::text[]) as queue cross join lateral (select data from pgboss.job
     where job.name = queue and state < 'active' and not blocked order by priority desc, created_on limit 1) oldest group by 1
   union all select 'outbox', ${seconds('select created_at from outbox order by id limit 1')}
   union all select 'timers', ${seconds('select fires_at from timer where fires_at <= now() order by fires_at limit 1')}`,
);
const counts = statement(
  'queue_counts',
  `select queue as "name!", (select count(*)::int from (select from pgboss.job where job.name = queue and state < 'active' and not blocked limit ${MOST_COUNTED}) one) as waiting
   from unnest(:queueNames::text[]) as queue
   union all select 'outbox', (select count(*)::int from (select from outbox limit ${MOST_COUNTED}) one)
   union all select 'timers', (select count(*)::int from (select from timer where fires_at <= now() limit ${MOST_COUNTED}) one)`,
);
const dead = statement(
  'queue_dead',
  `select id, data ->> 'reaction' as "reaction!", (data ->> 'announcedAt')::timestamptz as "announcedAt!", created_on as "diedAt",
     left(coalesce(source_output ->> 'message', source_output -> 'value' ->> 'message', output ->> 'message', ''), 300) as error
   from pgboss.job where name = '${DEAD}' and state < 'active' order by created_on desc limit ${MOST_SHOWN}`,
);
const deadCount = statement('queue_dead_count', `select count(*)::int as total from pgboss.job where name = '${DEAD}' and state < 'active'`);
const isDead = statement('queue_is_dead', `select 1 as dead from pgboss.job where name = '${DEAD}' and state < 'active' and id = :jobId`);

/** pg-boss's tables belong to the owner. */
export function openBacklog({ db }: Pick<Database, 'db'>): Backlog {
  let remembered: { readonly at: number; readonly ages: Promise<readonly QueueAge[]> } | null = null;

  async function readAges(): Promise<readonly QueueAge[]> {
    const rows = await db.rows(ages, { queueNames, earlier: EARLIER });
    const byName = new Map(rows.map(({ name, age }) => [name, age ?? 0]));
    return known.map((one) => ({ ...one, oldestSeconds: byName.get(one.name) ?? 0 }));
  }

  return {
    ages() {
      if (remembered === null || performance.now() - remembered.at > REMEMBERED_MS) {
        const asked = { at: performance.now(), ages: readAges() };
        remembered = asked;
        asked.ages.catch(() => {
          if (remembered === asked) remembered = null;
        });
      }
      return remembered.ages;
    },
    async waiting() {
      const rows = await db.rows(counts, { queueNames });
      const all = new Map<string, number>();
      for (const { name, waiting } of rows) {
        const shown = (EARLIER as readonly string[]).includes(name) ? 'earlier' : name;
        all.set(shown, (all.get(shown) ?? 0) + waiting);
      }
      return all;
    },
    async dead() {
      const total = (await db.row(deadCount))?.total ?? 0;
      return { items: total === 0 ? [] : await db.rows(dead), total };
    },
    isDead: async (jobId) => (await db.row(isDead, { jobId })) !== undefined,
  };
}
