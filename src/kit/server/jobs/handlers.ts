import { backgroundWork, replayDeadJobs } from '../../background-work.ts';
import { Failure } from '../../errors.ts';
import { recordStaffAct } from '../audit.ts';
import { onCommand, onQuery, type Handler } from '../http/handler.ts';
import { retryDead } from './backlog.ts';

export const backgroundWorkHandlers: readonly Handler[] = [
  onQuery(backgroundWork, async ({ context: { backlog } }) => {
    if (backlog === undefined) return { queues: [], dead: { total: 0, items: [] } };
    const [queues, dead] = await Promise.all([backlog.queues(), backlog.dead()]);
    return {
      queues: queues.map(({ name, title, waiting, oldestSeconds, lateAfterSeconds }) => ({
        name,
        title,
        waiting,
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

  onCommand(replayDeadJobs, async ({ tx, actor, body: { job_id: jobId } }) => {
    if (!(await retryDead(tx, jobId ?? null)) && jobId !== undefined) throw new Failure('not_found');
    await recordStaffAct(tx, actor, 'jobs.replay', { type: 'job', id: jobId ?? 'all' }, null, null, null);
    return null;
  }),
];
