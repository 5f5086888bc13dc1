/**
 * The database out of space, and the disk almost full: what is refused, what continues, who is notified, and automatic
 * recovery.
 */
import { composed } from '#kit/server/db/database.ts';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Statement } from '#kit/server/db/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { authenticate } from '#domains/accounts/server/accounts.ts';
import { spaceLimits } from '#kit/limits.ts';
import type { Context } from '#kit/server/context.ts';
import { answerFailures, mountApi } from '#kit/server/http/api.ts';
import { makeServer } from '#kit/server/http/server.ts';
import { guardedFiles } from '#kit/server/storage/guarded-files.ts';
import { openSpace } from '#kit/server/storage/space.ts';
import { watchSpace } from '#kit/server/storage/space-watch.ts';
import { handlers } from './modules.ts';
import { mountHealth } from './health.ts';
import { multipart } from './test-multipart.ts';
import { PIXEL } from './test-pixel.ts';
import { PASSWORD, testApp, type Person, type TestApp } from './test-app.ts';

const disk = { free: 50 };
/** What the driver says to every write while it is set. */
let writesFail: string | null = null;
let app: TestApp;
let server: FastifyInstance;
let context: Context;
const seen = { recordedAt: 0, level: null };
const look = () => watchSpace(context, seen);

beforeAll(async () => {
  app = await testApp();
  const { database } = app.context;
  const refuse = (): never => {
    throw Object.assign(new Error('could not extend file "base/16385/24576": No space left on device'), {
      code: writesFail,
    });
  };
  const failing = {
    ...database,
    transact: ((work) => (writesFail === null ? database.transact(work) : refuse())) as typeof database.transact,
  };
  const space = openSpace(['data'], { lowPercent: 15, fullPercent: 10 }, async () => ({
    blocks: 100,
    bavail: disk.free,
  }));
  const config = { ...app.context.config, dataDir: mkdtempSync(path.join(tmpdir(), 'docket-full-')) };
  context = {
    ...app.context,
    config,
    database: failing,
    space,
    files: guardedFiles(app.context.files, space, async () => {}),
  };
  server = makeServer(config);
  answerFailures(server, context);
  mountHealth(server, context, { ready: true });
  mountApi(server, { context, handlers, authenticate, admit: null });
  await server.ready();
});
afterAll(async () => {
  await server.close();
  await app.close();
});

const as = (person: Person) => ({ authorization: `Bearer ${app.people[person].token}` });
async function send(
  method: 'GET' | 'POST',
  url: string,
  options: { as?: Person; body?: object; upload?: boolean } = {},
) {
  const form = options.upload === true ? multipart('avatar', 'a.png', PIXEL) : null;
  const headers = {
    ...(options.as === undefined ? {} : as(options.as)),
    ...form?.headers,
    'idempotency-key': crypto.randomUUID(),
  };
  const answer = await server.inject({
    method,
    url,
    headers,
    ...(form === null ? (options.body === undefined ? {} : { payload: options.body }) : { payload: form.body }),
  });
  const { code, data, reason } = answer.json<{ code?: string; data: Record<string, unknown>; reason?: string }>();
  return { status: answer.statusCode, code, reason, data, retryAfter: answer.headers['retry-after'] };
}
const login = () => send('POST', '/api/login', { body: { email: app.people.client.email, password: PASSWORD } });
const announced = async (): Promise<string[]> => {
  const rows = await app.context.db.rows(
    composed<{ facts: { level: string } }>(
      "select facts from job where name = 'storage.space_level_changed' order by id",
    ),
  );
  return rows.map(({ facts }) => facts.level);
};

it.each([
  ['53100', 'out_of_space'],
  ['25006', 'read_only'],
])(
  'a database that answers %s to writes: 503 with Retry-After, not ready, readable, and back automatically',
  async (code, reason) => {
    await look();
    writesFail = code;
    expect(await login()).toMatchObject({ status: 503, code: reason, retryAfter: expect.stringMatching(/^\d+$/) });
    expect(await send('GET', '/readyz')).toMatchObject({ status: 503, reason: reason });
    expect((await send('GET', '/api/user/me', { as: 'client' })).status).toBe(200);
    expect((await send('GET', '/api/admin/storage-space', { as: 'operator' })).data).toMatchObject({ writes: reason });
    await look();
    expect((await send('GET', '/readyz')).status).toBe(503);
    writesFail = null;
    await look();
    expect((await send('GET', '/readyz')).status).toBe(200);
    expect((await login()).status).toBe(200);
  },
);

it('reading continues even where its use cannot be recorded', async () => {
  const { db } = context;
  const rows = async (sql: Statement<readonly unknown[]>, values: readonly unknown[]) => {
    if (sql.name === 'session_note_use') throw Object.assign(new Error('read-only'), { code: '25006' });
    return db.rows(sql, values);
  };
  await app.context.database.transact((tx) =>
    tx.rows(composed("update session set last_used_at = now() - interval '1 hour' where user_id = $1"), [
      app.people.client.id,
    ]),
  );
  expect(await authenticate({ ...db, rows: rows as typeof db.rows }, app.people.client.token)).toMatchObject({
    userId: app.people.client.id,
  });
});

it('an almost full disk refuses files and exports, the rest continues, and operators are notified once', async () => {
  const before = (await announced()).length;
  disk.free = 12;
  await look();
  await look();
  expect((await send('POST', '/api/user/avatar', { as: 'client', upload: true })).status).toBe(200);
  disk.free = 4;
  await look();
  await look();
  expect(await send('POST', '/api/user/avatar', { as: 'client', upload: true })).toMatchObject({
    status: 503,
    code: 'out_of_space',
    retryAfter: '60',
  });
  expect(await send('POST', '/api/user/data-exports', { as: 'client', body: {} })).toMatchObject({
    status: 503,
    code: 'out_of_space',
  });
  expect((await login()).status).toBe(200);
  expect((await send('GET', '/api/mybalance', { as: 'client' })).status).toBe(200);
  expect((await send('GET', '/readyz')).status).toBe(200);
  expect((await send('GET', '/api/admin/storage-space', { as: 'operator' })).data).toMatchObject({
    writes: 'ok',
    places: [{ level: 'full', free_percent: 4 }],
  });
  disk.free = 60;
  await look();
  expect((await send('POST', '/api/user/avatar', { as: 'client', upload: true })).status).toBe(200);
  expect((await announced()).slice(before)).toEqual(['low', 'full', 'ok']);
});

it('keeps a reserve while there is room, and releases it when the database has none', async () => {
  const reserve = path.join(context.config.dataDir, 'reserve.bin');
  rmSync(reserve, { force: true });
  const state = { recordedAt: 0, level: null };
  disk.free = 60;
  await watchSpace(context, state);
  expect(existsSync(reserve)).toBe(false);
  const later = { ...context, clock: () => new Date(Date.now() + spaceLimits.quietRecordMs) };
  await watchSpace(later, state);
  expect(statSync(reserve).size).toBe(spaceLimits.reserveBytes);
  writesFail = '53100';
  expect((await login()).code).toBe('out_of_space');
  await watchSpace(context, state);
  expect(existsSync(reserve)).toBe(false);
  writesFail = null;
  await watchSpace(context, state);
  expect((await send('GET', '/readyz')).status).toBe(200);
});
