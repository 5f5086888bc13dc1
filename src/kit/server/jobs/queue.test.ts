import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { event } from '../../events.ts';
import type { Context } from '../context.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { openLog } from '../log.ts';
import { testDatabase, type TestDatabase } from '../test-database.ts';
import { announce, announceAll } from './announce.ts';
import { openBacklog, retryDead, type Backlog } from './backlog.ts';
import { takeOverEarlierJobs } from './held-jobs.ts';
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
  on(
    numberedEvent,
    'tell',
    'notices',
    (facts, _context, { id, at }) => notifyAll([{ event: numberedEvent.name, facts, id, at }]),
    { together: notifyAll },
  ),
];

let base: TestDatabase;
let owner: Database;
let queue: ReactionQueue;
let relay: Pulse;
let backlog: Backlog;
beforeAll(async () => {
  base = await testDatabase();
  owner = openDatabase({ connection: base.connection, poolSize: 4 });
  queue = startQueue(owner, reactions, context);
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

const stateOf = async (name: string) => (await backlog.queues()).find((queueState) => queueState.name === name);
const ageOf = async (name: string) => (await stateOf(name))?.oldestSeconds ?? Number.NaN;

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
  await expect.poll(async () => (await stateOf('mail'))?.waiting, within).toBeGreaterThan(400);
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
      await base.owner.query(
        "update job set attempts = 7, run_at = now() where lane = 'notices' and locked_until is null and died_at is null",
      );
      queue.wake();
      return (await backlog.dead()).items;
    }, within)
    .toMatchObject([{ reaction: 'tell', error: 'a notice that cannot be written' }]);
  const [dead] = (await backlog.dead()).items;
  isPoisoned = false;
  tolled.delete(POISON);
  expect(await base.database.transact((tx) => retryDead(tx, dead?.id ?? ''))).toBe(true);
  queue.wake();
  await expect.poll(() => tolled.has(POISON), within).toBe(true);
  expect(await backlog.dead()).toEqual({ items: [], total: 0 });
});

it('gives the job of a worker that was killed to another', async () => {
  credited.clear();
  await base.owner.query(
    `insert into job (lane, name, facts, event_id, attempts, locked_until) values
       ('money', 'credit', '{"n": 1}', 1, 1, now() - interval '1 second'),
         ('money', 'credit', '{"n": 2}', 2, 1, now() + interval '1 hour')`,
  );
  queue.wake();
  await expect.poll(() => credited.has(1), within).toBe(true);
  expect([...credited]).toEqual([1]);
  await base.owner.query('delete from job');
});

it('takes over what a process of the release before left in its tables', async () => {
  credited.clear();
  await base.owner.query(`create schema pgboss; create table pgboss.job
      (name text, data jsonb, state text, start_after timestamptz default now(),
    retry_count integer default 0, created_on timestamptz default now(), started_on timestamptz default now(),
      source_output jsonb, output jsonb)`);
  const job = (n: number) => ({
    reaction: 'credit',
    facts: { n },
    eventId: String(n),
    announcedAt: new Date().toISOString(),
  });
  const left: [string, string, number][] = [
    ['money', 'created', 1],
    ['reaction-slow', 'retry', 2],
    ['money', 'active', 3],
    ['reaction-dead', 'created', 4],
    ['money', 'completed', 5],
  ];
  for (const [name, state, n] of left)
    await base.owner.query('insert into pgboss.job (name, state, data) values ($1, $2, $3)', [
      name,
      state,
      JSON.stringify(job(n)),
    ]);
  await takeOverEarlierJobs(owner);
  queue.wake();
  await expect.poll(() => [...credited].toSorted((a, b) => a - b), within).toEqual([1, 2]);
  expect((await backlog.dead()).items).toMatchObject([{ reaction: 'credit' }]);
  expect((await base.owner.query('select state from pgboss.job order by state')).rows).toEqual([
    { state: 'active' },
    { state: 'completed' },
  ]);
});

it('lets a process of the release before announce, relay and keep deadlines by the names it knows', async () => {
  await relay.stop();
  const { rows } = await base.database.pool.query(
    "insert into outbox (name, facts, topics, urgent) values ('test.paid', '{}', '{}', true) returning id",
  );
  const subject = '01a2034a-49bb-7680-b3c4-c65da7effb85';
  for (const at of ['2026-11-01', '2026-11-02'])
    await base.database.pool.query(
      `insert into timer (kind, subject, fires_at) values ('test', $1, $2)
       on conflict (subject, kind) do update set fires_at = excluded.fires_at, tries = 0, last_error = null`,
      [subject, at],
    );
  expect(
    (await base.owner.query("select lane, name from job where lane in ('urgent', 'timers') order by lane")).rows,
  ).toEqual([
    { lane: 'timers', name: 'test' },
    { lane: 'urgent', name: 'test.paid' },
  ]);
  const taken = await base.owner.query(
    'delete from outbox where id in (select id from outbox where urgent order by id limit 200 for update skip locked) returning id',
  );
  expect(taken.rows).toEqual(rows);
  const claimed = await base.database.pool.query(
    'delete from timer where subject = $1 and kind = $2 and fires_at <= now() returning 1',
    [subject, 'test'],
  );
  expect(claimed.rowCount).toBe(1);
});

it('refuses a reaction of an urgent lane to an event that would wait behind everything', () => {
  const late = { ...on(paid, 'credit-late', 'money', async () => {}), event: wrote };
  expect(() => startQueue(owner, [late], context)).toThrow('is not declared urgent');
});
