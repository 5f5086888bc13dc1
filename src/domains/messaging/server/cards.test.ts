/** Cards of a conversation, over the API: requests and offers as both people see them. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, usd, type Person, type TestApp } from '#app/server/test-app.ts';
import type { Page } from '#kit/paging.ts';
import type { Conversation, Message, PlacedCard } from '../contract.ts';
import { messagingChecks } from './messaging-checks.ts';
import { notifyUnread } from './notify-unread.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const OFFER = {
  scope: 'Three sketches and a version for embroidery.',
  price: usd(24_000),
  delivery_days: 6,
  revisions: 2,
  valid_days: 7,
};
const inbox = async (as: Person) => (await app.must<Page<Conversation>>('GET', '/api/conversations', { as })).items;
const read = (as: Person, id: string, query = '') =>
  app.must<Page<Message> & { cards: PlacedCard[] }>('GET', `/api/conversations/${id}/messages${query}`, { as });
const cardOf = async (as: Person, id: string, seq: number) =>
  (await read(as, id)).cards.find((card) => card.seq === seq);

async function requestOffer(): Promise<{ number: string; slug: string; id: string }> {
  const { slug } = await app.publish();
  const body = { service: slug, scope: 'A logo for four boats', budget: usd(25_000), wanted_on: null };
  const { offer_number: number } = await app.must<{ offer_number: string }>('POST', '/api/custom-offers', {
    as: 'client',
    body,
  });
  const [conversation] = await inbox('freelancer');
  return { number, slug, id: conversation?.id ?? '' };
}
const offer = (number: string, more: Partial<typeof OFFER> = {}) =>
  app.must('POST', `/api/custom-offers/${number}/offers`, { as: 'freelancer', body: { ...OFFER, ...more } });

test('a request, its offer and a changed offer are cards in their places, each as it is now', async () => {
  const { number, slug, id } = await requestOffer();
  const [first] = await inbox('freelancer');
  expect(first).toMatchObject({
    state: 'request_received',
    unread: 1,
    last: { text: `Custom offer requested: ${number}` },
  });
  expect(await cardOf('freelancer', id, 1)).toMatchObject({
    label: 'Request for a custom offer',
    number,
    note: 'A logo for four boats',
    facts: [{ name: 'Budget', money: usd(25_000) }],
    turn: 'yours',
    act: { label: 'Make an offer', path: `/user/custom-offers/${number}` },
  });
  expect(await cardOf('client', id, 1)).toMatchObject({ turn: 'theirs', act: null });
  // No one wrote it: the list of its sender has no "You" before it either, and neither has a search.
  expect((await inbox('client'))[0]).toMatchObject({ last: { is_mine: false } });
  const mine = await app.must<{ items: { is_mine: boolean }[] }>('GET', `/api/messages/search?q=${number}`, {
    as: 'client',
  });
  expect(mine.items).toMatchObject([{ is_mine: false }]);
  const { items: hits } = await app.must<{ items: { conversation_id: string; seq: number }[] }>(
    'GET',
    `/api/messages/search?q=${number}`,
    {
      as: 'freelancer',
    },
  );
  expect(hits).toMatchObject([{ conversation_id: id, seq: 1 }]);

  await offer(number);
  await offer(number, { price: usd(20_000) });
  expect(await cardOf('freelancer', id, 1)).toMatchObject({
    state: { label: 'Offer made' },
    turn: null,
    act: null,
    did: 'requested a custom offer',
  });
  expect(await cardOf('client', id, 2)).toMatchObject({
    state: { label: 'Replaced by a newer offer' },
    turn: null,
    act: null,
  });
  const open = await cardOf('client', id, 3);
  expect(open).toMatchObject({
    label: 'Custom offer',
    state: { label: 'Offer made' },
    turn: 'yours',
    act: { label: 'Review and order' },
  });
  expect(open?.facts).toMatchObject([
    { money: usd(20_000) },
    { text: '6 days' },
    { text: '2' },
    { name: 'Valid until' },
  ]);
  expect(await cardOf('freelancer', id, 3)).toMatchObject({ turn: 'theirs', act: null });
  // The freelancer answered, so the client can write as often as they want.
  expect((await inbox('client'))[0]).toMatchObject({ state: 'open', unread: 2 });

  await app.must('POST', `/api/custom-offers/${number}/decline`, { as: 'client', body: {} });
  expect(await cardOf('client', id, 3)).toMatchObject({ state: { label: 'Declined' }, turn: null, act: null });
  const { threads } = await app.must<{ threads: { id: string; ref: string }[] }>('GET', `/api/conversations/${id}`, {
    as: 'client',
  });
  expect(threads.find(({ ref }) => ref === slug)).toBeDefined();
  const found = await Promise.all(
    messagingChecks.map(({ sql }) => app.base.database.pool.query<{ what: string }>(sql)),
  );
  expect(found.flatMap(({ rows }) => rows)).toEqual([]);
});

test('a card is no message of its author: not to edit, not one of three, and with no second notice', async () => {
  const { id } = await requestOffer();
  const { items } = await read('client', id);
  const newest = items[0]?.seq ?? 0;
  expect(await cardOf('client', id, newest)).toBeDefined();
  const edited = await app.send('PUT', `/api/conversations/${id}/messages/${newest}`, {
    as: 'client',
    body: { text: 'Free of charge' },
  });
  expect(edited.body).toMatchObject({ code: 'wrong_state' });
  const deleted = await app.send('DELETE', `/api/conversations/${id}/messages/${newest}`, { as: 'client' });
  expect(deleted.body).toMatchObject({ code: 'wrong_state' });
  await notifyUnread({ ...app.context, clock: () => new Date(Date.now() + 3_600_000) });
  const { rows } = await app.base.database.pool.query("select from job where name = 'messaging.waiting'");
  expect(rows).toEqual([]);
});

test('a stranger’s request and messages are counted together', async () => {
  const { slug } = await app.publish();
  const body = { service: slug, scope: 'A logo', budget: null, wanted_on: null };
  const unasked = { client: app.people.otherClient.username, service: slug, ...OFFER };
  const offered = await app.send('POST', '/api/custom-offers/offers', { as: 'freelancer', body: unasked });
  expect(offered.status).toBe(403);
  await app.must('POST', '/api/custom-offers', { as: 'otherClient', body });
  const say = () =>
    app.send('POST', '/api/conversations', {
      as: 'otherClient',
      body: { with: `service:${slug}`, id: randomUUID(), text: 'Hello.' },
    });
  for (const _ of [1, 2]) expect((await say()).status).toBe(200);
  expect((await say()).body).toMatchObject({ code: 'wrong_state' });
});

test('a freelancer offers on their own to someone who wrote to them, and to no stranger', async () => {
  const { slug } = await app.publish();
  const body = { client: app.people.otherClient.username, service: slug, ...OFFER };
  const direct = (as: Person, more: object = {}) =>
    app.send<{ offer_number: string }>('POST', '/api/custom-offers/offers', { as, body: { ...body, ...more } });
  expect((await direct('otherFreelancer')).status).toBe(404);
  const { offer_number: number } = (await direct('freelancer')).body.data;
  const [talk] = await inbox('otherClient');
  const { cards, items } = await read('otherClient', talk?.id ?? '');
  expect(cards.find((card) => card.seq === items[0]?.seq)).toMatchObject({
    number,
    note: OFFER.scope,
    turn: 'yours',
    act: { label: 'Review and order' },
  });
  expect(await app.must('GET', `/api/custom-offers/${number}`, { as: 'otherClient' })).toMatchObject({
    scope: '',
    state: 'offered',
    versions: [{ version: 1 }],
  });
  // One at a time for two people and a service, no matter who began.
  expect((await direct('freelancer')).body).toMatchObject({ code: 'wrong_state' });
  const ask = { service: slug, scope: 'Something else', budget: null, wanted_on: null };
  expect((await app.send('POST', '/api/custom-offers', { as: 'otherClient', body: ask })).body).toMatchObject({
    code: 'wrong_state',
  });
  await app.must('POST', `/api/custom-offers/${number}/withdraw`, { as: 'freelancer' });
  expect((await direct('freelancer', { price: usd(1) })).body).toMatchObject({ code: 'invalid_input' });
  await app.must('PUT', `/api/conversations/${talk?.id}/block`, { as: 'otherClient', body: { blocked: true } });
  expect((await direct('freelancer')).body).toMatchObject({
    code: 'wrong_state',
    message: 'This person doesn’t accept messages from you.',
  });
});
