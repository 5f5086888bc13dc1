import { randomUUID } from 'node:crypto';
import { composed } from '#kit/server/db/statement.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rememberingAuthenticate } from './accounts.ts';
import { authenticate as callerOf } from './sessions.ts';
import { admitCaller } from './standing-gate.ts';
import { testApp, type TestApp } from '#app/server/test-app.ts';

let app: TestApp;
let clock = 0;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const authenticate = rememberingAuthenticate(() => clock);
const read = (token: string) => authenticate(app.context.db, token, 'read');

test('a caller of whom nothing changed is admitted as exactly who they were: their commands run once', async () => {
  for (const as of ['client', 'freelancer', 'operator'] as const) {
    const known = await callerOf(app.context.db, app.people[as].token);
    if (known === null) throw new Error(`${as} is not signed in`);
    expect(await app.context.database.transact((tx) => admitCaller(tx, known, false))).toEqual(known);
  }
});

test('a read may use the cached session for half a second and no longer', async () => {
  const { token, id } = app.people.client;
  expect(await read(token)).toMatchObject({ userId: id, emailVerified: true });
  // Ended as by another process: this one is not notified.
  await app.context.database.transact((tx) => tx.rows(composed('update session set ended_at = now() where user_id = $1'), [id]));
  clock += 499;
  expect(await read(token)).not.toBeNull();
  expect(await authenticate(app.context.db, token, 'change')).toBeNull();
  clock += 2;
  expect(await read(token)).toBeNull();
});

test('a session ended in this process is forgotten immediately', async () => {
  const { token } = app.people.otherClient;
  expect(await read(token)).not.toBeNull();
  await app.must('POST', '/api/logout', { as: 'otherClient' });
  expect(await read(token)).toBeNull();
});

test('the next read sees what a change did to its caller', async () => {
  const { token, id } = app.people.freelancer;
  expect(await read(token)).toMatchObject({ emailVerified: true });
  await authenticate(app.context.db, token, 'change');
  await app.context.database.transact((tx) => tx.rows(composed('update account set email_verified_at = null where id = $1'), [id]));
  expect(await read(token)).toMatchObject({ emailVerified: false });
});

test('a command may name a caller of a minute ago, who is asked for again before anything is done', async () => {
  const { token, id } = app.people.otherFreelancer;
  const admitted = () => authenticate(app.context.db, token, 'admitted');
  const save = () => app.send('POST', '/api/messages/replies', { as: 'otherFreelancer', body: { id: randomUUID(), text: 'Thanks, I will look at it today.' } });
  expect(await admitted()).toMatchObject({ userId: id });
  expect((await save()).status).toBeLessThan(300);
  await app.context.database.transact((tx) => tx.rows(composed('update session set ended_at = now() where user_id = $1'), [id]));
  clock += 59_000;
  expect(await admitted()).not.toBeNull();
  // The next read sees it nevertheless, and so does the command, however well it was known.
  expect(await read(token)).toBeNull();
  expect((await save()).status).toBe(401);
  clock += 2_000;
  expect(await admitted()).toBeNull();
});

test('an operator is never named from the cache: their session needs a second step', async () => {
  const { token } = app.people.operator;
  expect(await authenticate(app.context.db, token, 'admitted')).toMatchObject({ isOperator: true });
  await app.context.database.transact((tx) => tx.rows(composed('update session set ended_at = now() where user_id = $1'), [app.people.operator.id]));
  expect(await authenticate(app.context.db, token, 'admitted')).toBeNull();
});
