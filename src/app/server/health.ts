import type { FastifyInstance } from 'fastify';
import type { Context } from '#kit/server/context.ts';
import type { WriteTrouble } from '#kit/storage-space.ts';
import { databaseContact } from './database-contact.ts';

const PROBE_MS = 1_000;

const withinProbe = <Result>(work: Promise<Result>): Promise<Result | null> => {
  const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), PROBE_MS).unref());
  return Promise.race([work.catch(() => null), tooLate]);
};

interface QueueHealth {
  readonly name: string;
  readonly oldest_seconds: number;
  readonly is_late: boolean;
}

/**
 * Liveness touches nothing; readiness asks the database and answers within a second (OPS-3). `/health` also names the
 * queues and the age of the oldest job of each (OPS-5): a late queue needs an operator, not another process.
 */
export function mountHealth(app: FastifyInstance, context: Context, state: { ready: boolean }): void {
  const isDatabaseThere = databaseContact(() => context.database.ping(), PROBE_MS);
  /**
   * Why not; null when ready. Out of space and read-only end automatically: writing is tried again every few seconds
   * (OPS-6).
   */
  const notReady = async (): Promise<'starting_or_stopping' | 'database_away' | WriteTrouble | null> => {
    if (!state.ready) return 'starting_or_stopping';
    if (!(await isDatabaseThere())) return 'database_away';
    return context.space.trouble;
  };
  const queues = async (): Promise<QueueHealth[] | null> => {
    const states = state.ready && context.backlog !== undefined ? await withinProbe(context.backlog.queues()) : null;
    return (
      states?.map(({ name, oldestSeconds, lateAfterSeconds }) => ({
        name,
        oldest_seconds: Math.round(oldestSeconds * 10) / 10,
        is_late: oldestSeconds > lateAfterSeconds,
      })) ?? null
    );
  };
  for (const path of ['/healthz', '/health/live'])
    app.get(path, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  for (const path of ['/readyz', '/health/ready', '/health']) {
    app.get(path, async (_request, reply) => {
      const [reason, waiting] = await Promise.all([notReady(), path === '/health' ? queues() : null]);
      return reply
        .code(reason === null ? 200 : 503)
        .header('cache-control', 'no-store')
        .header('retry-after', '2')
        .send({
          status: reason === null ? 'ready' : 'not ready',
          ...(reason === null ? {} : { reason }),
          ...(path === '/health'
            ? { queues: waiting, disk: { level: context.space.level, free_percent: context.space.freePercent } }
            : {}),
        });
    });
  }
}
