import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#app/server/test-app.ts';
import { sayFor, type Notice } from '#kit/notices.ts';
import { MESSAGE_LIMITS } from '../message.ts';
import { messagingNotices } from '../notices.ts';
import { forgetOriginals } from './change-message.ts';
import { notifyUnread } from './notify-unread.ts';
import { personal } from './personal.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const at = (minutes: number) => ({ ...app.context, clock: () => new Date(Date.now() + minutes * 60_000) });
const write = (as: 'client' | 'freelancer', to: 'client' | 'freelancer' | 'otherFreelancer', text: string) =>
  app.must<{ conversation_id: string; message: { seq: number } }>('POST', '/api/conversations', {
    as,
    body: { with: `person:${app.people[to].username}`, id: randomUUID(), text },
  });

/** What was announced of people who wait, as they are told. */
async function noticesSent(): Promise<Notice[]> {
  const { rows } = await app.base.database.pool.query<{ facts: never }>(
    "select facts from job where name = 'messaging.waiting' order by id",
  );
  const [notice] = messagingNotices;
  return rows.flatMap(({ facts }) => notice?.compose(facts, sayFor({ locale: 'en', timeZone: 'UTC' })) ?? []);
}

test('one notice after ten quiet minutes, whatever was written, and none for what was read', async () => {
  await write('client', 'freelancer', 'Could you draw a mark?');
  const { conversation_id: id } = await write('client', 'freelancer', 'It is for boats.');
  await notifyUnread(at(MESSAGE_LIMITS.quietMinutes - 1));
  expect(await noticesSent()).toEqual([]);
  await notifyUnread(at(MESSAGE_LIMITS.quietMinutes + 1));
  await notifyUnread(at(MESSAGE_LIMITS.quietMinutes + 1));
  const [first, ...rest] = await noticesSent();
  expect(rest).toEqual([]);
  expect(first).toMatchObject({
    to: app.people.freelancer.id,
    title: 'Test client wants to talk with you',
    path: `/messages?conversation=${id}`,
  });
  expect(JSON.stringify(first)).not.toContain('boats');

  await write('freelancer', 'client', 'Gladly.');
  await app.must('POST', `/api/conversations/${id}/marks`, { as: 'client', body: { read: 3 } });
  await notifyUnread(at(60));
  expect(await noticesSent()).toHaveLength(1);

  await write('freelancer', 'client', 'How many?');
  await notifyUnread(at(60));
  expect((await noticesSent()).at(-1)).toMatchObject({
    to: app.people.client.id,
    title: '1 unread message from Test freelancer',
  });
});

test('muted conversations send none', async () => {
  const { conversation_id: id } = await write('client', 'freelancer', 'Four.');
  await app.must('PUT', `/api/conversations/${id}/settings`, { as: 'freelancer', body: { muted: true } });
  await write('client', 'freelancer', 'Or five.');
  const before = (await noticesSent()).length;
  await notifyUnread(at(600));
  expect(await noticesSent()).toHaveLength(before);
});

test('originals are forgotten after 90 days', async () => {
  const { conversation_id: id, message } = await write('client', 'freelancer', 'Sx.');
  await app.must('PUT', `/api/conversations/${id}/messages/${message.seq}`, { as: 'client', body: { text: 'Six.' } });
  const countOriginals = async () => (await app.base.database.pool.query('select from message_original')).rowCount;
  await forgetOriginals(at(89 * 24 * 60));
  expect(await countOriginals()).toBe(1);
  await forgetOriginals(at(91 * 24 * 60));
  expect(await countOriginals()).toBe(0);
});

test('the copy of someone’s data has every message they can read, of any number of pages', async () => {
  const { conversation_id: id } = await write('client', 'otherFreelancer', 'Are you free in May?');
  await app.base.database.pool.query(
    `insert into message (conversation_id, seq, id, author_id, body, sent_at) select $1, n, gen_random_uuid(), $2,
      'Line ' || n, now() from generate_series(2, 1100) n`,
    [id, app.people.client.id],
  );
  await app.base.database.pool.query('update conversation set last_seq = 1100 where id = $1', [id]);
  const { parts } = personal.exportOf?.(app.context.db, app.people.otherFreelancer.id, app.context) ?? { parts: [] };
  const records: object[] = [];
  for await (const record of parts.find(({ name }) => name === 'messages')?.records ?? []) records.push(record);
  expect(records).toHaveLength(1_100);
  expect(records[0]).toMatchObject({ from: 'Test client', is_yours: false, text: 'Are you free in May?' });
});

test('who leaves takes their name along, and the other side keeps what was written', async () => {
  const { conversation_id: id } = await write('freelancer', 'client', 'Sent before leaving.');
  await app.base.database.pool.query('update account set erased_at = now() where id = $1', [app.people.freelancer.id]);
  await app.context.database.transact((tx) => personal.erase?.(tx, app.people.freelancer.id, app.context));
  const conversation = await app.must<{ with: { name: string; username: string }; why_not_write: string }>(
    'GET',
    `/api/conversations/${id}`,
    { as: 'client' },
  );
  expect(conversation.with).toMatchObject({ name: 'Former member', username: '' });
  expect(conversation.why_not_write).toContain('still read');
  const { items } = await app.must<{ items: { text: string }[] }>('GET', `/api/conversations/${id}/messages`, {
    as: 'client',
  });
  expect(items[0]?.text).toBe('Sent before leaving.');
  await app.context.database.transact((tx) => personal.erase?.(tx, app.people.client.id, app.context));
  const left = await app.base.database.pool.query('select from conversation where id = $1', [id]);
  expect(left.rows).toEqual([]);
});
