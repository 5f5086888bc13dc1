import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { Hint } from '../../src/kit/realtime.ts';
import { call } from '../../e2e/support/product.ts';
import type { Person } from '../../src/app/server/test-app.ts';
import type { World } from './commands.ts';

/** A screen of one person that stays open, as the browser keeps it: with a fresh ticket for each connection. */
export interface Screen {
  readonly isLive: () => boolean;
  untilLive(patienceMs: number): Promise<boolean>;
  readonly connections: () => number;
  readonly hints: readonly Hint[];
  close(): void;
}

async function ticket(world: World, token: string): Promise<string | null> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
  const heard = await call(`${world.url()}/api/realtime/ticket`, { method: 'POST', headers });
  return heard.status < 300 && heard.status > 0
    ? (JSON.parse(heard.text) as { data: { ticket: string } }).data.ticket
    : null;
}

export function openScreen(world: World, person: Person): Screen {
  const { id, token } = world.app.people[person];
  const hints: Hint[] = [];
  let connections = 0;
  let isWatching = false;
  const socket: Socket = io(world.url(), {
    path: '/realtime',
    transports: ['websocket'],
    auth: (give) => void ticket(world, token).then((fresh) => give(fresh === null ? {} : { ticket: fresh })),
    reconnectionDelay: 100,
    reconnectionDelayMax: 1_000,
    forceNew: true,
  });
  socket.on('connect', () => {
    connections += 1;
    socket.emit('watch', `user:${id}`, (may: boolean) => (isWatching = may));
  });
  socket.on('disconnect', () => (isWatching = false));
  // A ticket that was refused, or none: the socket's own retries cover only the network.
  socket.on('connect_error', () => void setTimeout(() => void (socket.active || socket.connect()), 200).unref());
  socket.on('hint', (hint: Hint) => void hints.push(hint));
  const isLive = (): boolean => socket.connected && isWatching;
  const untilLive = async (patienceMs: number): Promise<boolean> => {
    for (const until = performance.now() + patienceMs; !isLive() && performance.now() < until;) await sleep(20);
    return isLive();
  };
  return { isLive, untilLive, connections: () => connections, hints, close: () => void socket.close() };
}
