import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../test-database.ts';
import { chargeAttempt } from './attempts.ts';
import { sharedHit } from './rate-limit.ts';

/** The database's clock was a day ahead and was corrected: what it wrote meanwhile lies in the future. */
let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

test('a limit that was reached before the clock was set back does not last the whole day', async () => {
  const limit = { max: 2, windowSeconds: 60, per: 'address' } as const;
  const hit = () => sharedHit(base.db, 'read:someone', limit);
  await hit();
  await hit();
  expect(await hit()).toMatchObject({ allowed: false });
  await base.owner.query("update rate_window set starts_at = starts_at + interval '1 day'");
  expect(await hit()).toMatchObject({ allowed: true });
  expect(await hit()).toMatchObject({ allowed: true });
  expect(await hit()).toMatchObject({ allowed: false });
});

test('anyone who had to wait before the clock was set back does not wait the whole day', async () => {
  const counted = [
    {
      counter: 'login:someone',
      limit: { free: 2, firstWaitSeconds: 30, longestWaitSeconds: 900, forgottenAfterSeconds: 3_600 },
    },
  ];
  while ((await chargeAttempt(base.db, counted)) === null) continue;
  await base.owner.query(
    "update attempt set blocked_until = blocked_until + interval '1 day', last_at = last_at + interval '1 day'",
  );
  expect(await chargeAttempt(base.db, counted)).toBeNull();
  const wait = await chargeAttempt(base.db, counted);
  expect(wait).toBeGreaterThan(30);
  expect(wait).toBeLessThanOrEqual(900);
});
