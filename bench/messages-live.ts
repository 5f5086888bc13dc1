/**
 * Five hundred people with an open screen each, who write two hundred messages a second: how long a hint takes to the
 * other's socket.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { freePort } from '#kit/server/free-port.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import type { Pair, Talker } from './messages-data.ts';
import { memoryMb } from './support/instance.ts';
import type { plainClient } from './support/plain-client.ts';

export const PER_SECOND = 200;
const OPENED_AT_ONCE = 20;
const TURN_MS = 2;
const LATEST_MS = 5_000;

type Post = ReturnType<typeof plainClient>['post'];
const authorized = ({ token }: Talker) => ({ authorization: `Bearer ${token}` });

async function connected(url: string, options: object): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, ...options });
  await new Promise<void>((resolve, reject) => void socket.once('connect', resolve).once('connect_error', reject));
  return socket;
}

export async function openScreenOf(url: string, post: Post, who: Talker, topics: readonly string[]): Promise<Socket> {
  const { status, text } = await post('/api/realtime/ticket', {}, authorized(who));
  if (status >= 300) throw new Error(`a ticket: ${status} ${text}`);
  const socket = await connected(url, {
    path: '/realtime',
    auth: { ticket: (JSON.parse(text) as { data: { ticket: string } }).data.ticket },
  });
  for (const topic of topics)
    if ((await socket.emitWithAck('watch', topic)) !== true) throw new Error(`${topic} may not be watched`);
  return socket;
}

/** A few at a time, as many as there are. */
export async function inTurns<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const results: Made[] = [];
  for (let at = 0; at < items.length; at += OPENED_AT_ONCE)
    results.push(...(await Promise.all(items.slice(at, at + OPENED_AT_ONCE).map(make))));
  return results;
}

/**
 * Begun at this rate, whether the others were answered or not; each pair in turn. `act` gets its pair and when it was
 * due.
 */
async function atRate(
  perSecond: number,
  seconds: number,
  count: number,
  act: (place: number, dueAt: number) => void,
): Promise<void> {
  const startsAt = Date.now();
  for (let begun = 0; begun < perSecond * seconds; begun += 1) {
    const dueAt = startsAt + (begun * 1_000) / perSecond;
    while (Date.now() < dueAt) await sleep(TURN_MS);
    act(begun % count, dueAt);
  }
}

/**
 * From when a message is due to its hint on the other's socket, storing included. Both by this machine's clock:
 * `sent_at` is by the database's.
 */
export async function productLatency(
  url: string,
  post: Post,
  pairs: readonly Pair[],
  seconds: number,
  perSecond = PER_SECOND,
): Promise<number[]> {
  const heardAt = new Map<string, number[]>();
  const sockets = await inTurns(pairs, async ({ conversation, one, other }) => {
    const topic = `conversation:${conversation}`;
    const [writes, reads] = await Promise.all([
      openScreenOf(url, post, one, [topic]),
      openScreenOf(url, post, other, [topic]),
    ]);
    const times: number[] = [];
    heardAt.set(conversation, times);
    reads.on('hint', ({ event }: { event: string }) => event === 'messaging.sent' && times.push(Date.now()));
    return [writes, reads];
  });
  const sentAt = new Map<string, Promise<number>[]>(pairs.map(({ conversation }) => [conversation, []]));
  await atRate(perSecond, seconds, pairs.length, (place, dueAt) => {
    const pair = pairs[place];
    if (pair === undefined) return;
    const sent = post(
      `/api/conversations/${pair.conversation}/messages`,
      { id: uuidv7(), text: 'The second draft is in the folder.' },
      authorized(pair.one),
    );
    const began = sent.then(({ status, text }) => {
      if (status >= 300) throw new Error(`a message: ${status} ${text}`);
      return dueAt;
    });
    // Judged below, together.
    began.catch(() => {});
    sentAt.get(pair.conversation)?.push(began);
  });
  const took: number[] = [];
  const until = performance.now() + LATEST_MS;
  for (const [conversation, sent] of sentAt) {
    const began = await Promise.all(sent);
    const heard = heardAt.get(conversation) ?? [];
    while (heard.length < began.length && performance.now() < until) await sleep(5);
    // Two that were relayed together are one hint: the first that comes after each was begun.
    const hintOf = (at: number, n: number): number | undefined =>
      heard.length === began.length ? heard[n] : heard.find((hint) => hint >= at);
    took.push(...began.map((at, n) => (hintOf(at, n) ?? Number.POSITIVE_INFINITY) - at));
  }
  for (const socket of sockets.flat()) socket.close();
  return took;
}

/** The same through a bare socket.io server in a process of its own: nothing is stored, looked up or authorized. */
export async function bareLatency(pairs: number, seconds: number): Promise<number[]> {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'support/bare-echo.ts')], {
    env: { ...process.env, PORT: String(port) },
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    for (let tries = 0; ; tries += 1) {
      const first = await connected(url, {}).catch(() => null);
      first?.close();
      if (first !== null) break;
      if (tries > 200) throw new Error('the bare server does not start');
      await sleep(25);
    }
    const took: number[] = [];
    const sockets = await inTurns(
      Array.from({ length: pairs }, (_, n) => `room:${n}`),
      async (room) => {
        const [writes, reads] = await Promise.all([connected(url, {}), connected(url, {})]);
        await reads.emitWithAck('watch', room);
        reads.on('hint', (at: number) => took.push(performance.now() - at));
        return [writes, reads] as const;
      },
    );
    await atRate(
      PER_SECOND,
      seconds,
      pairs,
      (place) => void sockets[place]?.[0].emit('say', `room:${place}`, performance.now()),
    );
    await sleep(500);
    for (const socket of sockets.flat()) socket.close();
    return took;
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}

/**
 * What an idle socket that watches two topics costs the server, in kB: thousands beside the first hundreds, which bring
 * what all of them share.
 */
export async function memoryPerSocket(
  url: string,
  pid: number,
  post: Post,
  people: readonly Talker[],
  each: number,
): Promise<number> {
  const open = (who: Talker) => openScreenOf(url, post, who, [`user:${who.id}`, `inbox:${who.id}`]);
  const openEach = (some: readonly Talker[]) =>
    inTurns(
      some.flatMap((who) => Array.from({ length: each }, () => who)),
      open,
    );
  const first = await openEach(people.slice(0, people.length / 5));
  await sleep(3_000);
  const before = memoryMb(pid);
  const later = await openEach(people.slice(people.length / 5));
  await sleep(5_000);
  const kb = ((memoryMb(pid) - before) * 1_024) / later.length;
  for (const socket of [...first, ...later]) socket.close();
  return kb;
}
