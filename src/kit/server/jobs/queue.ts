import type { PgBoss } from 'pg-boss';
import { replayAsked } from '../../background-work.ts';
import type { Context } from '../context.ts';
import { composed, type Database, type Tx } from '../db/database.ts';
import { DEAD, EARLIER, makeQueues, openBoss } from './boss.ts';
import { LANES, laneNames, laneOf, type Lane } from './lanes.ts';
import { on, type Reaction } from './reactions.ts';
import { workJobs, type Outcomes, type ReactionJob, type TakenJob } from './work-jobs.ts';

const POLL_SECONDS = 2;
const POLL_EARLIER_SECONDS = 10;
const EARLIER_BATCH = 200;

/** Connections that only money uses: orders and notices can take all others, and payments continue (OPS-2). */
export interface Reserve {
  readonly owner: Database;
  readonly context: Context;
}

export interface ReactionQueue {
  /** The reactions that the relay adds jobs for: the product's and the queue's own. */
  readonly reactions: readonly Reaction[];
  /** Adds jobs inside the relay's transaction: an event is either still in the outbox or queued, never both or neither. */
  add(tx: Tx, jobs: readonly ReactionJob[]): Promise<void>;
  /** Workers of these lanes look immediately; of all, when none is named. */
  wake(lanes?: Iterable<Lane>): void;
  stop(): Promise<void>;
}

const through = (tx: Tx) => ({
  executeSql: async (text: string, values?: unknown[]) => ({ rows: await tx.rows(composed(text), values ?? []) }),
});

const resultsOf = (outcomes: Outcomes) =>
  [...outcomes].map(([id, error]) => (error === null ? { id, status: 'completed' as const } : { id, status: 'failed' as const, output: error }));

/** What a job does is in the modules of app/server/modules.ts, and which lane it waits in. `owner` may create pg-boss's schema. */
export async function startQueue(
  owner: Database,
  productReactions: readonly Reaction[],
  context: Context,
  reserve: Reserve = { owner, context },
): Promise<ReactionQueue> {
  const boss = await openBoss(owner, true, context.log);
  await makeQueues(boss, LANES);
  // A process that is killed repeatedly never reaches the next regular search for abandoned jobs.
  boss.supervise().catch((error: unknown) => context.log.warn({ err: error }, 'job queue'));
  const reserved = reserve.owner === owner ? boss : await openBoss(reserve.owner, false, context.log);
  const replay = on(replayAsked, 'replay-dead-job', 'upkeep', async ({ jobId }) => {
    if (jobId !== null) await boss.redrive(DEAD, { ids: [jobId] });
    else while ((await boss.redrive(DEAD)) > 0) continue;
  });
  const reactions = [...productReactions, replay];
  const byName = namesOf(reactions);
  const workers = new Map<Lane, string[]>();
  const bossOf = (lane: Lane): PgBoss => (lane === 'money' ? reserved : boss);

  const lastWoken = new Map<Lane, number>();
  const resting = new Map<Lane, NodeJS.Timeout>();
  function wakeLane(lane: Lane, from = 0, count = Number.POSITIVE_INFINITY): void {
    lastWoken.set(lane, performance.now());
    clearTimeout(resting.get(lane));
    resting.delete(lane);
    const of = workers.get(lane) ?? [];
    for (let place = 0; place < Math.min(count, of.length); place += 1) bossOf(lane).notifyWorker(of[(from + place) % of.length] ?? '');
  }

  async function startWorker(lane: Lane, place: number): Promise<void> {
    const options = { pollingIntervalSeconds: POLL_SECONDS, batchSize: laneOf(lane).batch, perJobResults: true } as const;
    const id = await bossOf(lane).work<ReactionJob, unknown, typeof options>(lane, options, async (jobs) => {
      // On its own, pg-boss takes one batch per polling interval. Here the worker looks again as soon as a batch is done.
      if (jobs.length === laneOf(lane).batch) wakeLane(lane, place, 2);
      else wake([lane]);
      return resultsOf(await workJobs(jobs, byName, lane === 'money' ? reserve.context : context));
    });
    workers.set(lane, [...(workers.get(lane) ?? []), id]);
  }

  async function add(jobs: readonly ReactionJob[], tx: Tx): Promise<Set<Lane>> {
    const byLane = Map.groupBy(jobs, ({ reaction }) => byName.get(reaction)?.lane ?? 'upkeep');
    for (const [lane, of] of byLane)
      await boss.insert(
        lane,
        of.map((data) => ({ data })),
        { db: through(tx) },
      );
    return new Set(byLane.keys());
  }

  /** Jobs that an earlier release left, or puts there while it still runs beside this one. */
  async function handOn(jobs: readonly TakenJob[]): Promise<void> {
    await owner.transact(async (tx) => {
      const lanes = await add(
        jobs.map(({ data }) => data),
        tx,
      );
      tx.afterCommit(() => wake(lanes));
    });
  }
  function wake(lanes: Iterable<Lane> = laneNames): void {
    for (const lane of lanes) {
      const restsForMs = (lastWoken.get(lane) ?? 0) + laneOf(lane).restMs - performance.now();
      if (restsForMs <= 0) wakeLane(lane);
      else if (!resting.has(lane))
        resting.set(
          lane,
          setTimeout(() => wakeLane(lane), restsForMs),
        );
    }
  }

  for (const lane of laneNames) for (let place = 0; place < laneOf(lane).workers; place += 1) await startWorker(lane, place);
  for (const queue of EARLIER)
    await boss.work<ReactionJob>(queue, { pollingIntervalSeconds: POLL_EARLIER_SECONDS, batchSize: EARLIER_BATCH, burstWhenBatchFull: true }, handOn);

  return {
    reactions,
    async add(tx, jobs) {
      const lanes = await add(jobs, tx);
      tx.afterCommit(() => wake(lanes));
    },
    wake,
    async stop() {
      resting.forEach((timer) => clearTimeout(timer));
      const bosses = new Set([boss, reserved]);
      await Promise.all([...bosses].map((one) => one.stop({ graceful: true, timeout: 5_000 })));
    },
  };
}

/** A reaction of an urgent lane whose event takes the common way out would wait behind everything: refused at the start. */
function namesOf(reactions: readonly Reaction[]): Map<string, Reaction> {
  const byName = new Map(reactions.map((reaction) => [reaction.name, reaction]));
  if (byName.size !== reactions.length) throw new Error('two reactions share a name');
  for (const { name, lane, event: kind } of reactions)
    if (laneOf(lane).isUrgent && !kind.isUrgent) throw new Error(`${name} is in the lane ${lane}, and ${kind.name} is not declared urgent`);
  return byName;
}
