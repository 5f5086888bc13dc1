import { createClient } from '@redis/client';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { conversationTopic } from '#domains/messaging/topics.ts';
import { presenceTopic, PRESENCE_CHANGED, WATCHING } from '#kit/realtime.ts';
import { streamOf } from '#kit/server/realtime/redis-bus.ts';
import { startTestRedis } from '#kit/server/realtime/test-redis.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { testApp, type Person, type TestApp } from './test-app.ts';
import { openScreen, testProcess, type TestProcess, type TestScreen } from './test-sockets.ts';

let base: TestDatabase;
let app: TestApp;
let conversation: string;
beforeAll(async () => {
  base = await testDatabase();
  app = await testApp({}, base);
  const body = { with: `person:${app.people.freelancer.username}`, id: randomUUID(), text: 'Could you draw a mark?' };
  ({ conversation_id: conversation } = await app.must<{ conversation_id: string }>('POST', '/api/conversations', {
    as: 'client',
    body,
  }));
  await write('freelancer', 'Gladly.');
});
afterAll(() => app.close());

const write = (as: Person, text: string) =>
  app.must<{ message: { seq: number } }>('POST', `/api/conversations/${conversation}/messages`, {
    as,
    body: { id: randomUUID(), text },
  });
const presence = async () =>
  (
    await app.must<{ people: { is_online: boolean; last_seen_at: string | null }[] }>(
      'GET',
      `/api/conversations/${conversation}/presence`,
      { as: 'client' },
    )
  ).people[0];

const redis = await startTestRedis();
afterAll(() => redis.stop());
const carriers = [
  { over: 'PostgreSQL', redisUrl: undefined },
  { over: redis.name, redisUrl: redis.url },
];

describe.each(carriers)('two processes over $over', ({ redisUrl }) => {
  const started: TestProcess[] = [];
  const screens: TestScreen[] = [];
  afterEach(async () => {
    for (const { socket } of screens.splice(0)) socket.close();
    await Promise.all(started.splice(0).map((instance) => instance.stop()));
  });
  const both = async (): Promise<[TestProcess, TestProcess]> => {
    const given = redisUrl === undefined ? {} : { redisUrl };
    const [first, second] = [
      await testProcess(app, base, { relays: true, ...given }),
      await testProcess(app, base, { relays: false, ...given }),
    ];
    started.push(first, second);
    await expect
      .poll(() => base.owner.query('select from job where subject is null').then(({ rowCount }) => rowCount), {
        timeout: 10_000,
      })
      .toBe(0);
    return [first, second];
  };
  const screenAt = async ({ url }: TestProcess, as: Person): Promise<TestScreen> => {
    const screen = await openScreen(app, url, as);
    screens.push(screen);
    return screen;
  };

  test('hint the screens of both of a message', async () => {
    const [first, second] = await both();
    const topic = conversationTopic(conversation);
    const [here, there] = [await screenAt(first, 'client'), await screenAt(second, 'freelancer')];
    expect(await Promise.all([here.watch(topic), there.watch(topic)])).toEqual([true, true]);
    await write('client', 'Are you there?');
    await Promise.all([here.hinted(topic, 'messaging.sent'), there.hinted(topic, 'messaging.sent')]);
    expect(there.hints).toEqual([{ topic, event: 'messaging.sent' }]);
  });

  test('show who is here, no matter at which of them, and when they left', async () => {
    const [first, second] = await both();
    const topic = presenceTopic(app.people.freelancer.id);
    const watcher = await screenAt(first, 'client');
    expect(await watcher.watch(topic)).toBe(true);
    const [screen, other] = [await screenAt(second, 'freelancer'), await screenAt(first, 'freelancer')];
    await watcher.hinted(topic, PRESENCE_CHANGED);
    await expect.poll(presence, { timeout: 5_000 }).toMatchObject({ is_online: true });
    screen.socket.close();
    await sleep(1_300);
    expect(await presence()).toMatchObject({ is_online: true });
    other.socket.close();
    // The processes of the test before left without a word: their rows count until they are missed.
    await expect.poll(presence, { timeout: 30_000 }).toMatchObject({ is_online: false });
    // When one came, when it left, and when the other did.
    await expect
      .poll(() => watcher.hints.filter((hint) => hint.topic === topic).length, { timeout: 5_000 })
      .toBeGreaterThan(2);
    const { last_seen_at: seenAt } = (await presence()) ?? {};
    expect(Date.now() - new Date(seenAt ?? 0).getTime()).toBeLessThan(20_000);
  });

  test('show that someone types, to the others and not to the person', async () => {
    const [first, second] = await both();
    const topic = conversationTopic(conversation);
    const [here, there] = [await screenAt(first, 'client'), await screenAt(second, 'freelancer')];
    await Promise.all([here.watch(topic), there.watch(topic)]);
    here.socket.emit('signal', topic, 'typing');
    here.socket.emit('signal', topic, 'nothing we know');
    await expect
      .poll(() => there.signals, { timeout: 5_000 })
      .toEqual([{ topic, signal: 'typing', by: app.people.client.id }]);
    expect(here.signals).toEqual([]);
  });

  test('let every screen read again after hints may have been missed', async () => {
    const [, second] = await both();
    const topic = conversationTopic(conversation);
    const there = await screenAt(second, 'freelancer');
    await there.watch(topic);
    await base.owner.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'docket hints' and datname = current_database()",
    );
    await there.hinted(topic, WATCHING);
    there.hints.length = 0;
    await write('client', 'Still there?');
    await there.hinted(topic, 'messaging.sent');
  });
});

test('without an answer from Redis, PostgreSQL carries the hints', async () => {
  const away = 'redis://127.0.0.1:1';
  const [first, second] = [
    await testProcess(app, base, { relays: true, redisUrl: away }),
    await testProcess(app, base, { relays: false, redisUrl: away }),
  ];
  const topic = conversationTopic(conversation);
  const there = await openScreen(app, second.url, 'freelancer');
  await there.watch(topic);
  await write('client', 'And now?');
  await there.hinted(topic, 'messaging.sent');
  there.socket.close();
  await Promise.all([first.stop(), second.stop()]);
});

test('while Redis is killed and comes back, again and again, every message is heard, and Redis carries them again', async () => {
  const { url: redisUrl } = redis;
  const [first, second] = [
    await testProcess(app, base, { relays: true, redisUrl }),
    await testProcess(app, base, { relays: false, redisUrl }),
  ];
  const topic = conversationTopic(conversation);
  const there = await openScreen(app, second.url, 'freelancer');
  await there.watch(topic);
  const reader = createClient({ url: redisUrl, socket: { reconnectStrategy: 100 } });
  reader.on('error', () => {});
  await reader.connect();
  const isCarriedByRedis = async (): Promise<boolean> =>
    ((await reader.xRevRange(streamOf(app.context.config), '+', '-', { COUNT: 1 }))?.length ?? 0) > 0;
  let count = 0;
  /** By a hint of it, or of anything that may have been missed: the screen reads again. */
  const isHeard = async (): Promise<void> => {
    there.hints.length = 0;
    await write('client', `Message ${(count += 1)}`);
    await expect.poll(() => there.hints.some((hint) => hint.topic === topic), { timeout: 60_000 }).toBe(true);
  };
  await isHeard();
  for (let kills = 0; kills < 3; kills += 1) {
    await redis.kill();
    await isHeard();
    await isHeard();
    await redis.comeBack();
    await expect
      .poll(
        async () => {
          await isHeard();
          return isCarriedByRedis();
        },
        { timeout: 60_000, interval: 200 },
      )
      .toBe(true);
  }
  there.hints.length = 0;
  await write('client', 'The last one');
  await there.hinted(topic, 'messaging.sent');
  reader.destroy();
  there.socket.close();
  await Promise.all([first.stop(), second.stop()]);
});
