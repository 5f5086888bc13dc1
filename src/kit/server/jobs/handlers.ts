import { backgroundWork, replayAsked, replayDeadJobs } from '../../background-work.ts';
import { Failure } from '../../errors.ts';
import { recordStaffAct } from '../audit.ts';
import { onCommand, onQuery, type Handler } from '../http/handler.ts';
import { announce } from './announce.ts';

export const backgroundWorkHandlers: readonly Handler[] = [
  onQuery(backgroundWork, async ({ context: { backlog } }) => {
    if (backlog === undefined) return { queues: [], dead: { total: 0, items: [] } };
    const [ages, waiting, dead] = await Promise.all([backlog.ages(), backlog.waiting(), backlog.dead()]);
    return {
      queues: ages.map(({ name, title, oldestSeconds, lateAfterSeconds }) => ({
        name,
        title,
        waiting: waiting.get(name) ?? 0,
        oldest_seconds: oldestSeconds,
        late_after_seconds: lateAfterSeconds,
        is_late: oldestSeconds > lateAfterSeconds,
      })),
      dead: {
        total: dead.total,
        items: dead.items.map(({ id, reaction, announcedAt, diedAt, error }) => ({
          id,
          reaction,
          announced_at: announcedAt.toISOString(),
          died_at: diedAt.toISOString(),
          error,
        })),
      },
    };
  }),

  onCommand(replayDeadJobs, async ({ tx, actor, body: { job_id: jobId }, context: { backlog } }) => {
    if (jobId !== undefined && (await backlog?.isDead(jobId)) !== true) throw new Failure('not_found');
    await recordStaffAct(tx, actor, 'jobs.replay', { type: 'job', id: jobId ?? 'all' }, null, null, null);
    announce(tx, replayAsked, { jobId: jobId ?? null });
    return null;
  }),
];
