import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../../../../db/checks/run-checks.ts';
import { testApp, type TestApp } from '#app/server/test-app.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { academicChecks } from './academic-checks.ts';
import { cohortOf, confirmed, joined, publishTexts } from './test-calls.ts';

let base: TestDatabase;
let app: TestApp;

beforeAll(async () => {
  base = await testDatabase();
  app = await testApp({}, base);
  await publishTexts(app);
  await confirmed(app);
  await joined(app, (await cohortOf(app)).code);
});
afterAll(() => app.close());

/** What a faulty command or a manual change could leave behind. */
const faults: Record<string, readonly string[]> = {
  'signed-text-is-what-was-signed': ["update academic_text set body = body || '.' where page = 'agreement-university'"],
  'cohort-has-its-timer-and-places': [
    "delete from job where name = 'academic.term_end'",
    'update academic_cohort set ended_at = now()',
  ],
};

test('an honest history breaks nothing, and every check has a fault that proves it', async () => {
  expect(await violations(base.owner, academicChecks)).toEqual([]);
  expect(Object.keys(faults).toSorted()).toEqual(academicChecks.map(({ name }) => name).toSorted());
});

test.each(academicChecks.flatMap(({ name, sql }) => (faults[name] ?? []).map((fault) => [name, fault, sql] as const)))(
  '%s finds: %s',
  async (_name, fault, sql) => {
    const client = await base.owner.connect();
    try {
      await client.query('begin');
      await client.query(fault);
      expect((await client.query(sql)).rowCount).toBeGreaterThan(0);
    } finally {
      await client.query('rollback');
      client.release();
    }
  },
);

test('what was signed can’t be changed by the product', async () => {
  await expect(app.base.database.pool.query("update academic_text set body = ''")).rejects.toThrow('permission denied');
  await expect(app.base.database.pool.query("update academic_signature set signed_name = ''")).rejects.toThrow(
    'permission denied',
  );
});
