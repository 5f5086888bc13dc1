import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { statement, type Database, type Tx } from '../db/database.ts';
import { heldJobs, takeJobs } from './held-jobs.ts';
import { laneNames, laneOf, type Lane } from './lanes.ts';
import { pulse, type Pulse } from './pulse.ts';
import type { Reaction } from './reactions.ts';
import { workJobs, type ReactionJob } from './work-jobs.ts';

const POLL_MS = 2_000;
const GRACE_MS = 5_000;

/** Connections that only money uses: orders and notices can take all others, and payments continue (OPS-2). */
export interface Reserve {
  readonly owner: Database;
  readonly context: Context;
}

export interface ReactionQueue {
  /** The reactions that the relay adds jobs for. */
  readonly reactions: readonly Reaction[];
  /** Adds jobs inside the relay's transaction: an event still waits or its jobs do, never both or neither. */
  add(tx: Tx, jobs: readonly ReactionJob[]): void;
  /** Workers of these lanes look immediately; of all, when none is named. */
  wake(lanes?: Iterable<Lane>): void;
  /** Jobs that take longer than the grace period are left to other processes. */
  stop(): Promise<void>;
}

const insert = statement(
  'job_add',
  `insert into job (lane, name, facts, event_id, created_at)
   select lane, reaction, facts, "eventId", "announcedAt"
   from jsonb_to_recordset(:lanes) as one
     (lane text, reaction text, facts jsonb, "eventId" bigint, "announcedAt" timestamptz)`,
);

/** What a job does is in the modules of app/server/modules.ts, and which lane it waits in. */
export function startQueue(
  owner: Database,
  reactions: readonly Reaction[],
  context: Context,
  reserve: Reserve = { owner, context },
): ReactionQueue {
  const byName = namesOf(reactions);
  const workers = new Map(
    laneNames.map((lane) => [lane, Array.from({ length: laneOf(lane).workers }, () => startWorker(lane))]),
  );

  function startWorker(lane: Lane): Pulse {
    const { batch, restMs } = laneOf(lane);
    const from = lane === 'money' ? reserve : { owner, context };
    const beat = async (): Promise<boolean> => {
      const jobs = await takeJobs(from.owner, lane, batch);
      if (jobs.length === 0) return false;
      await heldJobs(from.owner, jobs, context.log, () => workJobs(jobs, byName, from.context));
      if (jobs.length === batch) return true;
      await sleep(restMs);
      return false;
    };
    return pulse(`${lane} lane`, POLL_MS, beat, context.log);
  }

  function wake(lanes: Iterable<Lane> = laneNames): void {
    for (const lane of lanes) for (const worker of workers.get(lane) ?? []) worker.wake();
  }

  return {
    reactions,
    add(tx, jobs) {
      if (jobs.length === 0) return;
      const withLanes = jobs.map((job) => ({ ...job, lane: byName.get(job.reaction)?.lane ?? 'upkeep' }));
      tx.send(insert, { lanes: JSON.stringify(withLanes) });
      tx.afterCommit(() => wake(new Set(withLanes.map(({ lane }) => lane))));
    },
    wake,
    async stop() {
      const ends = [...workers.values()].flat().map((worker) => worker.stop());
      await Promise.race([Promise.all(ends), sleep(GRACE_MS, undefined, { ref: false })]);
    },
  };
}

/** A reaction of an urgent lane to an event that is not urgent would wait behind everything: refused at the start. */
function namesOf(reactions: readonly Reaction[]): Map<string, Reaction> {
  const byName = new Map(reactions.map((reaction) => [reaction.name, reaction]));
  if (byName.size !== reactions.length) throw new Error('two reactions share a name');
  for (const { name, lane, event: kind } of reactions)
    if (laneOf(lane).isUrgent && !kind.isUrgent)
      throw new Error(`${name} is in the lane ${lane}, and ${kind.name} is not declared urgent`);
  return byName;
}
