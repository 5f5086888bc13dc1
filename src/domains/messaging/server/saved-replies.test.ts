import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '#app/server/test-app.ts';
import { REPLY_LIMITS, type SavedReplies } from '../replies-contract.ts';
import { personal } from './personal.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const PATH = '/api/messages/replies';
const texts = async (as: Person) =>
  (await app.must<SavedReplies>('GET', PATH, { as })).items.map((reply) => reply.text);
const add = (as: Person, text: string, id: string = randomUUID()) => app.send('POST', PATH, { as, body: { id, text } });

test('a reply is saved once, edited and deleted by its owner alone', async () => {
  const id = randomUUID();
  expect((await add('client', ' Thank you, I’ll look today. ', id)).status).toBe(200);
  expect((await add('client', 'Thank you, I’ll look today.', id)).status).toBe(200);
  expect(await texts('client')).toEqual(['Thank you, I’ll look today.']);
  expect(await texts('otherClient')).toEqual([]);
  expect((await add('otherClient', 'Mine now', id)).body.code).toBe('wrong_state');
  for (const method of ['PUT', 'DELETE'] as const)
    expect(
      (
        await app.send(method, `${PATH}/${id}`, {
          as: 'otherClient',
          ...(method === 'PUT' ? { body: { text: 'Mine now' } } : {}),
        })
      ).status,
    ).toBe(404);
  await app.must('PUT', `${PATH}/${id}`, { as: 'client', body: { text: 'Thanks.' } });
  expect(await texts('client')).toEqual(['Thanks.']);
  await app.must('DELETE', `${PATH}/${id}`, { as: 'client' });
  expect(await texts('client')).toEqual([]);
});

test('their number and their length have limits', async () => {
  expect((await add('client', ' ')).status).toBe(422);
  expect((await add('client', 'x'.repeat(REPLY_LIMITS.text + 1))).status).toBe(422);
  await app.base.database.pool.query(
    `insert into saved_reply (id, user_id, text, created_at) select gen_random_uuid(), $1, 'Reply ' || n, now()
      from generate_series(1, $2::integer) n`,
    [app.people.client.id, REPLY_LIMITS.count - 1],
  );
  const answers = await Promise.all([add('client', 'The last'), add('client', 'One too many')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await texts('client')).toHaveLength(REPLY_LIMITS.count);
});

test('the export has replies, drafts and settings, and erasing deletes them', async () => {
  const userId = app.people.freelancer.id;
  await add('freelancer', 'I can start on Monday.');
  const body = { with: `person:${app.people.client.username}`, id: randomUUID(), text: 'Hello.' };
  const { conversation_id: id } = await app.must<{ conversation_id: string }>('POST', '/api/conversations', {
    as: 'freelancer',
    body,
  });
  await app.must('PUT', `/api/conversations/${id}/draft`, { as: 'freelancer', body: { text: 'And I', base: 0 } });
  await app.must('PUT', '/api/messages/settings', {
    as: 'freelancer',
    body: { shows_reading: false, away_until: null, away_text: '' },
  });
  const exported = async (): Promise<Record<string, unknown[]>> => {
    const found: Record<string, unknown[]> = {};
    for (const { name, records } of personal.exportOf?.(app.context.db, userId, app.context).parts ?? []) {
      const rows: unknown[] = [];
      for await (const record of records) rows.push(record);
      found[name] = rows;
    }
    return found;
  };
  const copy = await exported();
  expect(copy['saved-replies']).toMatchObject([{ text: 'I can start on Monday.' }]);
  expect(copy['message-drafts']).toMatchObject([{ conversation_id: id, text: 'And I' }]);
  expect(copy['message-settings']).toMatchObject([{ shows_reading: false }]);
  await app.context.database.transact((tx) => personal.erase?.(tx, userId, app.context));
  const left = await exported();
  expect([left['saved-replies'], left['message-drafts'], left['message-settings']]).toEqual([[], [], []]);
});
