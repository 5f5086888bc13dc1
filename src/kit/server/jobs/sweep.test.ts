import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../test-database.ts';
import { sweepOld } from './sweep.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

const count = async (table: string) => (await base.owner.query(`select 1 from ${table}`)).rowCount;

it('deletes answers after 7 days and counters after one, however many there are, and nothing younger', async () => {
  await base.owner.query(`insert into idempotency (user_id, endpoint, key, request_hash, created_at)
    select gen_random_uuid(), 'x', gen_random_uuid(), ''::bytea, now() - interval '8 days' from generate_series(1, 6000)
    union all select gen_random_uuid(), 'x', gen_random_uuid(), ''::bytea, now() - interval '6 days'
      from generate_series(1, 3)`);
  await base.owner.query(`insert into rate_window (counter, starts_at, hits)
    select 'old ' || n, now() - interval '25 hours', 1 from generate_series(1, 10) n
      union all select 'young', now() - interval '1 hour', 1`);
  expect(await sweepOld(base.database)).toBe(true);
  expect(await sweepOld(base.database)).toBe(false);
  expect([await count('idempotency'), await count('rate_window')]).toEqual([3, 1]);
});
