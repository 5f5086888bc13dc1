import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../test-database.ts';
import { composed } from './database.ts';
import { lockNumberUntilCommit, lockUntilCommit } from './lock-until-commit.ts';
import type { Tx } from './transaction.ts';

const base = await testDatabase();
afterAll(() => base.close());

/**
 * Each as a process of the release before takes it, in SQL of its own: the two must exclude each other during a rolling
 * upgrade.
 */
const ACCOUNT = Buffer.from('0a8cff10', 'hex');
test.each<[string, (tx: Tx) => void, string]>([
  ['a person’s fundings', (tx) => lockUntilCommit(tx, 21, 'person'), "hashtextextended('person', 21)"],
  [
    'a bank account',
    (tx) => lockUntilCommit(tx, 23, ACCOUNT.toString('hex')),
    "hashtextextended(encode('\\x0a8cff10'::bytea, 'hex'), 23)",
  ],
  ['a phone number', (tx) => lockUntilCommit(tx, 0, 'phone.+15550100'), "hashtextextended('phone.' || '+15550100', 0)"],
  ['the first operator', (tx) => lockNumberUntilCommit(tx, 4_207_314), '4207314'],
])('%s is locked under the key it always had, until the commit', async (_what, lock, key) => {
  const isFree = async () => {
    const { rows } = await base.owner.query<{ free: boolean }>(`select pg_try_advisory_xact_lock(${key}) as free`);
    return rows[0]?.free;
  };
  expect(await isFree()).toBe(true);
  await base.database.transact(async (tx) => {
    lock(tx);
    // What is asked after it comes once it is held.
    await tx.rows(composed('select 1'));
    expect(await isFree()).toBe(false);
  });
  expect(await isFree()).toBe(true);
});
