/** The list of conversations: the newest thing of each, drafts, requests, and finding one by its name. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, usd, type Person, type TestApp } from '#app/server/test-app.ts';
import type { Page } from '#kit/paging.ts';
import type { ConversationPage, ConversationWith, ListedConversation } from '../contract.ts';
import { messagingChecks } from './messaging-checks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const person = (name: Person) => `person:${app.people[name].username}`;
const inbox = async (as: Person, query = '') =>
  (await app.must<Page<ListedConversation>>('GET', `/api/conversations${query}`, { as })).items;
const begin = async (as: Person, to: string, text: string) =>
  (
    await app.must<{ conversation_id: string }>('POST', '/api/conversations', {
      as,
      body: { with: to, id: randomUUID(), text },
    })
  ).conversation_id;
const rowOf = async (as: Person, id: string) => (await inbox(as)).find((conversation) => conversation.id === id);

/** A contract of the client and the freelancer that is signed; answers what adds a move to it. */
async function contract(title: string): Promise<(move: string, party: string, at: Date) => Promise<unknown>> {
  const { pool } = app.base.database;
  const id = randomUUID();
  await pool.query(
    `insert into contract (id, number, state, client_id, freelancer_id, title, currency, offered_at, valid_until,
      accepted_at, began_at)
     values ($1, $2, 'active', $3, $4, $5, 'USD', now(), now() + interval '1 day', now(), now())`,
    [id, `CT-${randomUUID().slice(0, 8)}`, app.people.client.id, app.people.freelancer.id, title],
  );
  return (move, party, at) =>
    pool.query(
      `insert into work_event (work_id, at, move, party, actor_id, state_before, state_after, facts)
        values ($1, $2, $3, $4, null, 'active', 'active', '{}')`,
      [id, at, move, party],
    );
}

test('a row shows the newest thing, be it a message or what happened to the work', async () => {
  const id = await begin('client', person('freelancer'), 'Shall we begin?');
  const happens = await contract('Signs');
  const { pool } = app.base.database;
  await pool.query("update message set sent_at = now() - interval '1 hour' where conversation_id = $1", [id]);
  expect(await rowOf('client', id)).toMatchObject({ happened: null, last: { text: 'Shall we begin?' } });
  const at = new Date(Date.now() - 600_000);
  await happens('requestEnd', 'freelancer', at);
  const happened = { words: 'asked to end the contract', title: 'Signs', at: at.toISOString() };
  expect(await rowOf('client', id)).toMatchObject({ happened: { ...happened, is_mine: false } });
  expect(await rowOf('freelancer', id)).toMatchObject({ happened: { ...happened, is_mine: true } });
  // It comes before a conversation whose newest message is older.
  const other = await begin('client', person('otherFreelancer'), 'Do you draw maps?');
  await pool.query("update message set sent_at = now() - interval '30 minutes' where conversation_id = $1", [other]);
  expect((await inbox('client')).map((conversation) => conversation.id)).toEqual([id, other]);
  await begin('freelancer', person('client'), 'It is finished.');
  expect(await rowOf('client', id)).toMatchObject({ happened: null, last: { text: 'It is finished.' } });
});

test('pinned conversations come before all others, once and on the first page alone', async () => {
  const pinned = await begin('client', person('freelancer'), 'Keep this one.');
  const newest = await begin('client', person('otherFreelancer'), 'And this is newer.');
  const pin = (isPinned: boolean) =>
    app.must('PUT', `/api/conversations/${pinned}/settings`, { as: 'client', body: { pinned: isPinned } });
  const ids = async (query = '') => (await inbox('client', query)).map((conversation) => conversation.id);
  expect((await ids()).slice(0, 2)).toEqual([newest, pinned]);
  await pin(true);
  expect((await ids()).slice(0, 2)).toEqual([pinned, newest]);
  expect((await ids()).filter((id) => id === pinned)).toHaveLength(1);
  const first = await app.must<Page<ListedConversation>>('GET', '/api/conversations?limit=1', { as: 'client' });
  expect(first.items.map((conversation) => conversation.id)).toEqual([pinned, newest]);
  if (first.next_cursor !== null)
    expect(await ids(`?limit=1&cursor=${encodeURIComponent(first.next_cursor)}`)).not.toContain(pinned);
  await pin(false);
});

test('a card is named as a turn only to the person who has to act, and not once it is over', async () => {
  const { slug } = await app.publish();
  const request = { service: slug, scope: 'A logo for four boats', budget: usd(25_000), wanted_on: null };
  const { offer_number: number } = await app.must<{ offer_number: string }>('POST', '/api/custom-offers', {
    as: 'client',
    body: request,
  });
  const turns = async () => [(await inbox('client'))[0]?.is_your_turn, (await inbox('freelancer'))[0]?.is_your_turn];
  expect((await inbox('freelancer'))[0]).toMatchObject({
    happened: null,
    last: { text: `Custom offer requested: ${number}` },
  });
  expect(await turns()).toEqual([false, true]);
  const offer = { scope: 'Three sketches.', price: usd(24_000), delivery_days: 6, revisions: 2, valid_days: 7 };
  await app.must('POST', `/api/custom-offers/${number}/offers`, { as: 'freelancer', body: offer });
  expect(await turns()).toEqual([true, false]);
  // What made a card that waits for the other side is news; the card is not.
  const happens = await contract('Maps');
  const { rows } = await app.base.database.pool.query<{ at: Date }>('select max(sent_at) as at from message');
  await happens('accept', 'client', new Date((rows[0]?.at ?? new Date()).getTime() - 1_000));
  expect((await inbox('freelancer'))[0]).toMatchObject({ happened: { words: 'signed the contract', title: 'Maps' } });
  expect((await inbox('client'))[0]).toMatchObject({ happened: null, is_your_turn: true });
});

test('a draft is in the list of its writer alone', async () => {
  const id = await begin('client', person('freelancer'), 'One more thing.');
  await app.must('PUT', `/api/conversations/${id}/draft`, { as: 'client', body: { text: 'And the *flag*', base: 0 } });
  expect([(await rowOf('client', id))?.draft, (await rowOf('freelancer', id))?.draft]).toEqual(['And the *flag*', '']);
  await app.must('PUT', `/api/conversations/${id}/draft`, { as: 'client', body: { text: '', base: 1 } });
  expect((await rowOf('client', id))?.draft).toBe('');
});

test('a request is accepted or declined without words, by the person who got it', async () => {
  const id = await begin('otherClient', person('otherFreelancer'), 'Could you draw a mark?');
  const answer = (as: Person, accepted: boolean) =>
    app.send('PUT', `/api/conversations/${id}/request`, { as, body: { accepted } });
  const waiting = async () =>
    (await app.must<{ requests: number }>('GET', '/api/conversations?filter=unread', { as: 'otherFreelancer' }))
      .requests;
  const before = await waiting();
  expect(before).toBeGreaterThan(0);
  expect((await answer('otherClient', true)).body.code).toBe('wrong_state');
  expect((await answer('client', true)).status).toBe(404);
  expect((await answer('otherFreelancer', false)).status).toBe(200);
  expect(await waiting()).toBe(before - 1);
  expect(await rowOf('otherFreelancer', id)).toBeUndefined();
  expect(
    (await inbox('otherFreelancer', '?filter=archived')).map((conversation) => [
      conversation.id,
      conversation.is_muted,
      conversation.state,
    ]),
  ).toEqual([[id, true, 'request_received']]);
  // Its sender sees nothing of that, and what they write doesn’t bring it back.
  expect(await rowOf('otherClient', id)).toMatchObject({ state: 'request_sent', is_muted: false });
  await begin('otherClient', person('otherFreelancer'), 'Are you there?');
  expect(await rowOf('otherFreelancer', id)).toBeUndefined();

  for (let n = 0; n < 2; n += 1) expect((await answer('otherFreelancer', true)).status).toBe(200);
  const page = await app.must<ConversationPage>('GET', `/api/conversations/${id}`, { as: 'otherClient' });
  expect([page.state, page.why_not_write]).toEqual(['open', null]);
});

test('the sender of a request reads that it was read once it is accepted', async () => {
  const id = await begin('client', person('otherFreelancer'), 'Could you draw a mark?');
  await app.base.database.pool.query('update conversation set asked_by = $2, answered_at = null where id = $1', [
    id,
    app.people.client.id,
  ]);
  const pageOf = (as: Person) => app.must<ConversationPage>('GET', `/api/conversations/${id}`, { as });
  const { last_seq: last } = await pageOf('otherFreelancer');
  await app.must('POST', `/api/conversations/${id}/marks`, { as: 'otherFreelancer', body: { read: last } });
  expect((await pageOf('otherFreelancer')).mine.read).toBe(last);
  expect((await pageOf('client')).other.read).toBe(0);
  await app.must('PUT', `/api/conversations/${id}/request`, { as: 'otherFreelancer', body: { accepted: true } });
  expect((await pageOf('client')).other.read).toBe(last);
});

test.each(['accepts', 'answers'])(
  'someone who %s a request that they declined has it in the inbox again, with what comes next',
  async (how) => {
    const id = await begin('client', person('otherFreelancer'), 'Could you draw a mark?');
    await app.base.database.pool.query('update conversation set asked_by = $2, answered_at = null where id = $1', [
      id,
      app.people.client.id,
    ]);
    const newMessages = async () =>
      (await app.must<{ count: number }>('GET', '/api/countNewMessages', { as: 'otherFreelancer' })).count;
    await app.must('PUT', `/api/conversations/${id}/request`, { as: 'otherFreelancer', body: { accepted: false } });
    if (how === 'accepts')
      await app.must('PUT', `/api/conversations/${id}/request`, { as: 'otherFreelancer', body: { accepted: true } });
    else await begin('otherFreelancer', person('client'), 'I can after all.');
    expect(await rowOf('otherFreelancer', id)).toMatchObject({ state: 'open', is_muted: false });
    const before = await newMessages();
    await begin('client', person('otherFreelancer'), 'Good to hear!');
    expect(await newMessages()).toBe(before + 1);
  },
);

test('a first message has files where people know each other, and nobody sees its conversation before', async () => {
  const open = (as: Person, to: string) =>
    app.send<{ conversation_id: string }>('POST', '/api/conversations/open', { as, body: { with: to } });
  expect((await open('client', 'person:nobody-by-this-name')).status).toBe(404);
  expect((await open('otherClient', person('freelancer'))).body).toMatchObject({
    code: 'wrong_state',
    message: 'You can send files once they answer.',
  });
  // They work together and never wrote.
  const { pool } = app.base.database;
  const { otherClient, freelancer } = app.people;
  await pool.query(
    `insert into contract (id, number, state, client_id, freelancer_id, title, currency, offered_at, valid_until,
      accepted_at, began_at)
     values ($1, 'CT-2345-2345', 'active', $2, $3, 'Flags', 'USD', now(), now() + interval '1 day', now(), now())`,
    [randomUUID(), otherClient.id, freelancer.id],
  );
  const opened = await open('otherClient', person('freelancer'));
  const id = opened.body.data.conversation_id;
  expect((await open('otherClient', person('freelancer'))).body.data.conversation_id).toBe(id);
  for (const as of ['otherClient', 'freelancer'] as const) expect(await rowOf(as, id)).toBeUndefined();
  const who = await app.must<ConversationWith>('GET', `/api/conversations/with?with=${person('freelancer')}`, {
    as: 'otherClient',
  });
  expect(who).toMatchObject({ conversation_id: null, is_request: false });
  expect(await begin('otherClient', person('freelancer'), 'Hello.')).toBe(id);
  expect(await rowOf('freelancer', id)).toMatchObject({ unread: 1, state: 'open' });
});

test('a search finds conversations by the name of the person and of the work', async () => {
  const found = async (q: string) =>
    (
      await app.must<{ conversations: { with: { id: string } }[] }>(
        'GET',
        `/api/messages/search?q=${encodeURIComponent(q)}`,
        { as: 'otherClient' },
      )
    ).conversations;
  const { rows } = await app.base.database.pool.query<{ display_name: string }>(
    'select display_name from person_card where user_id = $1',
    [app.people.freelancer.id],
  );
  const name = rows[0]?.display_name ?? '';
  expect((await found(name.toUpperCase())).map((conversation) => conversation.with.id)).toContain(
    app.people.freelancer.id,
  );
  expect(await found(name.slice(1))).toEqual([]);
  await begin('otherClient', 'contract:CT-2345-2345', 'About the flags.');
  for (const q of ['ct-2345', 'flag'])
    expect(
      (await found(q)).map((conversation) => conversation.with.id),
      q,
    ).toEqual([app.people.freelancer.id]);
});

test('nothing of this breaks the counts', async () => {
  const found = await Promise.all(
    messagingChecks.map(({ sql }) => app.base.database.pool.query<{ what: string }>(sql)),
  );
  expect(found.flatMap(({ rows }) => rows.map(({ what }) => what))).toEqual([]);
});
