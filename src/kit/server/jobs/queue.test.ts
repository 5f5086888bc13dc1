import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { replayAsked } from '../../background-work.ts';
import { event } from '../../events.ts';
import type { Context } from '../context.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { openLog } from '../log.ts';
import { testDatabase, type TestDatabase } from '../test-database.ts';
import { announce, announceAll } from './announce.ts';
import { openBacklog, type Backlog } from './backlog.ts';
import type { Pulse } from './pulse.ts';
import { startQueue, type ReactionQueue } from './queue.ts';
import { on, type Announcement } from './reactions.ts';
import { startRelay } from './relay.ts';

const numbered = z.object({ n: z.number() });
const paid = event('test.paid', numbered, { isUrgent: true });
const wrote = event('test.wrote', numbered);
const numberedEvent = event('test.told', numbered);
const log = openLog('silent');
const context = { clock: () => new Date(), log } as Context;
const credited = new Set<number>();
const tolled = new Set<number>();
const batches: number[] = [];
let isMailAnswering = false;
let emailsWaiting = 0;
let isPoisoned = true;

const within = { timeout: 30_000, interval: 20 };
const POISON = 13;

async function notifyAll(all: readonly Announcement[]): Promise<void> {
  const numbers = all.map(({ facts }) => (facts as { n: number }).n);
  batches.push(numbers.length);
  if (isPoisoned && numbers.includes(POISON)) throw new Error('a notice that cannot be written');
  for (const n of numbers) tolled.add(n);
}

const reactions = [
  on(paid, 'credit', 'money', async ({ n }) => void credited.add(n)),
  on(wrote, 'send', 'mail', async () => {
    emailsWaiting += 1;
    while (!isMailAnswering) await new Promise((resolve) => setTimeout(resolve, 20));
  }),
  on(numberedEvent, 'tell', 'notices', (facts, _context, { id, at }) => notifyAll([{ event: numberedEvent.name, facts, id, at }]), { together: notifyAll }),
];

let base: TestDatabase;
let owner: Database;
let queue: ReactionQueue;
let relay: Pulse;
let backlog: Backlog;
beforeAll(async () => {
  base = await testDatabase();
  owner = openDatabase({ connection: base.connection, poolSize: 4 });
  queue = await startQueue(owner, reactions, context);
  relay = startRelay({ owner, reserve: owner, queue, hint: () => {}, log, clock: () => new Date() });
  backlog = openBacklog(owner);
});
afterAll(async () => {
  isMailAnswering = true;
  await relay.stop();
  await queue.stop();
  await owner.end();
  await base.close();
});

const ageOf = async (name: string) => (await backlog.ages()).find((one) => one.name === name)?.oldestSeconds ?? Number.NaN;

it('works off many jobs one after the other without waiting in between', async () => {
  await base.database.transact(async (tx) => {
    for (let n = 0; n < 60; n += 1) announce(tx, paid, { n });
  });
  await expect.poll(() => credited.size, within).toBe(60);
});

it('credits a payment while the mail server hangs, and says how long the oldest email has waited', async () => {
  await base.database.transact((tx) =>
    announceAll(
      tx,
      wrote,
      Array.from({ length: 500 }, (_one, n) => ({ facts: { n } })),
    ),
  );
  await expect.poll(() => emailsWaiting, within).toBeGreaterThan(0);
  await base.database.transact((tx) => announce(tx, paid, { n: 1_000 }));
  await expect.poll(() => credited.has(1_000), within).toBe(true);
  await expect.poll(async () => (await backlog.waiting()).get('mail'), within).toBeGreaterThan(400);
  await expect.poll(() => ageOf('mail'), within).toBeGreaterThan(0);
  await expect.poll(() => ageOf('outbox'), within).toBe(0);
  expect(await ageOf('money')).toBe(0);
  isMailAnswering = true;
});

it('processes notices in batches, and one that fails fails alone', async () => {
  await base.database.transact((tx) =>
    announceAll(
      tx,
      numberedEvent,
      Array.from({ length: 200 }, (_one, n) => ({ facts: { n } })),
    ),
  );
  await expect.poll(() => tolled.size, within).toBe(199);
  expect(Math.max(...batches)).toBeGreaterThan(20);
  expect(batches.length).toBeLessThan(60);
  expect(tolled.has(POISON)).toBe(false);
  isPoisoned = false;
  await expect.poll(() => tolled.has(POISON), within).toBe(true);
});

it('shows a dead job, and retries it when an operator says so', async () => {
  isPoisoned = true;
  await base.database.transact((tx) => announce(tx, numberedEvent, { n: POISON }));
  // As if it had failed seven times already.
  await expect
    .poll(async () => {
      await base.owner.query("update pgboss.job set retry_limit = 0, start_after = now() where name = 'notices' and state < 'active'");
      queue.wake();
      return (await backlog.dead()).items;
    }, within)
    .toMatchObject([{ reaction: 'tell', error: 'a notice that cannot be written' }]);
  const [dead] = (await backlog.dead()).items;
  isPoisoned = false;
  tolled.delete(POISON);
  await base.database.transact((tx) => announce(tx, replayAsked, { jobId: dead?.id ?? '' }));
  await expect.poll(() => tolled.has(POISON), within).toBe(true);
  expect(await backlog.dead()).toEqual({ items: [], total: 0 });
});

it.each(['reaction', 'reaction-slow'])('works off what an earlier release left in its queue “%s”', async (earlier) => {
  credited.clear();
  const job = (n: number) => JSON.stringify({ reaction: 'credit', facts: { n }, eventId: String(n), announcedAt: new Date().toISOString() });
  await base.owner.query('insert into pgboss.job (name, data) select $1, unnest($2::jsonb[])', [earlier, [job(1), job(2), job(3)]]);
  await expect.poll(() => credited.size, within).toBe(3);
});

it('refuses a reaction of an urgent lane to an event that would stand in line', async () => {
  const late = { ...on(paid, 'credit-late', 'money', async () => {}), event: wrote };
  await expect(startQueue(owner, [late], context)).rejects.toThrow('is not declared urgent');
});
