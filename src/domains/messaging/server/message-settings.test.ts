import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '#app/server/test-app.ts';
import { DAY_MS } from '#kit/clock.ts';
import type { ConversationPage } from '../contract.ts';
import type { MessageSettings } from '../settings-contract.ts';

let app: TestApp;
let id = '';
beforeAll(async () => {
  app = await testApp();
  const begun = await app.must<{ conversation_id: string }>('POST', '/api/conversations', {
    as: 'client',
    body: { with: `person:${app.people.freelancer.username}`, id: randomUUID(), text: 'Could you draw a mark?' },
  });
  id = begun.conversation_id;
  await write('freelancer', 'Gladly.');
});
afterAll(() => app.close());

const write = (as: Person, text: string) =>
  app.must('POST', `/api/conversations/${id}/messages`, { as, body: { id: randomUUID(), text } });
const page = (as: Person) => app.must<ConversationPage>('GET', `/api/conversations/${id}`, { as });
const set = (as: Person, change: Partial<MessageSettings>) =>
  app.send<MessageSettings>('PUT', '/api/messages/settings', {
    as,
    body: { shows_reading: true, away_until: null, away_text: '', ...change },
  });
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test('what was sent is delivered once it reached a device, and read once it was read', async () => {
  await write('client', 'It is for boats.');
  const { last_seq: last } = await page('client');
  expect((await page('client')).other.delivered).toBeLessThan(last);
  expect(await app.must('POST', '/api/messages/delivered', { as: 'freelancer' })).toEqual({ conversations: 1 });
  expect(await app.must('POST', '/api/messages/delivered', { as: 'freelancer' })).toEqual({ conversations: 0 });
  const { other } = await page('client');
  expect(other.delivered).toBe(last);
  expect(other.read).toBeLessThan(last);
  expect((await page('freelancer')).unread).toBe(1);
  await app.must('POST', `/api/conversations/${id}/marks`, { as: 'freelancer', body: { read: last } });
  expect((await page('client')).other.read).toBe(last);
});

test('who hides reading is not seen reading, and does not see it', async () => {
  await write('freelancer', 'How many?');
  const { last_seq: last } = await page('client');
  await app.must('POST', `/api/conversations/${id}/marks`, { as: 'client', body: { read: last } });
  expect((await page('freelancer')).other.read).toBe(last);
  await set('client', { shows_reading: false });
  expect((await page('freelancer')).other).toEqual({ delivered: last, read: 0 });
  expect((await page('client')).other.read).toBe(0);
  // Their own place is kept.
  expect((await page('client')).mine.read).toBe(last);
  await set('client', {});
  expect((await page('freelancer')).other.read).toBe(last);
});

test('an away reply is read by who writes, until its day is over', async () => {
  const away = { away_until: dayIn(3), away_text: 'Back on Monday. Ask Moira about the vans.' };
  expect((await set('freelancer', away)).body.data).toMatchObject(away);
  expect((await page('client')).about.away).toEqual({ until: away.away_until, text: away.away_text });
  expect((await page('freelancer')).about.away).toBeNull();
  await app.base.database.pool.query('update message_setting set away_until = current_date - 3 where user_id = $1', [
    app.people.freelancer.id,
  ]);
  expect((await page('client')).about.away).toBeNull();
  for (const until of [dayIn(-5), dayIn(500), '2026-02-31', 'tomorrow', ''])
    expect((await set('freelancer', { ...away, away_until: until })).status, until).toBe(422);
  expect((await set('freelancer', { ...away, away_text: ' ' })).body.code).toBe('invalid_input');
  expect((await set('freelancer', {})).body.data.away_until).toBeNull();
});
