import { afterAll, beforeAll, expect, test } from 'vitest';
import { rememberingAuthenticate } from '#domains/accounts/server/accounts.ts';
import { testApp, type TestApp } from './test-app.ts';

let app: TestApp;
let clock = 0;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const authenticate = rememberingAuthenticate(() => clock);
const read = (token: string) => authenticate(app.context.db, token, 'read');

test('a read goes by memory for half a second, and not a moment longer', async () => {
  const { token, id } = app.people.client;
  expect(await read(token)).toMatchObject({ userId: id, emailVerified: true });
  // As another process would: nobody tells this one.
  await app.context.database.transact((tx) => tx.rows('update session set ended_at = now() where user_id = $1', [id]));
  clock += 499;
  expect(await read(token)).not.toBeNull();
  expect(await authenticate(app.context.db, token, 'change')).toBeNull();
  clock += 2;
  expect(await read(token)).toBeNull();
});

test('a session ended in this process is forgotten at once', async () => {
  const { token } = app.people.otherClient;
  expect(await read(token)).not.toBeNull();
  await app.must('POST', '/api/logout', { as: 'otherClient' });
  expect(await read(token)).toBeNull();
});

test('what a change did to its caller is seen by the next read', async () => {
  const { token, id } = app.people.freelancer;
  expect(await read(token)).toMatchObject({ emailVerified: true });
  await authenticate(app.context.db, token, 'change');
  await app.context.database.transact((tx) => tx.rows('update account set email_verified_at = null where id = $1', [id]));
  expect(await read(token)).toMatchObject({ emailVerified: false });
});
