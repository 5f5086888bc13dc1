import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../clock.ts';
import { databaseClock, machineTime } from './database-clock.ts';

const START = Date.UTC(2026, 10, 22, 9);

/** A database and a machine whose clocks are set by hand; `pass` is time that really passes. */
function worldOf() {
  const world = { database: START, awake: 1_000, slept: 0, warnings: [] as string[] };
  const db = { row: async () => ({ at: world.database }) as never };
  const clock = databaseClock(db, (line) => void world.warnings.push(line), {
    awake: () => world.awake,
    asleepToo: () => world.awake + world.slept,
  });
  const pass = (ms: number): void => {
    world.database += ms;
    world.awake += ms;
  };
  return { world, clock, pass, now: () => clock.now().getTime() };
}

test('tells the database’s time, and between two questions the time that passed, wherever this machine’s clock is set meanwhile', async () => {
  const { clock, pass, now } = worldOf();
  await clock.sync();
  expect(now()).toBe(START);
  pass(40_000);
  expect(now()).toBe(START + 40_000);
});

test('of two answers the quicker one tells: the first may have opened a connection on its way', async () => {
  let awake = 1_000;
  const answers = [
    { comesAfter: 80, leavesAfter: 1 },
    { comesAfter: 1, leavesAfter: 1 },
  ];
  const row = async () => {
    const { comesAfter = 0, leavesAfter = 0 } = answers.shift() ?? {};
    const at = START + (awake += comesAfter) - 1_000;
    awake += leavesAfter;
    return { at } as never;
  };
  const clock = databaseClock({ row }, undefined, { awake: () => awake, asleepToo: () => awake });
  await clock.sync();
  expect(clock.now().getTime()).toBe(START + awake - 1_000);
});

test('the machine’s own clock plays no part', async () => {
  const realNow = Date.now;
  const { clock, pass, now } = worldOf();
  await clock.sync();
  try {
    Date.now = () => realNow() + DAY_MS;
    pass(1_000);
    expect(now()).toBe(START + 1_000);
  } finally {
    Date.now = realNow;
  }
});

test.each([HOUR_MS, -HOUR_MS, DAY_MS, -DAY_MS])(
  'a database whose clock is set by %i ms moves no deadline; once corrected, nothing was lost',
  async (jump) => {
    const { world, clock, pass, now } = worldOf();
    await clock.sync();
    world.database += jump;
    for (let beat = 0; beat < 10; beat += 1) {
      pass(60_000);
      await clock.sync();
    }
    expect(now()).toBe(START + 600_000);
    expect(world.warnings).toHaveLength(1);
    world.database -= jump;
    await clock.sync();
    expect(now()).toBe(START + 600_000);
    expect(world.warnings).toHaveLength(2);
  },
);

test('a clock that was set and left that way for a day was set on purpose', async () => {
  const { world, clock, pass, now } = worldOf();
  await clock.sync();
  world.database += HOUR_MS;
  await clock.sync();
  pass(DAY_MS + 1);
  await clock.sync();
  expect(now()).toBe(world.database);
});

test('follows a clock that drifts or is adjusted a little, and one whose machine slept', async () => {
  const { world, clock, pass, now } = worldOf();
  await clock.sync();
  world.database += 3_000;
  await clock.sync();
  expect(now()).toBe(START + 3_000);
  world.database += 8 * HOUR_MS;
  world.slept += 8 * HOUR_MS;
  await clock.sync();
  pass(1_000);
  expect(now()).toBe(world.database);
  expect(world.warnings).toEqual([]);
});

test('the file that tells of sleep is read when the machine’s own clock runs away, by sleep or by hand, and at no other time', () => {
  const world = { awake: 1_000, own: START, slept: 0, reads: 0 };
  const time = machineTime(
    () => world.awake,
    () => world.own,
    () => {
      world.reads += 1;
      return world.awake + world.slept;
    },
  );
  const pass = (ms: number): void => {
    world.awake += ms;
    world.own += ms;
  };
  for (let n = 0; n < 1_000; n += 1) pass(5_000);
  expect([time.asleepToo(), world.reads]).toEqual([world.awake, 1]);
  world.slept += HOUR_MS;
  world.own += HOUR_MS;
  pass(10);
  expect([time.asleepToo() - time.awake(), world.reads]).toEqual([HOUR_MS, 2]);
  // Set by hand: nothing was slept.
  world.own -= DAY_MS;
  expect([time.asleepToo() - time.awake(), world.reads]).toEqual([HOUR_MS, 3]);
  pass(60_000);
  expect([time.asleepToo() - time.awake(), world.reads]).toEqual([HOUR_MS, 3]);
});
