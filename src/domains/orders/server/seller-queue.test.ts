import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, usd, type TestApp } from '#app/server/test-app.ts';
import { sellerClosed, sellerOpened } from '#domains/services/events.ts';
import { capacityTimers } from '#domains/services/server/capacity-handlers.ts';
import { savedReactions } from '#domains/saved/server/opened-again.ts';
import { DAY_MS } from '#kit/clock.ts';
import { composed } from '#kit/server/db/database.ts';
import { countQueue } from './seller-queue.ts';

let app: TestApp;
let service: { id: string; slug: string };
beforeAll(async () => {
  app = await testApp();
  for (const who of ['client', 'otherClient'] as const) await app.addMoney(who, usd(400_000));
  service = await app.publish();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.base.database.transact((tx) =>
    tx.rows(composed("update orders set state = 'expired', closed_at = now() where state = 'pending_payment'")),
  );
  await setTo(null, null);
});

const setTo = (most: number | null, away: Date | null) =>
  app.must<{ closed: string | null }>('PUT', '/api/my/taking-orders', {
    as: 'freelancer',
    body: { most_open: most, away_until: away?.toISOString() ?? null },
  });
const quote = () =>
  app.send<{ terms: { total: unknown } }>('GET', `/api/orders/quote?service=${service.slug}&package=basic`, {
    as: 'client',
  });
const total = async () => (await quote()).body.data.terms.total;
const order = (amount: unknown, as: 'client' | 'otherClient' = 'client', payWith = 'wallet') =>
  app.send<{ order_number: string; closed?: string }>('POST', '/api/orders', {
    as,
    body: { service: service.slug, package: 'basic', extras: [], expected_total: amount, pay_with: payWith },
  });
const count = () => app.context.database.transact((tx) => countQueue(tx, app.people.freelancer.id, app.context));
const page = () =>
  app.must<{
    taking_orders: { most_open: number | null; open_orders: number; closed: string | null; opens_at: string | null };
  }>('GET', `/api/services/by-slug/${service.slug}`);
const card = async () =>
  (
    await app.must<{ items: { id: string; closed?: { why: string; opens_at: string | null } }[] }>(
      'GET',
      '/api/services',
    )
  ).items.find(({ id }) => id === service.id);
const announced = async (name: string) =>
  (
    await app.base.database.transact((tx) =>
      tx.rows(composed<{ facts: Record<string, unknown> }>('select facts from job where name = $1 order by id'), [
        name,
      ]),
    )
  ).map(({ facts }) => facts);
const openNow = async () => (await page()).taking_orders.open_orders;

test('without a limit the page says how many orders are in the queue', async () => {
  const before = await openNow();
  await order(await total());
  await count();
  expect((await page()).taking_orders).toMatchObject({ most_open: null, open_orders: before + 1, closed: null });
  expect(await card()).not.toHaveProperty('closed');
});

test('a full queue refuses orders with the reason, and page and card say so until an order is delivered', async () => {
  await count();
  const amount = await total();
  const first = await order(amount);
  await count();
  await setTo(await openNow(), null);
  expect(await card()).toMatchObject({ closed: { why: 'full' } });
  const refused = await order(amount);
  expect([refused.status, refused.body.code, refused.body.data?.closed]).toEqual([409, 'wrong_state', 'full']);
  expect(refused.body.message).toMatch(/queue is full/);
  expect((await quote()).status).toBe(409);

  const { order_number: number } = first.body.data;
  await app.must('POST', `/api/orders/${number}/requirements`, { as: 'freelancer', body: {} });
  await app.must('POST', `/api/orders/${number}/deliver`, {
    as: 'freelancer',
    body: { note: 'Done.', link: 'https://example.com/files' },
  });
  await count();
  await count();
  expect((await page()).taking_orders.closed).toBeNull();
  expect(await card()).not.toHaveProperty('closed');
  expect((await announced(sellerOpened.name)).at(-1)).toMatchObject({ was: 'full', by: 'system' });
  expect((await order(amount)).status).toBe(201);
});

test('of two orders for the last place one is placed, and an unpaid one keeps its place', async () => {
  await count();
  const amount = await total();
  await setTo((await openNow()) + 1, null);
  const both = await Promise.all([order(amount, 'client', 'later'), order(amount, 'otherClient', 'later')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect((await order(amount)).status).toBe(409);
});

test('away until a date closes ordering, is extended by a later date, and ends on it alone', async () => {
  const amount = await total();
  const until = new Date(Date.now() + 3 * DAY_MS);
  expect(await setTo(null, until)).toMatchObject({ closed: 'away' });
  expect((await page()).taking_orders).toMatchObject({ closed: 'away', opens_at: until.toISOString() });
  expect(await card()).toMatchObject({ closed: { why: 'away', opens_at: until.toISOString() } });
  const refused = await order(amount);
  expect([refused.status, refused.body.data?.closed]).toEqual([409, 'away']);
  expect(refused.body.message).toMatch(/away until/);

  const fire = (at: Date) =>
    app.context.database.transact((tx) =>
      capacityTimers[0]?.fire(tx, app.people.freelancer.id, { ...app.context, clock: () => at }),
    );
  await fire(new Date(until.getTime() - 1_000));
  expect((await page()).taking_orders.closed).toBe('away');
  await fire(until);
  expect((await page()).taking_orders.closed).toBeNull();
  expect((await announced(sellerOpened.name)).at(-1)).toMatchObject({ was: 'away', by: 'system' });
  expect((await order(amount)).status).toBe(201);
});

test('an absence that begins later closes ordering on its first day, with its message, and the seller is notified', async () => {
  const [from, until] = [2, 5].map((days) => new Date(Date.now() + days * DAY_MS)) as [Date, Date];
  const body = {
    most_open: null,
    away_from: from.toISOString(),
    away_until: until.toISOString(),
    away_note: ' Back on Monday. ',
  };
  expect(await app.must('PUT', '/api/my/taking-orders', { as: 'freelancer', body })).toMatchObject({
    closed: null,
    away_from: from.toISOString(),
  });
  expect((await page()).taking_orders).toMatchObject({ closed: null, away_note: null });
  const ofSeller = () => app.must<{ away: unknown }>('GET', `/api/services/of/${app.people.freelancer.username}`);
  expect((await ofSeller()).away).toBeNull();

  await app.context.database.transact((tx) =>
    capacityTimers[1]?.fire(tx, app.people.freelancer.id, { ...app.context, clock: () => from }),
  );
  expect((await page()).taking_orders).toMatchObject({
    closed: 'away',
    opens_at: until.toISOString(),
    away_note: 'Back on Monday.',
  });
  expect((await ofSeller()).away).toEqual({ until: until.toISOString(), note: 'Back on Monday.' });
  expect((await announced(sellerClosed.name)).at(-1)).toMatchObject({ why: 'away', by: 'system' });

  const after = await app.send('PUT', '/api/my/taking-orders', {
    as: 'freelancer',
    body: { ...body, away_from: until.toISOString() },
  });
  expect([after.status, Object.keys(after.body.errors)]).toEqual([422, ['away_from']]);
  const contact = await app.send('PUT', '/api/my/taking-orders', {
    as: 'freelancer',
    body: { ...body, away_note: 'Write to me@example.org' },
  });
  expect([contact.status, Object.keys(contact.body.errors)]).toEqual([422, ['away_note']]);
});

test('dates in the past and far away are refused at the field', async () => {
  for (const days of [-1, 200]) {
    const body = { most_open: null, away_until: new Date(Date.now() + days * DAY_MS).toISOString() };
    const refused = await app.send('PUT', '/api/my/taking-orders', { as: 'freelancer', body });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['away_until']]);
  }
});

test('who saved it meanwhile is notified once it can be ordered again, and the seller’s own act is no news to them', async () => {
  await setTo(null, new Date(Date.now() + DAY_MS));
  expect((await announced(sellerClosed.name)).at(-1)).toMatchObject({ by: 'seller' });
  await app.must('PUT', '/api/saved', { as: 'client', body: { service: service.slug, list: 'favorites', note: '' } });
  await setTo(null, null);
  const facts = (await announced(sellerOpened.name)).at(-1);
  await savedReactions[0]?.react(facts as never, app.context, { id: '1', at: new Date() });
  expect(await announced('saved.opened')).toMatchObject([{ userId: app.people.client.id, slug: service.slug }]);
});
