import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { orderDelivered } from '#domains/orders/events.ts';
import { notifyOf } from '#app/server/modules.ts';
import { testApp, type TestApp } from '#app/server/test-app.ts';
import type { Context } from '#kit/server/context.ts';
import type { NotificationItem } from '../contract.ts';
import { snooze, wake } from './snooze.ts';

interface List {
  items: NotificationItem[];
  unread: number;
  snoozed: number;
}

let app: TestApp;
let context: Context;
let now: Date;
let event = 920_000_000;
beforeAll(async () => {
  app = await testApp();
  context = { ...app.context, clock: () => now };
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-11-18T12:00:00Z');
  await app.base.database.pool.query(
    'delete from notification; delete from notification_letter; delete from job where subject is not null',
  );
});

const delivered = (orderNumber: string) =>
  notifyOf(
    orderDelivered.name,
    {
      orderId: 'x',
      orderNumber,
      clientId: app.people.client.id,
      freelancerId: app.people.freelancer.id,
      serviceTitle: 'A mark',
      reviewDueAt: '2026-11-21T12:00:00Z',
    },
    context,
    { id: String((event += 1)), at: now },
  );
const list = (filter = 'all') => app.must<List>('GET', `/api/notifications?filter=${filter}`, { as: 'client' });
const later = (hours: number): void => void (now = new Date(now.getTime() + hours * 3_600_000));
const [A, B] = ['DK-7K3M-92QX', 'DK-7K3M-92QY'];
const actor = () => ({ userId: app.people.client.id }) as never;
const put = (id: string, until: 'later' | 'morning' | 'monday' | null) =>
  app.context.database.transact((tx) => snooze(tx, actor(), id, until, context));

it('puts off everything unread about one thing, and brings it back on top with the time it happened', async () => {
  await delivered(A);
  await delivered(A);
  later(1);
  await delivered(B);
  const { items } = await list();
  const id = items.find(({ path }) => path.includes(A))?.id ?? '';
  expect(await put(id, 'later')).toEqual({ unread: 1, snoozed_until: '2026-11-18T16:00:00.000Z' });
  expect(await list()).toMatchObject({ unread: 1, snoozed: 2, items: [{ path: `/services/orders/${B}` }] });
  expect((await list('snoozed')).items.map(({ snoozed_until: at }) => at)).toEqual([
    '2026-11-18T16:00:00.000Z',
    '2026-11-18T16:00:00.000Z',
  ]);
  later(2);
  await app.context.database.transact((tx) => wake(tx, id, context));
  expect((await list()).snoozed).toBe(2);
  later(1);
  await app.context.database.transact((tx) => wake(tx, id, context));
  const back = await list();
  expect(back).toMatchObject({ unread: 3, snoozed: 0 });
  expect(back.items.map(({ path }) => path.slice(-12))).toEqual([A, A, B]);
  expect(back.items[0]).toMatchObject({
    at: '2026-11-18T12:00:00.000Z',
    snoozed_until: null,
    action: 'Open the order',
  });
});

it('is undone to where it was, and its timer then changes nothing', async () => {
  await delivered(A);
  later(1);
  await delivered(B);
  const before = (await list()).items;
  await put(before[1]?.id ?? '', 'monday');
  await put(before[1]?.id ?? '', null);
  later(24 * 7);
  await app.context.database.transact((tx) => wake(tx, before[1]?.id ?? '', context));
  expect((await list()).items).toEqual(before);
});

it('sets one timer, at eight in the reader’s morning', async () => {
  await delivered(A);
  const id = (await list()).items[0]?.id ?? '';
  const { snoozed_until: at } = await put(id, 'morning');
  const { rows } = await app.base.database.pool.query<{ fires_at: Date }>(
    "select run_at as fires_at from job where name = 'notifications.snooze' and subject = $1",
    [id],
  );
  expect(rows.map(({ fires_at: fires }) => fires.toISOString())).toEqual([at]);
  const zone = (await app.must<{ time_zone: string }>('GET', '/api/notifications/preferences', { as: 'client' }))
    .time_zone;
  expect(
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(new Date(at ?? 0)),
  ).toBe('08:00');
});

it('news about a snoozed thing is shown, and “mark all as read” leaves what is snoozed', async () => {
  await delivered(A);
  const id = (await list()).items[0]?.id ?? '';
  await put(id, 'monday');
  await delivered(A);
  expect((await list()).items).toHaveLength(1);
  await app.must('POST', '/api/notifications/read-all', { as: 'client', body: {} });
  expect(await list()).toMatchObject({ unread: 0, snoozed: 1 });
  expect(await app.must('POST', `/api/notifications/${id}/read`, { as: 'client', body: {} })).toMatchObject({
    unread: 0,
  });
  expect((await list()).snoozed).toBe(0);
});

it('what was read, or is someone else’s, is not snoozed', async () => {
  await delivered(A);
  const id = (await list()).items[0]?.id ?? '';
  expect(
    (await app.send('PUT', `/api/notifications/${id}/snooze`, { as: 'otherClient', body: { until: 'later' } })).status,
  ).toBe(404);
  await app.must('POST', `/api/notifications/${id}/read`, { as: 'client', body: {} });
  expect(
    (await app.send('PUT', `/api/notifications/${id}/snooze`, { as: 'client', body: { until: 'later' } })).status,
  ).toBe(409);
});
