import { createServer } from 'node:net';

/**
 * Below the ports that systems take for outgoing connections (from 32768 on Linux, from 49152 elsewhere): one of those
 * can be taken between the moment it was found free and the moment a server listens on it.
 */
const FIRST = 20_000;
const LAST = 32_000;
const given = new Set<number>();

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port on the loopback address that nobody listens on, for a server that must know its port before it starts. */
export async function freePort(): Promise<number> {
  for (;;) {
    // At random, so that processes that ask at the same time hardly meet.
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
}
