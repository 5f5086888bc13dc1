import type { FastifyInstance } from 'fastify';
import type { Context } from '#kit/server/context.ts';

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
 * Live touches nothing; ready asks the database and answers within a second (OPS-3). `/health` also names the queues and
 * how old the oldest job of each is (OPS-5): a queue that is late needs an operator, not another process.
 */
export function mountHealth(app: FastifyInstance, context: Context, state: { ready: boolean }): void {
  const ready = async (): Promise<boolean> => state.ready && (await withinProbe(context.database.ping().then(() => true))) === true;
  const queues = async (): Promise<QueueHealth[] | null> => {
    const ages = state.ready && context.backlog !== undefined ? await withinProbe(context.backlog.ages()) : null;
    return (
      ages?.map(({ name, oldestSeconds, lateAfterSeconds }) => ({
        name,
        oldest_seconds: Math.round(oldestSeconds * 10) / 10,
        is_late: oldestSeconds > lateAfterSeconds,
      })) ?? null
    );
  };
  for (const path of ['/healthz', '/health/live']) app.get(path, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  for (const path of ['/readyz', '/health/ready', '/health']) {
    app.get(path, async (_request, reply) => {
      const [isReady, waiting] = await Promise.all([ready(), path === '/health' ? queues() : null]);
      return reply
        .code(isReady ? 200 : 503)
        .header('cache-control', 'no-store')
        .header('retry-after', '2')
        .send({ status: isReady ? 'ready' : 'not ready', ...(path === '/health' ? { queues: waiting } : {}) });
    });
  }
}
