import { afterAll, beforeAll, expect, test } from 'vitest';
import { composed } from '#kit/server/db/database.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { findJournals } from './find-journals.ts';

const PAYMENTS = 4_000;

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
  await base.owner.query(
    `insert into ledger.journal (id, kind, currency, reference_type, reference_id, reference_label, request_hash,
      created_at)
     select gen_random_uuid(), 'fund', 'USD', 'funding', gen_random_uuid(), 'AF-' || n, gen_random_uuid(),
       now() - n * interval '1 minute' from generate_series(1, $1::int) n
     union all select gen_random_uuid(), 'withdraw', 'USD', 'withdrawal', gen_random_uuid(), 'WD-' || n,
       gen_random_uuid(), now() - n * interval '1 hour' from generate_series(1, 300) n`,
    [PAYMENTS],
  );
  await base.owner.query('vacuum analyze ledger.journal');
});
afterAll(() => base.close());

const scans = composed<{ by_label: string; whole: string }>(
  `select (select idx_scan from pg_stat_user_indexes where indexrelname = 'journal_label')::text as by_label,
     (select seq_scan from pg_stat_user_tables where schemaname = 'ledger' and relname = 'journal')::text as whole`,
);
const seen = async () => (await base.database.db.rows(scans, []))[0];

test('a withdrawal’s number finds its journals by the index, and an unknown one reads no journal', async () => {
  const before = await seen();
  const { items } = await findJournals(base.database.db, { number: 'wd-299' });
  expect(items.map(({ reference_label: label }) => label)).toEqual(['WD-299']);
  expect((await findJournals(base.database.db, { number: 'WD-UNKNOWN' })).items).toEqual([]);
  await expect.poll(async () => Number((await seen())?.by_label)).toBe(Number(before?.by_label) + 2);
  expect((await seen())?.whole).toBe(before?.whole);
});
