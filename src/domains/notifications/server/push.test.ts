/** Pushes as they leave: to a push service that checks the signature and decrypts, and fails as real ones do. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { passwordChanged } from '#domains/accounts/events.ts';
import { orderDelivered } from '#domains/orders/events.ts';
import { notifyOf } from '#app/server/modules.ts';
import { testApp, type TestApp } from '#app/server/test-app.ts';
import type { Context } from '#kit/server/context.ts';
import { forgetHosts } from '#kit/server/outbound.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { pushSimulator, type PushSimulator, type SimulatedBrowser } from '#kit/server/web-push/push-simulator.ts';
import { eraseNotifications } from './leave.ts';
import { forgetSessions } from './push-devices.ts';
import { makePushKey } from './push-key.ts';
import { sendPush } from './send-push.ts';

interface Devices {
  public_key: string;
  devices: { id: string; fingerprint: string; sent_at: string | null }[];
}

let service: PushSimulator;
let base: TestDatabase;
let app: TestApp;
let context: Context;
let now: Date;
let publicKey = '';
let event = 910_000_000;
beforeAll(async () => {
  service = await pushSimulator();
  base = await testDatabase();
  app = await testApp({ PUSH_SERVICES: service.url }, base);
  context = { ...app.context, clock: () => now };
  await makePushKey(app.context);
  publicKey = (await listed('client')).public_key;
});
afterAll(() => Promise.all([app.close(), service.close()]));
beforeEach(async () => {
  now = new Date();
  Object.assign(service, { fault: null, clock: () => now });
  service.received.length = 0;
  service.complaints.length = 0;
  forgetHosts();
  await base.owner.query(
    'delete from push_device; delete from notification; delete from notification_letter; delete from notification_preference',
  );
});

type Who = 'client' | 'otherClient';
const listed = (as: Who) => app.must<Devices>('GET', '/api/push/devices', { as });
const subscribe = async (as: Who, browser: SimulatedBrowser = service.subscribe(publicKey)) => {
  const { id } = await app.must<{ id: string }>('POST', '/api/push/devices', { as, body: browser.subscription });
  return { id, browser };
};
const prefer = (body: object) =>
  app.must('PUT', '/api/notifications/preferences', {
    as: 'client',
    body: { groups: {}, digest: 'off', quiet_hours: null, ...body },
  });
const delivered = (orderNumber = 'DK-7K3M-92QX', id = String((event += 1))) =>
  notifyOf(
    orderDelivered.name,
    {
      orderId: 'x',
      orderNumber,
      clientId: app.people.client.id,
      freelancerId: app.people.freelancer.id,
      serviceTitle: 'A logo for Ana Silva',
      reviewDueAt: '2027-11-21T12:00:00Z',
    },
    context,
    { id, at: now },
  );
const passwordNews = () =>
  notifyOf(passwordChanged.name, { userId: app.people.client.id }, context, { id: String((event += 1)), at: now });

interface Waiting {
  id: string;
  tries: number;
  fires_at: Date | null;
}
const waiting = async (): Promise<Waiting[]> =>
  (
    await base.owner.query<Waiting>(
      `select p.id, p.tries, t.run_at as fires_at from push_delivery p left
        join job t on t.subject = p.id and t.name = 'notifications.push' order by p.created_at, p.id`,
    )
  ).rows;
/** What the timers and the queue would do. */
const push = async (): Promise<void> => {
  for (const { id, fires_at: at } of await waiting()) if (at === null || at <= now) await sendPush(id, context);
};
const payloads = () => service.received.map(({ text }) => JSON.parse(text) as Record<string, unknown>);

it('makes its key once, and keeps the private half encrypted', async () => {
  await Promise.all([makePushKey(context), makePushKey(context)]);
  expect((await listed('client')).public_key).toBe(publicKey);
  const { rows } = await base.owner.query<{ sealed: Buffer }>('select sealed from push_key');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.sealed.length).toBeGreaterThan(43);
});

it('a push names the topic, and neither people nor what it is about', async () => {
  const { browser } = await subscribe('client');
  await delivered();
  await push();
  expect(service.received).toMatchObject([
    { browser: browser.name, urgency: 'normal', subject: 'mailto:support@example.com' },
  ]);
  expect(service.complaints).toEqual([]);
  expect(payloads()).toMatchObject([{ title: 'Docket', body: 'Orders: you have an update.', is_test: false }]);
  expect(service.received[0]?.text).not.toMatch(/Ana|logo|DK-7K3M/i);
  expect(await waiting()).toEqual([]);
  expect((await listed('client')).devices[0]?.sent_at).not.toBeNull();
});

it('opens the exact thing and marks it as read everywhere, for its owner alone', async () => {
  await subscribe('client');
  await delivered();
  await push();
  const id = /open=([0-9a-f-]{36})/.exec(String(payloads()[0]?.['path']))?.[1] ?? '';
  expect(await app.must('POST', `/api/notifications/${id}/read`, { as: 'client', body: {} })).toEqual({
    unread: 0,
    path: '/services/orders/DK-7K3M-92QX',
  });
  expect((await app.send('POST', `/api/notifications/${id}/read`, { as: 'otherClient', body: {} })).status).toBe(404);
});

it('every device gets it once, however often the job runs', async () => {
  await subscribe('client');
  await subscribe('client');
  await delivered('DK-7K3M-92QX', '910999999');
  await delivered('DK-7K3M-92QX', '910999999');
  const ids = (await waiting()).map(({ id }) => id);
  await Promise.all([...ids, ...ids].map((id) => sendPush(id, context)));
  await push();
  expect(service.received).toHaveLength(2);
});

it('what was read in the meantime is not pushed', async () => {
  await subscribe('client');
  await delivered();
  await app.must('POST', '/api/notifications/read-all', { as: 'client', body: {} });
  await push();
  expect(service.received).toEqual([]);
  expect(await waiting()).toEqual([]);
});

it('a topic without push is in the list only, and what was saved before there were pushes stays as it was', async () => {
  await subscribe('client');
  await prefer({ groups: { orders: { in_app: true, mail: false, push: false } } });
  await prefer({ groups: { orders: { in_app: true, mail: false } } });
  await delivered();
  expect(await waiting()).toEqual([]);
  const { groups } = await app.must<{ groups: { key: string; channels: object }[] }>(
    'GET',
    '/api/notifications/preferences',
    { as: 'client' },
  );
  expect(groups.find(({ key }) => key === 'orders')?.channels).toEqual({ in_app: true, mail: false, push: false });
  const refused = await app.send('PUT', '/api/notifications/preferences', {
    as: 'client',
    body: { groups: { security: { in_app: true, mail: true, push: false } }, digest: 'off', quiet_hours: null },
  });
  expect(refused.status).toBe(422);
});

it('waits for the end of the quiet hours with one push per thing, but not with what is essential', async () => {
  await subscribe('client');
  await prefer({ quiet_hours: { from: '00:00', to: '23:59' } });
  now = new Date('2026-11-25T12:00:00Z');
  await delivered();
  await delivered();
  await delivered('DK-7K3M-92QY');
  await passwordNews();
  await push();
  expect(payloads().map(({ body }) => body)).toEqual(['Security: you have an update.']);
  const later = await waiting();
  expect(later.map(({ fires_at: at }) => at?.toISOString())).toEqual([
    '2026-11-25T23:59:00.000Z',
    '2026-11-25T23:59:00.000Z',
  ]);
});

it.each([404, 410] as const)('a subscription that its browser gave up (%s) is removed', async (fault) => {
  await subscribe('client');
  await delivered();
  service.fault = fault;
  await push();
  expect((await listed('client')).devices).toEqual([]);
  expect(await waiting()).toEqual([]);
});

it('a push service that is down is asked again, later each time, and given up in the end', async () => {
  await subscribe('client');
  await delivered();
  service.fault = 503;
  const waits: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    forgetHosts();
    await push();
    const [row] = await waiting();
    if (row?.fires_at) {
      waits.push(Math.round((row.fires_at.getTime() - now.getTime()) / 60_000));
      now = row.fires_at;
    }
  }
  expect(waits).toEqual([1, 2, 4, 8, 16]);
  expect(await waiting()).toEqual([]);
});

it('waits as long as the push service asks for, and then delivers', async () => {
  await subscribe('client');
  await delivered();
  service.fault = 429;
  await push();
  const [row] = await waiting();
  expect((row?.fires_at?.getTime() ?? 0) - now.getTime()).toBe(120_000);
  service.fault = null;
  now = row?.fires_at ?? now;
  await push();
  expect(service.received).toHaveLength(1);
});

it('a worker that died in the middle leaves a push that is sent again', async () => {
  await subscribe('client');
  await delivered();
  await base.owner.query("update push_delivery set tries = 1, trying_since = $1::timestamptz - interval '5 minutes'", [
    now,
  ]);
  await push();
  expect(service.received).toHaveLength(1);
});

it('a device takes 30 in an hour; essential ones come all the same', async () => {
  await subscribe('client');
  await base.owner.query('update push_device set hour_from = $1, hour_sent = 30', [now]);
  await delivered();
  await push();
  await passwordNews();
  await push();
  expect(payloads().map(({ body }) => body)).toEqual(['Security: you have an update.']);
  now = new Date(now.getTime() + 3_600_001);
  await delivered();
  await push();
  expect(service.received).toHaveLength(2);
});

it('a test reaches the device', async () => {
  const { id } = await subscribe('client');
  await app.must('POST', `/api/push/devices/${id}/test`, { as: 'client', body: {} });
  await push();
  expect(payloads()).toMatchObject([{ is_test: true, path: '/user/notification' }]);
});

it('a removed device gets nothing, not even what waited', async () => {
  const { id } = await subscribe('client');
  await delivered();
  expect((await app.send('DELETE', `/api/push/devices/${id}`, { as: 'otherClient' })).status).toBe(404);
  await app.must('DELETE', `/api/push/devices/${id}`, { as: 'client' });
  await push();
  expect(service.received).toEqual([]);
});

it('a browser belongs to the person who turned it on last, and shows nothing of the one before', async () => {
  const { browser } = await subscribe('client');
  await delivered();
  await subscribe('otherClient', browser);
  expect((await listed('client')).devices).toEqual([]);
  expect((await listed('otherClient')).devices).toHaveLength(1);
  await push();
  expect(service.received).toEqual([]);
});

it('the same subscription again is the same device, and there are at most ten', async () => {
  const { id, browser } = await subscribe('client');
  expect((await subscribe('client', browser)).id).toBe(id);
  for (let more = 1; more < 10; more += 1) await subscribe('client');
  const refused = await app.send('POST', '/api/push/devices', {
    as: 'client',
    body: service.subscribe(publicKey).subscription,
  });
  expect([refused.status, refused.body.code]).toEqual([409, 'wrong_state']);
  await subscribe('client', browser);
});

it.each([
  'http://127.0.0.1:5432/x',
  'https://169.254.169.254/latest/meta-data',
  'https://push.example.com/x',
  'https://fcm.googleapis.com.evil.example/x',
  'gopher://fcm.googleapis.com/x',
])('an address that is no push service is refused: %s', async (endpoint) => {
  const { keys } = service.subscribe(publicKey).subscription;
  const before = service.requests();
  expect((await app.send('POST', '/api/push/devices', { as: 'client', body: { endpoint, keys } })).status).toBe(422);
  expect(service.requests()).toBe(before);
});

it('signing out ends the pushes of that browser', async () => {
  await subscribe('client');
  const { rows } = await base.owner.query<{ session_id: string }>('select session_id from push_device');
  await forgetSessions(context, [rows[0]?.session_id ?? '']);
  expect((await listed('client')).devices).toEqual([]);
});

it('the address and keys of a device are not readable in the database, and go with the account', async () => {
  const { browser } = await subscribe('client');
  const { rows } = await base.owner.query<{ row: string }>(
    "select encode(sealed, 'escape') || label as row from push_device",
  );
  expect(rows[0]?.row).not.toContain(browser.name);
  await app.context.database.transact((tx) => eraseNotifications(tx, app.people.client.id));
  expect((await listed('client')).devices).toEqual([]);
});

it('a restored instance pushes nothing from before the backup', async () => {
  await subscribe('client');
  await delivered();
  const [row] = await waiting();
  await sendPush(row?.id ?? '', { ...context, restoredFrom: new Date(now.getTime() + 1_000) });
  expect(service.received).toEqual([]);
});
