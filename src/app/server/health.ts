import type { FastifyInstance } from 'fastify';
import type { Context } from '#kit/server/context.ts';

const PROBE_MS = 1_000;

/** Live touches nothing; ready asks the database and answers within a second (OPS-3). */
export function mountHealth(app: FastifyInstance, context: Context, state: { ready: boolean }): void {
  const ready = async (): Promise<boolean> => {
    if (!state.ready) return false;
    const tooLate = new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('probe timed out')), PROBE_MS).unref());
    return Promise.race([context.database.ping(), tooLate]).then(
      () => true,
      () => false,
    );
  };
  for (const path of ['/healthz', '/health/live']) app.get(path, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  for (const path of ['/readyz', '/health/ready']) {
    app.get(path, async (_request, reply) => {
      const isReady = await ready();
      return reply
        .code(isReady ? 200 : 503)
        .header('cache-control', 'no-store')
        .header('retry-after', '2')
        .send({ status: isReady ? 'ready' : 'not ready' });
    });
  }
}
