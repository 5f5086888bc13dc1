import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../test-database.ts';
import { migrate } from './migrate.ts';

let base: TestDatabase;
let directory = '';
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());
beforeEach(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'docket-migrations-'));
  await base.owner.query('truncate migration; drop table if exists sheet, other');
  return () => rmSync(directory, { recursive: true, force: true });
});

const put = (name: string, text: string): void => writeFileSync(path.join(directory, name), text);
const count = async (table: string): Promise<number> =>
  (await base.owner.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n ?? -1;
async function until(sql: string): Promise<void> {
  while ((await base.owner.query(sql)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 10));
}
const MIGRATING = "from pg_stat_activity where application_name = 'docket-migrate' and datname = current_database()";

describe('migrating', () => {
  test('applies each file once, in the order of names, and one that sorts earlier but came later too', async () => {
    put('0001-sheet.sql', 'create table sheet (id int)');
    put('20261122120000-later.sql', 'insert into sheet values (2)');
    expect(await migrate(base.connection, directory)).toEqual(['0001-sheet.sql', '20261122120000-later.sql']);
    put('20261121120000-of-another-branch.sql', 'insert into sheet values (1)');
    const messages: string[] = [];
    expect(await migrate(base.connection, directory, { say: (line) => void messages.push(line) })).toEqual([
      '20261121120000-of-another-branch.sql',
    ]);
    expect(messages).toEqual([
      '20261121120000-of-another-branch.sql sorts before 20261122120000-later.sql, which is applied already; applying it now',
    ]);
    expect(await migrate(base.connection, directory)).toEqual([]);
    expect(await count('sheet')).toBe(2);
  });

  test('refuses a file that changed after it was applied', async () => {
    put('0001-sheet.sql', 'create table sheet (id int)');
    await migrate(base.connection, directory);
    put('0001-sheet.sql', 'create table sheet (id bigint)');
    await expect(migrate(base.connection, directory)).rejects.toThrow(
      '0001-sheet.sql was changed after it was applied',
    );
  });

  test('that fails halfway leaves nothing of that file and continues from there', async () => {
    put('0001-sheet.sql', 'create table sheet (id int)');
    put('0002-fails.sql', 'create table other (id int); select 1 / 0');
    await expect(migrate(base.connection, directory)).rejects.toThrow('migration 0002-fails.sql: division by zero');
    put('0002-fails.sql', 'create table other (id int)');
    expect(await migrate(base.connection, directory)).toEqual(['0002-fails.sql']);
  });

  test('by two processes at once does everything once, and the second waits as long as it takes', async () => {
    const first = new pg.Client(base.connection);
    await first.connect();
    await first.query('select pg_advisory_lock(4207311)');
    put('0001-sheet.sql', 'create table sheet (id int)');
    const messages: string[] = [];
    const both = [0, 1].map(() => migrate(base.connection, directory, { say: (line) => void messages.push(line) }));
    await until(`select ${MIGRATING} and wait_event = 'advisory' group by datname having count(*) = 2`);
    await first.end();
    expect((await Promise.all(both)).flat()).toEqual(['0001-sheet.sql']);
    expect(messages).toEqual(
      Array.from({ length: 2 }, () => 'Another process is bringing the database up to date; waiting for it'),
    );
  });

  test('runs without the time limits of the app’s connections', async () => {
    put(
      '0001-limits.sql',
      "create table sheet as select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout')",
    );
    await migrate(base.connection, directory);
    const { rows } = await base.owner.query<{ name: string; setting: string }>('select * from sheet order by name');
    expect(rows).toEqual([
      { name: 'lock_timeout', setting: '5000' },
      { name: 'statement_timeout', setting: '0' },
    ]);
  });

  test('waits for a table in use without holding up everyone, and takes it once it is free', async () => {
    put('0001-sheet.sql', 'create table sheet (id int)');
    await migrate(base.connection, directory);
    put('0002-wider.sql', 'alter table sheet add column other int');
    const user = new pg.Client(base.connection);
    await user.connect();
    await user.query('begin; lock table sheet in access share mode');
    const triedInVain = Promise.withResolvers<string>();
    const migrating = migrate(base.connection, directory, { lockWaitMs: 1_000, say: triedInVain.resolve });
    expect(await triedInVain.promise).toBe('A table is in use; trying 0002-wider.sql again');
    await user.query('commit');
    await user.end();
    expect(await migrating).toEqual(['0002-wider.sql']);
  });

  test('whose session is ended by the server leaves nothing of that file, and the next goes on', async () => {
    put('0001-sheet.sql', 'create table sheet (id int)');
    put('0002-slow.sql', 'create table other (id int); select pg_sleep(60)');
    const killed = migrate(base.connection, directory).then(
      () => 'done',
      (error: Error) => error.message,
    );
    await until(`select ${MIGRATING} and wait_event = 'PgSleep'`);
    await base.owner.query(`select pg_terminate_backend(pid) ${MIGRATING}`);
    expect(await killed).toMatch(/^migration 0002-slow\.sql: /);
    put('0002-slow.sql', 'create table other (id int)');
    expect(await migrate(base.connection, directory)).toEqual(['0002-slow.sql']);
  });
});
