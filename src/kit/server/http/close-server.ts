import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;
/** A line this old on which nothing was asked has no request on its way. */
const UNUSED_FOR_MS = 500;

/**
 * Nobody new comes in, requests under way are answered, then every line is closed. Node closes those that wait for a
 * next request, but not those that wait for their first: browsers and balancers open them ahead, and one of them would
 * keep the server from ending for as long as its other end likes. Called before the server listens.
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
