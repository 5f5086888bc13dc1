/**
 * AUT-2: an address with an account and one without cost the same. Counted, because time on a busy machine proves
 * nothing.
 */
import type * as crypto from 'node:crypto';
import { argon2 } from 'node:crypto';
import type { Statement } from '#kit/server/db/database.ts';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { testAccounts, type TestAccounts } from './test-accounts.ts';

vi.mock('node:crypto', async (original) => {
  const real = await original<typeof crypto>();
  return { ...real, argon2: vi.fn<typeof real.argon2>(real.argon2) };
});

let world: TestAccounts;
let statementNames: string[] = [];
const PERSON = {
  first_name: 'Ada',
  last_name: 'Ahn',
  role: 'client',
  password: 'Lantern-orchard-42',
  password_confirmation: 'Lantern-orchard-42',
};
beforeAll(async () => {
  world = await testAccounts();
  await world.post('/api/register', { ...PERSON, email: 'known@example.com' });
  await world.post('/api/register', { ...PERSON, email: 'google-only@example.com' });
  await world.home.owner.query(
    "delete from credential where user_id = (select id from account where email = 'google-only@example.com')",
  );
  const { db } = world.context;
  const counted = (name: 'rows' | 'row') => (sql: Statement | string, values?: object) => {
    statementNames.push(typeof sql === 'string' ? sql : sql.name);
    return (db[name] as unknown as (sql: unknown, values: unknown) => Promise<never>)(sql, values);
  };
  Object.assign(world.context, { db: { ...db, rows: counted('rows'), row: counted('row') } });
});
afterAll(() => world.close());
beforeEach(() => {
  statementNames = [];
  vi.mocked(argon2).mockClear();
});

/** Everything the server did and answered, without what only identifies this request. */
async function workOf(url: string, body: Record<string, string>) {
  statementNames = [];
  vi.mocked(argon2).mockClear();
  const { status, message, errors, code } = await world.post(url, body);
  const hashes = vi.mocked(argon2).mock.calls.map(([kind, { memory, passes, parallelism, tagLength }]) => ({
    kind,
    memory,
    passes,
    parallelism,
    tagLength,
  }));
  return { status, message, errors, code, hashes, asked: statementNames };
}

it('signing in: one Argon2id of the same cost, the same statements and the same answer, no matter who it is', async () => {
  const known = await workOf('/api/login', { email: 'known@example.com', password: 'not-the-password' });
  expect(known).toMatchObject({ status: 401, message: 'Invalid email or password' });
  expect(known.hashes).toEqual([{ kind: 'argon2id', memory: 19_456, passes: 3, parallelism: 1, tagLength: 32 }]);
  expect(known.asked.length).toBeGreaterThan(0);
  expect(await workOf('/api/login', { email: 'nobody@example.com', password: 'not-the-password' })).toEqual(known);
  expect(await workOf('/api/login', { email: 'google-only@example.com', password: 'not-the-password' })).toEqual(known);
});

it('asking for a new password: no hash, the same statements and the same answer', async () => {
  const known = await workOf('/api/password/forgot', { email: 'known@example.com' });
  expect(known.status).toBeLessThan(300);
  expect(known.hashes).toEqual([]);
  expect(await workOf('/api/password/forgot', { email: 'nobody@example.com' })).toEqual(known);
});
