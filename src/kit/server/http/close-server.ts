import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;
/** A connection this old without a request has none on its way. */
const UNUSED_FOR_MS = 500;

/**
 * Accepts no new connection, answers requests in progress, then closes every connection. Node closes those that wait
 * for a next request, but not those that wait for their first: browsers and load balancers open them in advance, and
 * one of them would keep the server from ending for as long as it likes. Called before the server listens.
 */
export function closerOf(app: FastifyInstance): (graceMs: number) => Promise<void> {
  const openedAt = new Map<Socket, number>();
  app.server.on('connection', (socket: Socket) => {
    openedAt.set(socket, performance.now());
    socket.once('close', () => openedAt.delete(socket));
  });
  const closeUnused = (): void => {
    const before = performance.now() - UNUSED_FOR_MS;
    for (const [socket, at] of openedAt) if (socket.bytesRead === 0 && at < before) socket.destroy();
  };
  return async (graceMs) => {
    const looking = setInterval(closeUnused, LOOK_EVERY_MS);
    await Promise.race([app.close(), new Promise((resolve) => setTimeout(resolve, graceMs).unref())]);
    clearInterval(looking);
  };
}
