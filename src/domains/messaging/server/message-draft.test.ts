import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '#app/server/test-app.ts';
import type { MessageDraft } from '../draft-contract.ts';

let app: TestApp;
let path = '';
beforeAll(async () => {
  app = await testApp();
  const body = { with: `person:${app.people.freelancer.username}`, id: randomUUID(), text: 'Could you draw a mark?' };
  const { conversation_id: id } = await app.must<{ conversation_id: string }>('POST', '/api/conversations', {
    as: 'client',
    body,
  });
  path = `/api/conversations/${id}/draft`;
});
afterAll(() => app.close());

const read = (as: Person = 'client') => app.must<MessageDraft>('GET', path, { as });
const save = (text: string, base: number, more: object = {}) =>
  app.must<MessageDraft>('PUT', path, { as: 'client', body: { text, base, ...more } });

test('a draft is the same on every device, and only its writer’s', async () => {
  expect(await read()).toEqual({ text: '', version: 0, replaced: null });
  expect(await save('It is for', 0)).toEqual({ text: 'It is for', version: 1, replaced: null });
  expect(await save('It is for boats', 1)).toMatchObject({ version: 2, replaced: null });
  expect(await read()).toMatchObject({ text: 'It is for boats', version: 2 });
  expect((await read('freelancer')).text).toBe('');
  expect((await app.send('GET', path, { as: 'otherClient' })).status).toBe(404);
  expect((await app.send('PUT', path, { as: 'otherClient', body: { text: 'x', base: 0 } })).status).toBe(404);
});

test('the last save wins, and what another device wrote in between is kept until it is used', async () => {
  const { version } = await read();
  await save('Written on the phone', version);
  const won = await save('Written at the desk', version);
  expect(won).toMatchObject({ text: 'Written at the desk', replaced: 'Written on the phone' });
  // Again from a third device that saw neither.
  expect((await save('Written in the train', 0)).replaced).toBe('Written on the phone\n\nWritten at the desk');
  // The same text from two devices is no other text, and a sent message empties the field without losing anything.
  const { version: now } = await read();
  expect((await save('Written in the train', 0)).replaced).toBe('Written on the phone\n\nWritten at the desk');
  expect(await save('', now + 1, { drops_replaced: true })).toMatchObject({ text: '', replaced: null });
});

test('of saves at the same time, every text is there', async () => {
  const { version } = await read();
  const texts = ['One', 'Two', 'Three', 'Four'];
  await Promise.all(texts.map((text) => save(text, version)));
  const { text, replaced } = await read();
  for (const savedText of texts) expect(`${text}\n${replaced ?? ''}`).toContain(savedText);
});
