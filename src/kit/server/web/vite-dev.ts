import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';

/** Vite inside our own server, for `npm run dev`: source as it is, with reload. Not loaded in production. */
export async function startVite(app: FastifyInstance): Promise<{ build: () => Promise<ServerBuild> }> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook('onClose', async () => vite.close());
  return { build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild };
}
