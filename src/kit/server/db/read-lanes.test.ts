import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../test-database.ts';
import { composed } from './database.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

const echo = composed<{ said: number }>('select $1::integer as said', 'lane_echo');
const halves = composed<{ said: number }>('select 12 / $1::integer as said', 'lane_halves');
const slowly = composed<{ said: number }>('select $1::integer as said from pg_sleep(0.3)', 'lane_slowly');
const who = composed<{ pid: number; name: string }>('select pg_backend_pid() as pid, current_user as name', 'lane_who');

const said = async (sql: typeof echo, value: number) => (await base.database.db.hot(sql, [value]))?.said;

describe('hot reads', () => {
  it('under way together on a few connections each get their own answer', async () => {
    const values = Array.from({ length: 500 }, (_, i) => i);
    expect(await Promise.all(values.map((value) => said(echo, value)))).toEqual(values);
    const pids = await Promise.all(values.map(async () => (await base.database.db.hot(who))?.pid));
    expect(new Set(pids).size).toBe(4);
  });

  it('work as the role the app works as', async () => {
    expect((await base.database.db.hot(who))?.name).toBe('docket_app');
  });

  it('that fail harm no other on the same connection', async () => {
    const answers = await Promise.allSettled([0, 1, 2, 3, 0, 4, 6, 0, 12, 1, 0, 2].map((value) => said(halves, value)));
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as { code: string }).code))).toEqual([
      '22012',
      12,
      6,
      4,
      '22012',
      3,
      2,
      '22012',
      1,
      12,
      '22012',
      6,
    ]);
  });

  it('that lose their connection are read again, and the next ones find a new one', async () => {
    const waiting = Array.from({ length: 12 }, (_, i) => said(slowly, i));
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'active' and query like '%pg_sleep(0.3)%' and pid <> pg_backend_pid()`;
    await expect.poll(async () => (await base.owner.query(cut)).rowCount, { interval: 5, timeout: 30_000 }).toBeGreaterThan(0);
    expect(await Promise.all(waiting)).toEqual(Array.from({ length: 12 }, (_, i) => i));
    expect(await Promise.all([7, 8, 9, 10, 11].map((value) => said(echo, value)))).toEqual([7, 8, 9, 10, 11]);
  });

  it('inside a transaction read what the transaction wrote', async () => {
    const count = composed<{ said: number }>('select count(*)::integer as said from kept_letter', 'lane_letters');
    const inside = await base.database.transact(async (tx) => {
      await tx.rows(composed("insert into kept_letter (recipient, subject, body_text, body_html) values ('a@example.com', '', '', '')"));
      return tx.hot(count);
    });
    expect(inside?.said).toBe(1);
  });
});
