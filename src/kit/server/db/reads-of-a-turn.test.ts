import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../test-database.ts';
import { composed, isDatabaseAway } from './database.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

const echo = composed<{ said: number }>('select $1::integer as said', 'turn_echo');
const halves = composed<{ said: number }>('select 12 / $1::integer as said', 'turn_halves');
const who = composed<{ pid: number }>('select pg_backend_pid() as pid', 'turn_who');
const whoAlone = composed<{ pid: number }>('select pg_backend_pid() as pid');
const slowly = composed<{ said: number }>('select $1::integer as said from pg_sleep(2)', 'turn_slowly');
const written = composed<{ said: string }>('select $1::text as said', 'turn_written');

const said = async (sql: typeof echo, value: number) => (await base.database.db.row(sql, [value]))?.said;
const pids = async (statements: readonly (typeof who)[]) => Promise.all(statements.map(async (one) => (await base.database.db.row(one))?.pid));

describe('reads of one turn', () => {
  it('go to the same connection, four at a time', async () => {
    expect(new Set(await pids([who, who, who, who])).size).toBe(1);
    expect(new Set(await pids([who, who, who, who, who])).size).toBe(2);
  });

  it('have a connection of their own when they are planned each time', async () => {
    const [one, alone, other] = await pids([who, whoAlone, who]);
    expect(one).toBe(other);
    expect(alone).not.toBe(one);
  });

  it('each get their own answer', async () => {
    const values = Array.from({ length: 50 }, (_, i) => i);
    expect(await Promise.all(values.map((value) => said(echo, value)))).toEqual(values);
  });

  it('fail alone, and leave the connection to the next', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const answers = await Promise.allSettled([3, 0, 4, 6].map((value) => said(halves, value)));
      expect(answers.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as { code: string }).code))).toEqual([4, '22012', 3, 2]);
    }
    const [before] = await pids([who]);
    await expect(said(halves, 0)).rejects.toMatchObject({ code: '22012' });
    expect(await pids([who])).toEqual([before]);
  });

  it('are not kept from their answers by a value that cannot be written', async () => {
    const endless: { self?: unknown } = {};
    endless.self = endless;
    const answers = await Promise.allSettled([said(echo, 1), base.database.db.row(written, [endless]), said(echo, 2)]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await said(echo, 3)).toBe(3);
  });

  it('that lose their connection are told that the database is away, and the next ones find another', async () => {
    const waiting = Promise.allSettled([1, 2, 3].map((value) => said(slowly, value)));
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'active' and query like '%pg_sleep(2)%' and pid <> pg_backend_pid()`;
    await expect.poll(async () => (await base.owner.query(cut)).rowCount, { interval: 5, timeout: 30_000 }).toBeGreaterThan(0);
    for (const one of await waiting) expect(one).toMatchObject({ status: 'rejected', reason: expect.toSatisfy(isDatabaseAway) as unknown });
    expect(await Promise.all([7, 8, 9].map((value) => said(echo, value)))).toEqual([7, 8, 9]);
  });
});
