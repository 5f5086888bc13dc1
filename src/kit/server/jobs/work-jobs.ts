import { isDatabaseAway } from '../db/database.ts';
import type { Context } from '../context.ts';
import type { Lane } from './lanes.ts';
import type { Announcement, Reaction, Together } from './reactions.ts';

export interface ReactionJob {
  readonly reaction: string;
  readonly facts: unknown;
  /** Of the announcement. */
  readonly eventId: string;
  readonly announcedAt: Date;
}

export interface TakenJob extends ReactionJob {
  readonly id: string;
}

/** What became of each: done, or why not. */
export type Outcomes = Map<string, Error | null>;

interface Ready {
  readonly job: TakenJob;
  readonly reaction: Reaction;
}

/** Out of resources, too busy, stopped or deadlocked: errors that no single job of a batch caused. */
const NOT_THEIRS = /^(40|53|55|57)/;
const mayBeOneOfThem = (error: unknown): boolean =>
  !isDatabaseAway(error) && !NOT_THEIRS.test((error as { code?: string }).code ?? '');

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
const announcementOf = ({ job, reaction }: Ready): Announcement => ({
  event: reaction.event.name,
  facts: job.facts,
  id: job.eventId,
  at: job.announcedAt,
});

/** Processes what a worker took, in batches where possible. Never throws; a job that fails fails alone. */
export async function workJobs(
  taken: readonly TakenJob[],
  reactions: ReadonlyMap<string, Reaction>,
  context: Context,
): Promise<Outcomes> {
  const outcomes: Outcomes = new Map();
  const fail = (ready: readonly Ready[], error: unknown): void => {
    for (const { job } of ready) outcomes.set(job.id, asError(error));
    const names = [...new Set(ready.map(({ reaction }) => reaction.name))];
    context.log.warn({ err: error, reactions: names, jobs: ready.length }, 'reaction failed; it will be tried again');
  };

  async function alone(readyJob: Ready): Promise<void> {
    const { id, at } = announcementOf(readyJob);
    try {
      await readyJob.reaction.react(readyJob.job.facts as never, context, { id, at });
      outcomes.set(readyJob.job.id, null);
    } catch (error) {
      fail([readyJob], error);
    }
  }

  /** A failing batch is halved until the job that causes it is found. */
  async function inOneBatch(ready: readonly Ready[], together: Together): Promise<void> {
    try {
      await together(ready.map(announcementOf), context);
      for (const { job } of ready) outcomes.set(job.id, null);
    } catch (error) {
      if (ready.length === 1 || !mayBeOneOfThem(error)) return fail(ready, error);
      const middle = ready.length >> 1;
      await inOneBatch(ready.slice(0, middle), together);
      await inOneBatch(ready.slice(middle), together);
    }
  }

  const ready: Ready[] = [];
  for (const job of taken) {
    const reaction = reactions.get(job.reaction);
    if (reaction === undefined) outcomes.set(job.id, new Error(`no reaction is called ${job.reaction}`));
    else if (isStale(job, reaction, context)) outcomes.set(job.id, null);
    else ready.push({ job, reaction });
  }
  // In the order of their announcement: the queue returns jobs of one moment in any order.
  ready.sort((a, b) => Number(a.job.eventId) - Number(b.job.eventId));
  for (const [together, group] of Map.groupBy(ready, ({ reaction }) => reaction.together)) {
    if (together !== null) await inOneBatch(group, together);
    else for (const readyJob of group) await alone(readyJob);
  }
  return outcomes;
}

/** Reactions whose jobs only send a message. */
const MESSAGES: readonly Lane[] = ['codes', 'texts'];

function isStale(
  { announcedAt }: ReactionJob,
  { staleAfterSeconds, lane }: Reaction,
  { clock, restoredFrom = null }: Context,
): boolean {
  // JOB-4: the instance that was backed up has sent it, or could have.
  if (restoredFrom !== null && MESSAGES.includes(lane) && announcedAt.getTime() <= restoredFrom.getTime()) return true;
  return staleAfterSeconds !== null && clock().getTime() - announcedAt.getTime() > staleAfterSeconds * 1_000;
}
