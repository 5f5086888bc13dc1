import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseClock } from './database-clock.ts';
import { testDatabase, type TestDatabase } from './test-database.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

test('a machine whose clock is days off still tells the database’s time, and again after its clock is set', async () => {
  let wrongBy = 3 * 86_400_000;
  const clock = databaseClock(base.db, () => Date.now() + wrongBy);
  await clock.sync();
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(20_000);
  wrongBy = -40_000;
  await clock.sync();
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(20_000);
});
