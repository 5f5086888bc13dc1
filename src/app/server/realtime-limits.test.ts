import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { inboxTopic, conversationTopic } from '#domains/messaging/topics.ts';
import { userTopic } from '#kit/events.ts';
import { realtimeLimits } from '#kit/limits.ts';
import { presenceTopic } from '#kit/realtime.ts';
import { PENDING_PACKETS } from '#kit/server/realtime/clogged.ts';
import { openHub, type Hub } from '#kit/server/realtime/hub.ts';
import { turns } from '#kit/server/turns.ts';
import { MESSAGES_PER_MINUTE, SUBSCRIPTIONS_PER_MINUTE } from '#kit/server/realtime/watching.ts';
import { endedAmong } from '#domains/accounts/server/accounts.ts';
import { testApp, type Person, type TestApp } from './test-app.ts';
import { maySignal, mayWatch } from './modules.ts';
import { openScreen, openSocket, ticketOf, type TestScreen } from './test-sockets.ts';

let app: TestApp;
let hub: Hub;
beforeAll(async () => {
  app = await testApp();
  hub = openHub(app.server.server, {
    context: app.context,
    mayWatch: (holder, topic) => mayWatch(app.context.db, holder, topic),
    maySignal: (holder, topic, signal) => maySignal(app.context.db, holder, topic, signal),
    endedAmong,
    endsWatching: new Set(['test.removed']),
  });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  hub.close();
  await app.close();
});

const url = (): string => `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
const screens: TestScreen[] = [];
const screenOf = async (as: Person): Promise<TestScreen> => {
  const screen = await openScreen(app, url(), as);
  screens.push(screen);
  return screen;
};
const open = new Set<WebSocket>();
afterEach(() => {
  for (const { socket } of screens.splice(0)) socket.close();
  for (const socket of open) socket.close();
  open.clear();
});

/** The protocol of socket.io by hand: "0" opens, "40" joins, "42" is a message, "43" an answer to one, "2" a ping. */
async function join(): Promise<{ send: (text: string) => void; answers: string[]; closed: Promise<void> }> {
  const { ticket } = await app.must<{ ticket: string }>('POST', '/api/realtime/ticket', { as: 'client' });
  const socket = new WebSocket(
    `ws://127.0.0.1:${(app.server.server.address() as AddressInfo).port}/realtime/?EIO=4&transport=websocket`,
  );
  open.add(socket);
  const answers: string[] = [];
  const closed = new Promise<void>((resolve) => socket.addEventListener('close', () => resolve()));
  await new Promise<void>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const text = String(data);
      if (text.startsWith('0')) socket.send(`40${JSON.stringify({ ticket })}`);
      else if (text.startsWith('40')) resolve();
      else answers.push(text);
    });
  });
  return { send: (text) => socket.send(text), answers, closed };
}

it('closes a socket that sends without end, whatever it sends', async () => {
  const { send, closed } = await join();
  for (let n = 0; n <= MESSAGES_PER_MINUTE; n += 1)
    send(`42${JSON.stringify([n % 2 === 0 ? 'unwatch' : 'nothing we know', { topic: 'x' }])}`);
  await closed;
});

it.each(['42["watch",{"a":1}]', '42["watch"]', '42[null]', '42{}', '42["watch","x".repeat]', '42', '4', 'x'])(
  'survives the odd message %s',
  async (odd) => {
    const { send, closed, answers } = await join();
    send(odd);
    send(`421${JSON.stringify(['watch', `user:${app.people.client.id}`])}`);
    const answered = (async () => {
      while (answers.length === 0) await new Promise((resolve) => setImmediate(resolve));
    })();
    // Refused by closing, or passed over: either way the next one is served.
    await Promise.race([closed, answered]);
    const next = await join();
    next.send(`421${JSON.stringify(['watch', `user:${app.people.client.id}`])}`);
    while (next.answers.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(next.answers[0]).toBe('431[true]');
  },
);

/** A conversation of the client and the freelancer that was answered. */
async function talk(): Promise<string> {
  const body = { with: `person:${app.people.freelancer.username}`, id: randomUUID(), text: 'Could you draw a mark?' };
  const { conversation_id: id } = await app.must<{ conversation_id: string }>('POST', '/api/conversations', {
    as: 'client',
    body,
  });
  await app.must('POST', `/api/conversations/${id}/messages`, {
    as: 'freelancer',
    body: { id: randomUUID(), text: 'Gladly.' },
  });
  return id;
}

it.each([
  ['none', () => undefined],
  ['a forged one', () => 'Zm9yZ2VkLWJ5LXNvbWVvbmU'],
  ['something that is no text', () => ({ $ne: '' })],
  ['one that was used', () => usedTicket()],
  ['an expired one', async () => expired(await ticketOf(app, 'client'))],
])('refuses a socket with %s for a ticket (RT-1)', async (_what, ticketFrom) => {
  await expect(openSocket(url(), await ticketFrom())).rejects.toThrow('ticket');
});

async function usedTicket(): Promise<string> {
  const ticket = await ticketOf(app, 'client');
  (await openSocket(url(), ticket)).close();
  return ticket;
}

async function expired(ticket: string): Promise<string> {
  await app.base.database.pool.query("update realtime_ticket set expires_at = now() - interval '1 second'");
  return ticket;
}

it('refuses one socket more than a person may have, with the reason, until another one closes (RT-2)', async () => {
  const most = realtimeLimits.socketsOfAPerson;
  const mine = await Promise.all(Array.from({ length: most }, () => screenOf('otherFreelancer')));
  await expect(screenOf('otherFreelancer')).rejects.toThrow('too_many_sockets');
  const together = await Promise.allSettled(Array.from({ length: 5 }, () => screenOf('otherFreelancer')));
  expect(together.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  expect(await (await screenOf('otherClient')).watch(userTopic(app.people.otherClient.id))).toBe(true);
  const before = hub.openSockets();
  mine[0]?.socket.close();
  while (hub.openSockets() === before) await sleep(5);
  expect(await (await screenOf('otherFreelancer')).watch(userTopic(app.people.otherFreelancer.id))).toBe(true);
});

it('lets nobody watch what is not theirs (RT-1)', async () => {
  const id = await talk();
  const stranger = await screenOf('otherClient');
  const topics = [
    conversationTopic(id),
    inboxTopic(app.people.client.id),
    userTopic(app.people.client.id),
    presenceTopic(app.people.client.id),
    'nothing:1',
    'x',
  ];
  for (const topic of topics) expect([topic, await stranger.watch(topic)]).toEqual([topic, false]);
  const member = await screenOf('client');
  expect(await member.watch(conversationTopic(id))).toBe(true);
  expect(await member.watch(presenceTopic(app.people.freelancer.id))).toBe(true);
});

it('says that it cannot say now, where a socket asks too often: a screen asks again later', async () => {
  const screen = await screenOf('otherClient');
  const topic = userTopic(app.people.otherClient.id);
  for (let n = 0; n < SUBSCRIPTIONS_PER_MINUTE; n += 1) expect(await screen.watch(topic)).toBe(true);
  expect(await screen.watch(topic)).toBe(null);
});

it('takes signals only from those who watch the topic and may say them', async () => {
  const topic = conversationTopic(await talk());
  const [client, freelancer, stranger] = [
    await screenOf('client'),
    await screenOf('freelancer'),
    await screenOf('otherClient'),
  ];
  await client.watch(topic);
  stranger.socket.emit('signal', topic, 'typing');
  freelancer.socket.emit('signal', topic, 'typing');
  await freelancer.watch(topic);
  freelancer.socket.emit('signal', topic, 'typing');
  await expect.poll(() => client.signals.length).toBeGreaterThan(0);
  expect(client.signals).toEqual([{ topic, signal: 'typing', by: app.people.freelancer.id }]);
});

it('ends the watch of someone who was removed from a conversation within a second (RT-1)', async () => {
  const id = await talk();
  const topic = conversationTopic(id);
  const [removed, stays] = [await screenOf('freelancer'), await screenOf('client')];
  await Promise.all([removed.watch(topic), stays.watch(topic)]);
  await app.base.database.pool.query(
    'update conversation_member set left_at = now() where conversation_id = $1 and user_id = $2',
    [id, app.people.freelancer.id],
  );
  try {
    hub.hint([{ topic, event: 'test.removed' }]);
    await sleep(500);
    hub.hint([{ topic, event: 'messaging.sent' }]);
    await stays.hinted(topic, 'messaging.sent');
    expect(removed.hints.map(({ event }) => event)).not.toContain('messaging.sent');
    expect(await removed.watch(topic)).toBe(false);
    removed.socket.emit('signal', topic, 'typing');
    await sleep(100);
    expect(stays.signals).toEqual([]);
  } finally {
    await app.base.database.pool.query('update conversation_member set left_at = null where conversation_id = $1', [
      id,
    ]);
  }
});

it('drops a socket that reads nothing, and buffers no more than a few hundred hints for it (RT-2)', async () => {
  const topic = userTopic(app.people.otherFreelancer.id);
  const clogged = await screenOf('otherFreelancer');
  const reads = await screenOf('otherFreelancer');
  await Promise.all([clogged.watch(topic), reads.watch(topic)]);
  const dropped = new Promise<void>((resolve) => clogged.socket.once('disconnect', () => resolve()));
  const { ws } = clogged.socket.io.engine.transport as unknown as {
    ws: { _socket: { pause(): void; resume(): void } };
  };
  ws._socket.pause();
  const long = 'x'.repeat(20_000);
  // The kernel holds some megabytes before anything waits here.
  for (let round = 0; round < PENDING_PACKETS * 2 && hub.openSockets() > 1; round += 1) {
    hub.hint([{ topic, event: long }]);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(hub.openSockets()).toBe(1);
  expect(reads.socket.connected).toBe(true);
  ws._socket.resume();
  await dropped;
});

it('answers the API while a hundred sockets open at once', async () => {
  const began = performance.now();
  const people = ['client', 'freelancer', 'otherClient', 'otherFreelancer', 'newClient', 'newFreelancer'] as const;
  const tickets = await Promise.all(
    Array.from({ length: 100 }, (_, n) => ticketOf(app, people[n % people.length] ?? 'client')),
  );
  const opening = Promise.allSettled(tickets.map((ticket) => openSocket(url(), ticket)));
  let slowest = 0;
  let isOpening = true;
  void opening.then(() => (isOpening = false));
  while (isOpening) {
    const askedAt = performance.now();
    await app.must('GET', '/api/countNewMessages', { as: 'client' });
    slowest = Math.max(slowest, performance.now() - askedAt);
  }
  const sockets = (await opening).flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const took = performance.now() - began;
  // Each person keeps ten; those beyond are refused.
  expect(hub.openSockets()).toBe(people.length * realtimeLimits.socketsOfAPerson);
  for (const socket of sockets) socket.close();
  expect(slowest).toBeLessThan(Math.max(500, took / 2));
});

it('looks up a few tickets at a time, and refuses those that would wait too long', async () => {
  const inTurn = turns({ atOnce: 2, mostWaiting: 3 });
  let running = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    most = Math.max(most, (running += 1));
    await sleep(5);
    running -= 1;
  };
  const done = await Promise.allSettled(Array.from({ length: 8 }, () => inTurn(work)));
  expect(done.map(({ status }) => status)).toEqual([
    ...Array<string>(5).fill('fulfilled'),
    ...Array<string>(3).fill('rejected'),
  ]);
  expect(most).toBe(2);
  await expect(inTurn(async () => 'next')).resolves.toBe('next');
});
