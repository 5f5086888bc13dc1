import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { MESSAGES_PER_MINUTE, openHub, type Hub } from '#kit/server/realtime/hub.ts';
import { endedAmong } from '#domains/accounts/server/accounts.ts';
import { testApp, type TestApp } from './test-app.ts';
import { mayWatch } from './modules.ts';

let app: TestApp;
let hub: Hub;
beforeAll(async () => {
  app = await testApp();
  hub = openHub(app.server.server, { context: app.context, mayWatch: (holder, topic) => mayWatch(app.context.db, holder, topic), endedAmong });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  hub.close();
  await app.close();
});

const open = new Set<WebSocket>();
afterEach(() => {
  for (const socket of open) socket.close();
  open.clear();
});

/** The protocol of socket.io by hand: "0" opens, "40" joins, "42" is a message, "43" an answer to one, "2" a ping. */
async function join(): Promise<{ send: (text: string) => void; answers: string[]; closed: Promise<void> }> {
  const { ticket } = await app.must<{ ticket: string }>('POST', '/api/realtime/ticket', { as: 'client' });
  const socket = new WebSocket(`ws://127.0.0.1:${(app.server.server.address() as AddressInfo).port}/realtime/?EIO=4&transport=websocket`);
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
  for (let n = 0; n <= MESSAGES_PER_MINUTE; n += 1) send(`42${JSON.stringify([n % 2 === 0 ? 'unwatch' : 'nothing we know', { topic: 'x' }])}`);
  await closed;
});

it.each(['42["watch",{"a":1}]', '42["watch"]', '42[null]', '42{}', '42["watch","x".repeat]', '42', '4', 'x'])('survives the odd message %s', async (odd) => {
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
});
