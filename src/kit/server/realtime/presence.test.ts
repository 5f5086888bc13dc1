import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { presenceTopic, type Hint } from '../../realtime.ts';
import { openLog } from '../log.ts';
import { testDatabase, type TestDatabase } from '../test-database.ts';
import { openPresence, presenceOf } from './presence.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

const within = { timeout: 20_000, interval: 20 };
const hints: Hint[] = [];
const processOf = () =>
  openPresence({
    database: base.database,
    log: openLog('silent'),
    hint: (more) => void hints.push(...more),
    graceMs: 50,
  });
const isOnline = async (id: string) => (await presenceOf(base.db, [id]))(id).isOnline;

it('forgets the people of a process that stopped beating, and tells their watchers', async () => {
  const person = randomUUID();
  const dies = processOf();
  dies.opened(person);
  await expect.poll(() => isOnline(person), within).toBe(true);
  await dies.stop();
  await base.owner.query("update live_process set beat_at = now() - interval '1 minute'");
  expect(await isOnline(person)).toBe(false);
  hints.length = 0;
  const lives = processOf();
  await expect.poll(() => hints.map(({ topic }) => topic), within).toContain(presenceTopic(person));
  const { rows } = await base.owner.query('select from live_person where user_id = $1', [person]);
  expect(rows).toEqual([]);
  expect((await presenceOf(base.db, [person]))(person).lastSeenAt?.getTime()).toBeGreaterThan(Date.now() - 120_000);
  await lives.stop();
});

it('writes its people again when the database lost them in a crash', async () => {
  const person = randomUUID();
  const process = processOf();
  process.opened(person);
  await expect.poll(() => isOnline(person), within).toBe(true);
  await base.owner.query('truncate live_process, live_person');
  expect(await isOnline(person)).toBe(false);
  await expect.poll(() => isOnline(person), within).toBe(true);
  await process.stop();
});

it('does not let someone leave who is back within the grace', async () => {
  const person = randomUUID();
  const process = openPresence({ database: base.database, log: openLog('silent'), hint: () => {}, graceMs: 1_500 });
  process.opened(person);
  await expect.poll(() => isOnline(person), within).toBe(true);
  process.closed(person);
  process.opened(person);
  await new Promise((resolve) => setTimeout(resolve, 2_600));
  expect(await isOnline(person)).toBe(true);
  process.closed(person);
  await expect.poll(() => isOnline(person), within).toBe(false);
  await process.stop();
});

it('knows nothing of people who were never here', async () => {
  const person = randomUUID();
  expect((await presenceOf(base.db, [person]))(person)).toEqual({ isOnline: false, lastSeenAt: null });
});
