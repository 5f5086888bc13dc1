import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '#app/server/test-app.ts';
import { maySeePresence, mayShowTyping } from './presence.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const idOf = (who: Person): string => app.people[who].id;
const sees = (reader: Person, other: Person): Promise<boolean> =>
  maySeePresence(app.context.db, idOf(reader), idOf(other));
const begin = async (as: Person, to: Person): Promise<string> => {
  const body = { with: `person:${app.people[to].username}`, id: randomUUID(), text: 'Could you draw a mark?' };
  return (await app.must<{ conversation_id: string }>('POST', '/api/conversations', { as, body })).conversation_id;
};
const answer = (as: Person, id: string) =>
  app.must('POST', `/api/conversations/${id}/messages`, { as, body: { id: randomUUID(), text: 'Gladly.' } });
const audience = (who: Person, value: string) =>
  app.base.database.pool.query(
    `update profile set privacy_settings = privacy_settings || jsonb_build_object('last_activity_at', $2::text)
      where user_id = $1`,
    [idOf(who), value],
  );

test('is shown once both talk, not while one only asked to', async () => {
  const id = await begin('client', 'freelancer');
  expect(await sees('client', 'freelancer')).toBe(false);
  expect(await mayShowTyping(app.context.db, idOf('client'), id)).toBe(false);
  await answer('freelancer', id);
  expect([await sees('client', 'freelancer'), await sees('freelancer', 'client')]).toEqual([true, true]);
  expect(await mayShowTyping(app.context.db, idOf('client'), id)).toBe(true);
  expect(await sees('otherClient', 'freelancer')).toBe(false);
});

test('is hidden both ways by someone who shows their activity to nobody', async () => {
  await answer('freelancer', await begin('client', 'freelancer'));
  await audience('freelancer', 'only_me');
  expect([await sees('client', 'freelancer'), await sees('freelancer', 'client')]).toEqual([false, false]);
  await audience('freelancer', 'signed_in');
  expect(await sees('client', 'freelancer')).toBe(true);
});

test('is hidden by a block, in both directions, and so is typing', async () => {
  const id = await begin('client', 'freelancer');
  await answer('freelancer', id);
  await app.must('PUT', `/api/conversations/${id}/block`, { as: 'freelancer', body: { blocked: true } });
  expect([await sees('client', 'freelancer'), await sees('freelancer', 'client')]).toEqual([false, false]);
  expect(await mayShowTyping(app.context.db, idOf('client'), id)).toBe(false);
  await app.must('PUT', `/api/conversations/${id}/block`, { as: 'freelancer', body: { blocked: false } });
  expect(await sees('client', 'freelancer')).toBe(true);
});
