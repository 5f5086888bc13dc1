import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../test-database.ts';
import { openDatabase, statement } from './database.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

const keptLetters = async () => (await base.owner.query('select 1 from kept_letter')).rowCount;
const keep = "insert into kept_letter (recipient, subject, body_text, body_html) values ('a@example.com', '', '', '')";

it('gives two different statements no common name, and one its name twice', () => {
  const one = statement('named_once', 'select 1');
  expect(statement('named_once', 'select 1')).toEqual(one);
  expect(() => statement('named_once', 'select 2')).toThrow('two statements are named named_once');
});

describe('a transaction', () => {
  it('never says done when the database threw everything away', async () => {
    let woken = false;
    const done = base.database.transact(async (tx) => {
      tx.afterCommit(() => (woken = true));
      await tx.rows(keep);
      await tx.rows('select 1 / 0').catch(() => null);
      return 'done';
    });
    await expect(done).rejects.toThrow(/rolled back/);
    expect(woken).toBe(false);
    expect(await keptLetters()).toBe(0);
  });

  it('leaves the pool whole: the next one works on a clean connection', async () => {
    for (let turn = 0; turn < 20; turn += 1) await expect(base.database.transact((tx) => tx.rows('select 1 / 0'))).rejects.toMatchObject({ code: '22012' });
    await base.database.transact((tx) => tx.rows(keep));
    expect(await keptLetters()).toBe(1);
  });
});

describe('a transaction without a statement', () => {
  it('takes no connection, and what waits for its end is told all the same', async () => {
    const { pool } = base.database;
    const before = pool.totalCount - pool.idleCount;
    let told = false;
    const done = await base.database.transact(async (tx) => {
      tx.afterCommit(() => (told = true));
      expect(pool.totalCount - pool.idleCount).toBe(before);
      return 'done';
    });
    expect([done, told]).toEqual(['done', true]);
  });
});

describe('the role the app works as', () => {
  it.each([
    "insert into ledger.journal (id, kind, currency, reference_type, reference_id, reference_label, request_hash) values (gen_random_uuid(), 'fund', 'USD', 'x', gen_random_uuid(), 'x', gen_random_uuid())",
    'insert into ledger.entry (account_id, journal_id, amount) values (1, gen_random_uuid(), 1)',
    'update ledger.balance set amount = amount + 1',
    'delete from ledger.entry',
    'truncate ledger.entry',
    'delete from ledger.roll_up',
    "select ledger.write_entries(gen_random_uuid(), 'USD', '{}', '{}')",
    'update service_version set content = content',
    'delete from order_event',
    'drop table orders',
    "insert into migration (name, hash) values ('x', 'x')",
  ])('may not: %s', async (sql) => {
    await expect(base.database.transact((tx) => tx.rows(sql))).rejects.toMatchObject({ code: '42501' });
  });
});

it('answers the readiness probe while every connection of the pool is at work', async () => {
  const database = openDatabase({ connection: base.connection, poolSize: 1 });
  const work = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const busy = database.transact(async (tx) => {
    await tx.rows('select 1');
    begun.resolve();
    await work.promise;
  });
  await begun.promise;
  await database.ping();
  work.resolve();
  await busy;
  await database.end();
});

it('goes on with every kept statement when a newer release has changed the table it reads whole (DB-6)', async () => {
  await base.owner.query('create table upgraded (id int); insert into upgraded values (1)');
  const database = openDatabase({ connection: base.connection, poolSize: 6, role: 'docket_app' });
  const whole = statement('whole_table', 'select * from upgraded');
  const byAll = (): Promise<unknown[]> =>
    Promise.all(Array.from({ length: 6 }, () => [database.transact((tx) => tx.row(whole)), database.db.row(whole), database.db.hot(whole)]).flat());
  for (const column of ['one', 'other']) {
    await byAll();
    await base.owner.query(`alter table upgraded add column ${column} int default 2`);
    expect(await byAll()).toEqual(Array.from({ length: 18 }, () => expect.objectContaining({ id: 1, [column]: 2 }) as unknown));
  }
  await database.end();
});
