import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '#app/server/test-app.ts';
import type { Page } from '#kit/paging.ts';
import type { Conversation, ConversationPage, ConversationWith, Member, Message } from '../contract.ts';
import { messagingChecks } from './messaging-checks.ts';
import { isMemberOf } from './store.ts';
import { hiredTeam } from './test-team.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const hired = (...freelancers: readonly Person[]) => hiredTeam(app, 'client', freelancers);

const begin = (as: Person, to: string, text = 'Hello, all of you.') =>
  app.send<{ conversation_id: string; message: Message }>('POST', '/api/conversations', {
    as,
    body: { with: to, id: randomUUID(), text },
  });
const write = (as: Person, id: string, text: string) =>
  app.send<{ message: Message }>('POST', `/api/conversations/${id}/messages`, { as, body: { id: randomUUID(), text } });
const page = (as: Person, id: string) => app.must<ConversationPage>('GET', `/api/conversations/${id}`, { as });
const read = async (as: Person, id: string) =>
  (await app.must<Page<Message>>('GET', `/api/conversations/${id}/messages`, { as })).items.map(({ text }) => text);
const set = (as: Person, id: string, whose: Person, isHere: boolean) =>
  app.send<{ members: Member[] }>('PUT', `/api/conversations/${id}/members`, {
    as,
    body: { user_id: app.people[whose].id, is_here: isHere },
  });
const here = (members: readonly Member[]) => members.filter((member) => member.is_here).map(({ id }) => id);

test('the client opens it with everyone hired, once, and each reads who wrote', async () => {
  const team = await hired('freelancer', 'otherFreelancer');
  const before = await app.must<ConversationWith>('GET', `/api/conversations/with?with=${team}`, { as: 'client' });
  expect(before).toMatchObject({
    with: { name: 'Signs for three shops', username: '' },
    conversation_id: null,
    is_request: false,
    why_not_write: null,
  });
  // Nobody else opens it, and nobody finds it before it is open.
  for (const as of ['freelancer', 'otherClient'] as const)
    expect((await begin(as, team)).body.code, as).toBe('not_found');

  const [first, second] = await Promise.all([begin('client', team, 'One'), begin('client', team, 'Two')]);
  const id = first.body.data.conversation_id;
  expect(second.body.data.conversation_id).toBe(id);
  expect(await read('otherFreelancer', id)).toHaveLength(2);
  expect((await write('freelancer', id, 'Here I am.')).status).toBe(200);
  const { items } = await app.must<Page<Conversation>>('GET', '/api/conversations', { as: 'otherFreelancer' });
  expect(items.find((conversation) => conversation.id === id)).toMatchObject({
    with: { name: 'Signs for three shops' },
    state: 'open',
    unread: 3,
  });
  const shown = await page('otherFreelancer', id);
  expect(shown).toMatchObject({ is_group: true, why_not_write: null, threads: [{ kind: 'project' }] });
  expect(here(shown.members).toSorted()).toEqual(
    ['client', 'freelancer', 'otherFreelancer'].map((person) => app.people[person as Person].id).toSorted(),
  );
  expect((await app.send('GET', `/api/conversations/${id}`, { as: 'otherClient' })).status).toBe(404);
  // The slowest of the others is what a tick says.
  await app.must('POST', `/api/conversations/${id}/marks`, { as: 'client', body: { read: 3 } });
  expect((await page('freelancer', id)).other.read).toBe(0);
  await app.must('POST', `/api/conversations/${id}/marks`, { as: 'otherFreelancer', body: { read: 3 } });
  expect((await page('freelancer', id)).other.read).toBe(3);
});

test('who was removed is refused reads, writes, search and the topic, and reads on only from when they are back', async () => {
  const { conversation_id: id } = (
    await begin('client', await hired('freelancer', 'otherFreelancer'), 'The chimera is ready.')
  ).body.data;
  expect((await set('freelancer', id, 'otherFreelancer', false)).body.code).toBe('wrong_state');
  expect((await set('client', id, 'client', false)).body.code).toBe('wrong_state');
  expect((await set('client', id, 'otherClient', true)).body.code).toBe('invalid_input');
  const { db } = app.context;
  expect(await isMemberOf(db, app.people.otherFreelancer.id, id)).toBe(true);
  const removed = await set('client', id, 'otherFreelancer', false);
  expect(here(removed.body.data.members)).not.toContain(app.people.otherFreelancer.id);
  expect(await isMemberOf(db, app.people.otherFreelancer.id, id)).toBe(false);
  for (const path of ['', '/messages'])
    expect((await app.send('GET', `/api/conversations/${id}${path}`, { as: 'otherFreelancer' })).status, path).toBe(
      404,
    );
  expect((await write('otherFreelancer', id, 'Still here?')).status).toBe(404);
  expect(
    (await app.must<{ items: unknown[] }>('GET', '/api/messages/search?q=chimera', { as: 'otherFreelancer' })).items,
  ).toEqual([]);
  const list = await app.must<Page<Conversation>>('GET', '/api/conversations', { as: 'otherFreelancer' });
  expect(list.items.some((conversation) => conversation.id === id)).toBe(false);

  await write('client', id, 'Said without them.');
  await set('client', id, 'otherFreelancer', true);
  await write('client', id, 'Welcome back.');
  expect(await read('otherFreelancer', id)).toEqual(['Welcome back.']);
  expect((await page('otherFreelancer', id)).unread).toBe(1);
  // The names of removed people stay beside their messages.
  await write('otherFreelancer', id, 'Thanks.');
  await set('client', id, 'otherFreelancer', false);
  expect(
    (await page('freelancer', id)).members.find((member) => member.id === app.people.otherFreelancer.id),
  ).toMatchObject({ is_here: false });
});

test('a freelancer leaves alone, and only who works on the project is added', async () => {
  const { conversation_id: id } = (await begin('client', await hired('freelancer', 'otherFreelancer'))).body.data;
  expect((await set('freelancer', id, 'freelancer', false)).body.data.members).toEqual([]);
  expect((await app.send('GET', `/api/conversations/${id}`, { as: 'freelancer' })).status).toBe(404);
  const { pool } = app.base.database;
  const end = "update contract set state = 'cancelled', ended_at = now() where freelancer_id = $1";
  await pool.query(end, [app.people.freelancer.id]);
  expect((await set('client', id, 'freelancer', true)).body.code).toBe('invalid_input');
});

test('a conversation of two has nobody to add', async () => {
  const { conversation_id: id } = (await begin('client', `person:${app.people.otherFreelancer.username}`)).body.data;
  expect((await set('client', id, 'otherFreelancer', false)).body.code).toBe('wrong_state');
  expect(await page('client', id)).toMatchObject({ is_group: false, members: [] });
});

test('leaves no message lost and no count wrong', async () => {
  const found = await Promise.all(
    messagingChecks.map(({ sql }) => app.base.database.pool.query<{ what: string }>(sql)),
  );
  expect(found.flatMap(({ rows }) => rows)).toEqual([]);
});
