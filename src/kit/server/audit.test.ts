import { composed } from './db/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../../../db/checks/run-checks.ts';
import { linkStaffActs, recordStaffAct, recordStaffRead } from './audit.ts';
import { uuidv7 } from './make-id.ts';
import { testDatabase, type TestDatabase } from './test-database.ts';
import type { UserId } from '../ids.ts';

let base: TestDatabase;
const actor = { userId: uuidv7() as UserId };
const subject = { type: 'account', id: uuidv7() };
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

test('a line cannot be changed or removed, by the app or by the owner of the database', async () => {
  await base.database.transact((tx) =>
    recordStaffAct(
      tx,
      actor,
      'account.suspend',
      subject,
      'Sold what was not theirs',
      { state: 'active' },
      { state: 'suspended' },
    ),
  );
  await recordStaffRead({ database: base.database }, actor, 'account.read', subject);
  await linkStaffActs({ database: base.database });
  for (const change of [
    "update staff_acts set reason = 'x'",
    'delete from staff_acts',
    'truncate staff_acts cascade',
    'delete from staff_act_links',
  ]) {
    await expect(base.database.db.rows(composed(change))).rejects.toMatchObject({ code: '42501' });
    await expect(base.owner.query(change)).rejects.toMatchObject({ code: 'AU001' });
  }
  await expect(
    base.database.db.rows(composed("insert into staff_act_links values (9, 9, '\\x', '\\x')")),
  ).rejects.toMatchObject({ code: '42501' });
});

test('lines written by many at the same time are chained once each, no matter who commits first', async () => {
  const write = async (turn: number): Promise<void> => {
    await base.database.transact(async (tx) => {
      await recordStaffAct(tx, actor, 'fees.change', { type: 'fee', id: String(turn) }, null, null, { turn });
      await tx.rows(composed('select pg_sleep(random() * 0.03)'));
    });
    await linkStaffActs({ database: base.database });
  };
  await Promise.all(Array.from({ length: 60 }, (_, turn) => write(turn)));
  await linkStaffActs({ database: base.database });
  const row = await base.database.db.row(
    composed<{ acts: number; links: number; last: number }>(
      'select (select count(*)::int from staff_acts) as acts, (select count(*)::int from staff_act_links) as links, (select max(place)::int from staff_act_links) as last',
    ),
  );
  expect(row).toEqual({ acts: 62, links: 62, last: 62 });
  expect(await violations(base.owner)).toEqual([]);
});
