import { composed } from '../db/statement.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { openLog } from '../log.ts';
import { uuidv7 } from '../make-id.ts';
import { testDatabase, type TestDatabase } from '../test-database.ts';
import { fireDueTimers, startTimers } from './fire-timers.ts';
import { onTimer, type TimerReaction } from './reactions.ts';
import { setTimer } from './timers.ts';

let base: TestDatabase;
let context: Context;
beforeAll(async () => {
  base = await testDatabase();
  context = { database: base.database, db: base.db, log: openLog('silent'), clock: () => new Date() } as Context;
});
afterAll(() => base.close());

const makeDue = () => base.owner.query("update job set run_at = now() - interval '1 second'");
const set = (subject: string) =>
  base.database.transact((tx) => setTimer(tx, 'test', subject, new Date(Date.now() - 60_000)));

it('retries a failing deadline for days, ever less often, until it succeeds', async () => {
  let isBroken = true;
  let met = 0;
  const reactions: TimerReaction[] = [
    onTimer('test', 'upkeep', async () => {
      if (isBroken) throw new Error('a fault of ours, fixed next week');
      met += 1;
    }),
  ];
  await set(uuidv7());
  await base.owner.query('update job set attempts = 1100');
  for (let turn = 0; turn < 3; turn += 1) {
    await fireDueTimers(context, reactions);
    const { rows } = await base.owner.query<{ wait: number; last_error: string }>(
      'select extract(epoch from run_at - now())::int as wait, last_error from job',
    );
    expect(rows).toMatchObject([{ last_error: 'a fault of ours, fixed next week' }]);
    expect(rows[0]?.wait).toBeGreaterThan(3_000);
    await makeDue();
  }
  isBroken = false;
  await fireDueTimers(context, reactions);
  await fireDueTimers(context, reactions);
  expect(met).toBe(1);
});

it('is not held up by a deadline that fails', async () => {
  const [bad, good] = [uuidv7(), uuidv7()];
  const met: string[] = [];
  const reactions = [
    onTimer('test', 'upkeep', async (tx, subject) => {
      if (subject === bad) await tx.rows(composed('select 1 / 0'));
      met.push(subject);
    }),
  ];
  await set(bad);
  await set(good);
  await fireDueTimers(context, reactions);
  expect(met).toEqual([good]);
});

it('fires a money deadline while one of another lane hangs and a thousand more are due there', async () => {
  await base.owner.query('delete from job');
  let letGo = (): void => {};
  const hanging = new Promise<void>((resolve) => (letGo = resolve));
  const met: string[] = [];
  const reactions = [
    onTimer('test.email', 'mail', () => hanging),
    onTimer('test.refund', 'money', async (_tx, subject) => void met.push(subject)),
    onTimer('test.clock', 'orders', async (_tx, subject) => void met.push(subject)),
  ];
  await base.owner.query(
    "insert into job (lane, name, subject, run_at) select 'timers', 'test.email', gen_random_uuid(), now() - interval '1 hour' from generate_series(1, 1000)",
  );
  const [refund, clock, strange] = [uuidv7(), uuidv7(), uuidv7()];
  const due = new Date(Date.now() - 1_000);
  await base.database.transact(async (tx) => {
    setTimer(tx, 'test.refund', refund, due);
    setTimer(tx, 'test.clock', clock, due);
    setTimer(tx, 'test.nobody-knows', strange, due);
  });
  const timers = startTimers(reactions, () => context, 1_000);
  try {
    await expect.poll(() => met.toSorted(), { timeout: 30_000, interval: 20 }).toEqual([refund, clock].toSorted());
    const failing = () =>
      base.owner.query<{ last_error: string }>('select last_error from job where subject = $1', [strange]);
    await expect
      .poll(async () => (await failing()).rows[0]?.last_error, { timeout: 30_000, interval: 20 })
      .toBe('no timer reaction is called test.nobody-knows');
  } finally {
    const ends = Promise.all(timers.map((timer) => timer.stop()));
    letGo();
    await ends;
  }
});

it('does not fire what is due only by a database clock that was set forward by an hour', async () => {
  const met: string[] = [];
  const reactions = [onTimer('test.review', 'orders', async (_tx, subject) => void met.push(subject))];
  const [due, early] = [uuidv7(), uuidv7()];
  await base.owner.query('delete from job');
  await base.database.transact(async (tx) => {
    setTimer(tx, 'test.review', early, new Date(Date.now() - 30 * 60_000));
    setTimer(tx, 'test.review', due, new Date(Date.now() - 90 * 60_000));
  });
  const anHourBehind = { ...context, clock: () => new Date(Date.now() - 3_600_000) };
  const timers = startTimers(reactions, () => anHourBehind, 20);
  try {
    await expect.poll(() => met.length, { timeout: 30_000, interval: 20 }).toBe(1);
  } finally {
    await Promise.all(timers.map((timer) => timer.stop()));
  }
  expect(met).toEqual([due]);
});
