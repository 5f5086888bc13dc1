/** For tests: sockets as a process of the product serves them, several on one database, and screens that watch. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { Hint, MayWatch, Signal } from '#kit/realtime.ts';
import { openDatabase } from '#kit/server/db/database.ts';
import { startRelay } from '#kit/server/jobs/relay.ts';
import { openHub, type Hub } from '#kit/server/realtime/hub.ts';
import { openHintBus } from '#kit/server/realtime/open-hint-bus.ts';
import { openPresence } from '#kit/server/realtime/presence.ts';
import type { TestDatabase } from '#kit/server/test-database.ts';
import { endedAmong } from '#domains/accounts/server/accounts.ts';
import { endsWatching, maySignal, mayWatch } from './modules.ts';
import type { Person, TestApp } from './test-app.ts';

export interface TestProcess {
  readonly hub: Hub;
  readonly url: string;
  stop(): Promise<void>;
}

interface Wanted {
  /** Relays events: of several processes the first does, so that the others hear of them over the bus alone. */
  readonly relays: boolean;
  readonly redisUrl?: string;
  readonly graceMs?: number;
  /** Asked before the rules of the product. */
  readonly mayWatch?: (userId: string, topic: string) => boolean;
}

export async function testProcess(
  app: TestApp,
  base: TestDatabase,
  { relays, redisUrl, graceMs = 100, mayWatch: mayFirst }: Wanted,
): Promise<TestProcess> {
  const { context } = app;
  const { db, log } = { ...context };
  const owner = openDatabase({ connection: base.connection, poolSize: 2 });
  const server = createServer();
  let hub: Hub | null = null;
  const bus = await openHintBus({
    config: { ...context.config, redisUrl: redisUrl ?? null },
    connection: base.connection,
    database: owner,
    receiver: { onParcel: (parcel) => hub?.receive(parcel), onGap: () => hub?.readAgain() },
    log,
  });
  const hintEverywhere = (hints: readonly Hint[]): void => {
    hub?.hint(hints);
    bus.say({ hints });
  };
  const presence = openPresence({ database: owner, log, hint: hintEverywhere, graceMs });
  const queue = { reactions: [], add: () => {}, wake: () => {}, stop: async () => {} };
  const relay = relays
    ? startRelay({
        owner,
        reserve: owner,
        queue,
        hint: (hints) => hub?.hint(hints),
        carry: bus.carry,
        log,
        clock: context.clock,
      })
    : null;
  hub = openHub(server, {
    context,
    mayWatch: async (holder, topic) => (mayFirst?.(holder.userId, topic) ?? true) && mayWatch(db, holder, topic),
    maySignal: (holder, topic, signal) => maySignal(db, holder, topic, signal),
    endedAmong,
    presence,
    say: bus.say,
    endsWatching,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    hub,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      hub?.close();
      server.closeAllConnections();
      server.close();
      await relay?.stop();
      await presence.stop();
      await bus.stop();
      await owner.end();
    },
  };
}

export interface TestScreen {
  readonly socket: Socket;
  readonly hints: Hint[];
  readonly signals: Signal[];
  watch(topic: string): Promise<MayWatch>;
  /** Waits until it was hinted of the topic. */
  hinted(topic: string, event?: string): Promise<void>;
}

export const ticketOf = async (app: TestApp, as: Person): Promise<string> =>
  (await app.must<{ ticket: string }>('POST', '/api/realtime/ticket', { as })).ticket;

/** Connected, or the reason why not. */
export async function openSocket(url: string, ticket: unknown): Promise<Socket> {
  const socket = io(url, {
    path: '/realtime',
    transports: ['websocket'],
    auth: { ticket },
    forceNew: true,
    reconnection: false,
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', (error) => {
      socket.close();
      reject(error);
    });
  });
  return socket;
}

export async function openScreen(app: TestApp, url: string, as: Person): Promise<TestScreen> {
  const socket = await openSocket(url, await ticketOf(app, as));
  const hints: Hint[] = [];
  const signals: Signal[] = [];
  socket.on('hint', (hint: Hint) => void hints.push(hint));
  socket.on('signal', (signal: Signal) => void signals.push(signal));
  return {
    socket,
    hints,
    signals,
    watch: (topic) => socket.emitWithAck('watch', topic) as Promise<MayWatch>,
    async hinted(topic, event) {
      while (!hints.some((hint) => hint.topic === topic && (event === undefined || hint.event === event)))
        await sleep(5);
    },
  };
}
