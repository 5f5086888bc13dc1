import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passwordChanged, emailChanged } from '#domains/accounts/events.ts';
import { notifyOf } from '#app/server/modules.ts';
import { unsubscribeToken } from './unsubscribe.ts';
import { mountUnsubscribe } from './unsubscribe-page.ts';
import { sendEmail } from './send-email.ts';
import { messagesWait } from '#domains/messaging/events.ts';
import { reviewEdited, reviewsShown, reviewWritten } from '#domains/reviews/events.ts';
import { milestoneSubmitted } from '#domains/contracts/events.ts';
import { orderCompleted, orderDelivered, orderStarted } from '#domains/orders/events.ts';
import type { Context } from '#kit/server/context.ts';
import { answerFailures } from '#kit/server/http/api.ts';
import { makeServer } from '#kit/server/http/server.ts';
import type { Email } from '#kit/server/mail/mail.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { testApp, type TestApp } from '#app/server/test-app.ts';

let base: TestDatabase;
let app: TestApp;
let context: Context;
let now: Date;
let isMailDown = false;
let event = 900_000_000;
const sent: Email[] = [];
beforeAll(async () => {
  base = await testDatabase();
  app = await testApp({}, base);
  const send = async (message: Email): Promise<void> => {
    if (isMailDown) throw new Error('no mail server');
    sent.push(message);
  };
  context = { ...app.context, clock: () => now, mail: { send } };
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-11-18T12:00:00Z');
  isMailDown = false;
  sent.length = 0;
  await app.base.database.pool.query(
    'delete from notification; delete from notification_letter; delete from notification_preference',
  );
});

const delivered = () => ({
  orderId: 'x',
  orderNumber: 'DK-7K3M-92QX',
  clientId: app.people.client.id,
  freelancerId: app.people.freelancer.id,
  serviceTitle: 'A <mark>',
  reviewDueAt: '2026-11-21T12:00:00Z',
});
const startedNow = () => ({ ...delivered(), by: 'freelancer', dueAt: '2026-11-20T12:00:00Z' });
/** An update that is gathered with others. */
const edited = (): Promise<void> => notify(reviewEdited.name, reviewed());
const reviewed = (number = 'DK-7K3M-92QX') => ({
  kind: 'order',
  workId: 'x',
  number,
  title: 'A <mark>',
  path: `/services/orders/${number}`,
  clientId: app.people.client.id,
  freelancerId: app.people.freelancer.id,
  by: 'freelancer' as const,
});
const EDITED = expect.stringMatching(/ edited their review of you$/) as string;
const DELIVERED = 'DK-7K3M-92QX: review by Nov 21';
const notify = (name: string, facts: unknown, id = String((event += 1))) =>
  notifyOf(name, facts, context, { id, at: now });
/** What the timers and the slow queue would do. */
async function post(): Promise<void> {
  const { rows } = await app.base.database.pool.query<{ id: string }>(
    'select id from notification_letter where sent_at is null and dropped_at is null and due_at <= $1',
    [now],
  );
  for (const { id } of rows) await sendEmail(id, context);
}
const later = (minutes: number): void => void (now = new Date(now.getTime() + minutes * 60_000));
const listOf = (as: 'client' | 'freelancer') =>
  app.must<{ items: { id: string; title: string }[]; unread: number }>('GET', '/api/notifications', { as });
const prefer = (body: object) =>
  app.must('PUT', '/api/notifications/preferences', {
    as: 'client',
    body: { groups: {}, digest: 'off', quiet_hours: null, ...body },
  });

it('notifies once, only the other side, in the app and by email', async () => {
  await notify(orderDelivered.name, delivered(), '900000');
  await notify(orderDelivered.name, delivered(), '900000');
  await notify(orderStarted.name, { ...delivered(), by: 'client', dueAt: '2026-11-20T12:00:00Z' });
  await post();
  expect((await listOf('client')).items.map(({ title }) => title)).toEqual([
    expect.stringContaining(`delivered ${DELIVERED}`),
  ]);
  expect((await listOf('freelancer')).items.map(({ title }) => title)).toEqual([
    'DK-7K3M-92QX has started: due Nov 20',
  ]);
  expect(sent.map(({ to }) => to).toSorted()).toEqual(
    [app.people.client.email, app.people.freelancer.email].toSorted(),
  );
});

it('writes at most one gathered email about a thing in 15 minutes while it is unread, with its newest update in the subject', async () => {
  await edited();
  await post();
  later(3);
  await edited();
  await edited();
  await post();
  expect(sent).toHaveLength(1);
  later(13);
  await post();
  expect(sent.map(({ subject }) => subject)).toEqual([
    EDITED,
    expect.stringMatching(/ edited their review of you, and 1 more update$/),
  ]);
});

it('writes about money and deadlines at once and one by one, beside what is gathered and despite a digest', async () => {
  await edited();
  await post();
  later(1);
  await edited();
  await notify(orderDelivered.name, delivered());
  await post();
  await notify(orderCompleted.name, { ...delivered(), by: null, clearsAt: '2026-11-25T12:00:00Z' });
  await post();
  const subjects = () => sent.filter(({ to }) => to === app.people.client.email).map(({ subject }) => subject);
  const alone = [expect.stringContaining(`delivered ${DELIVERED}`), 'DK-7K3M-92QX was approved automatically'];
  expect(subjects().toSorted()).toEqual(expect.arrayContaining(alone));
  expect(subjects()).toHaveLength(3);
  sent.length = 0;
  await prefer({ digest: 'daily' });
  await notify(orderDelivered.name, delivered());
  await post();
  expect(subjects()).toEqual([alone[0]]);
});

it('leaves out of the list of tasks and of the digest what is over', async () => {
  await prefer({ digest: 'daily' });
  await notify(orderStarted.name, startedNow());
  await notify(orderStarted.name, { ...startedNow(), orderNumber: 'DK-2222-3333' });
  await notify(reviewWritten.name, reviewed());
  later(10);
  await notify(reviewsShown.name, reviewed());
  await notify(orderDelivered.name, delivered());
  await notify(orderCompleted.name, { ...delivered(), by: null, clearsAt: '2026-11-25T12:00:00Z' });
  const { items } = await app.must<{ items: { title: string }[] }>('GET', '/api/notifications?filter=unread', {
    as: 'client',
  });
  const shown = 'The reviews of “A <mark>” are published';
  const open = ['DK-7K3M-92QX was approved automatically', shown, 'DK-2222-3333 has started: due Nov 20'];
  expect(items.map(({ title }) => title)).toEqual(open);
  sent.length = 0;
  later(24 * 60);
  await post();
  const subjects = sent.filter(({ to }) => to === app.people.client.email).map(({ subject }) => subject);
  expect(subjects).toEqual(expect.arrayContaining([`${shown}, and 1 more update`, open[0]]));
  expect(subjects).toHaveLength(2);
});

it('takes what is over as read also where its event is handled after the one that ends it', async () => {
  await notify(orderCompleted.name, { ...delivered(), by: null, clearsAt: '2026-11-25T12:00:00Z' }, '999000002');
  await notify(orderDelivered.name, delivered(), '999000001');
  expect(await listOf('client')).toMatchObject({
    unread: 1,
    items: expect.arrayContaining([expect.objectContaining({ read_at: null })]),
  });
});

it('takes as read what leads to the page that is open, for its reader alone and nothing else', async () => {
  await notify(orderDelivered.name, delivered());
  await notify(orderCompleted.name, { ...delivered(), by: null, clearsAt: '2026-11-25T12:00:00Z' });
  await notify(reviewsShown.name, reviewed());
  await notify(orderDelivered.name, { ...delivered(), orderNumber: 'DK-2222-3333' });
  await notify(passwordChanged.name, { userId: app.people.client.id });
  const open = (path: string) =>
    app.must<object>('POST', '/api/notifications/read-page', { as: 'client', body: { path } });
  expect(await open('/services/orders/DK-7K3M-92QX?tab=files')).toEqual({ marked: 2, unread: 2 });
  expect(await open('/services/orders/DK-7K3M-92QX')).toEqual({ marked: 0, unread: 2 });
  expect(await open('/user/profile_setting/security')).toEqual({ marked: 0, unread: 2 });
  expect((await listOf('freelancer')).unread).toBe(2);
});

it('takes a conversation’s notice as read in that conversation only', async () => {
  const unreadIn = (conversationId: string) =>
    notify(messagesWait.name, {
      conversationId,
      userId: app.people.client.id,
      name: 'Ada',
      unread: 1,
      isRequest: false,
      title: null,
    });
  await unreadIn('01890000-0000-7000-8000-00000000000a');
  await unreadIn('01890000-0000-7000-8000-00000000000b');
  const open = (path: string) =>
    app.must<object>('POST', '/api/notifications/read-page', { as: 'client', body: { path } });
  expect(await open('/messages')).toMatchObject({ marked: 0 });
  expect(await open('/messages?show=all&conversation=01890000-0000-7000-8000-00000000000a')).toMatchObject({
    marked: 1,
    unread: 1,
  });
});

it('gives contracts a topic of their own in the settings', async () => {
  const { groups } = await app.must<{ groups: { key: string; title: string; channels: object }[] }>(
    'GET',
    '/api/notifications/preferences',
    { as: 'client' },
  );
  expect(groups.find(({ key }) => key === 'contracts')?.title).toBe('Contracts and milestones');
});

it('keeps the choice for orders, where contracts were before, for contracts', async () => {
  await prefer({ groups: { orders: { in_app: true, mail: false } } });
  await base.owner.query(readFileSync('db/migrations/20261128210000-topic-of-contracts.sql', 'utf8'));
  await notify(milestoneSubmitted.name, {
    contractId: 'x',
    contractNumber: 'CT-7K3M-92QX',
    title: 'Brand refresh',
    clientId: app.people.client.id,
    freelancerId: app.people.freelancer.id,
    milestoneNumber: 'CT-7K3M-92QX-1',
    milestone: 'Logo',
    version: 1,
    reviewDueAt: '2026-11-21T12:00:00Z',
  });
  await post();
  expect(sent).toEqual([]);
  expect((await listOf('client')).items).toMatchObject([
    { title: expect.stringContaining('submitted Logo: review by Nov 21') },
  ]);
});

it('waits for the end of quiet hours, and drops emails about what was read meanwhile', async () => {
  await prefer({ quiet_hours: { from: '11:00', to: '13:30' } });
  await notify(orderDelivered.name, delivered());
  await notify(passwordChanged.name, { userId: app.people.client.id });
  await post();
  expect(sent.map(({ subject }) => subject)).toEqual(['Your password was changed']);
  later(91);
  await app.must('POST', '/api/notifications/read-all', { as: 'client' });
  await post();
  expect(sent).toHaveLength(1);
});

it.each([
  ['daily', 'Asia/Tokyo', '2026-11-18T23:00:00Z'],
  ['daily', 'America/Los_Angeles', '2026-11-18T16:00:00Z'],
  ['weekly', 'Asia/Tokyo', '2026-11-22T23:00:00Z'],
  ['weekly', 'America/Los_Angeles', '2026-11-23T16:00:00Z'],
])('sends a %s digest at eight in %s', async (digest, timeZone, at) => {
  await app.base.database.pool.query('update profile set timezone = $2 where user_id = $1', [
    app.people.client.id,
    timeZone,
  ]);
  await prefer({ digest });
  await edited();
  now = new Date(Date.parse(at) - 60_000);
  await post();
  expect(sent).toEqual([]);
  now = new Date(at);
  await post();
  expect(sent.map(({ subject }) => subject)).toEqual([EDITED]);
  await app.base.database.pool.query("update profile set timezone = 'UTC' where user_id = $1", [app.people.client.id]);
});

it('collects a day in one digest', async () => {
  await prefer({ digest: 'daily' });
  await edited();
  later(30);
  await notify(reviewEdited.name, reviewed('DK-2222-3333'));
  await post();
  expect(sent).toEqual([]);
  later(20 * 60);
  await post();
  expect(sent.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/ edited their review of you, and 1 more update$/),
  ]);
});

it('keeps an email while the mail server is down', async () => {
  isMailDown = true;
  await notify(orderDelivered.name, delivered());
  await post();
  isMailDown = false;
  later(2);
  await post();
  await post();
  expect(sent).toHaveLength(1);
});

it('escapes, shows how to unsubscribe, and notifies the new address of a change', async () => {
  await notify(orderDelivered.name, delivered());
  await notify(emailChanged.name, { userId: app.people.client.id, from: 'old@example.com', to: 'new@example.com' });
  await post();
  const email = sent.find(({ subject }) => subject.includes(DELIVERED));
  expect(email?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  expect(email?.text).toContain('/services/orders/DK-7K3M-92QX');
  for (const message of sent) expect(message.html.text + message.text).not.toMatch(/undefined|\[object/);
  for (const message of sent) expect(message.html.text).not.toContain('<mark>');
  expect(
    sent
      .filter(({ headers }) => headers?.['List-Unsubscribe'] === undefined)
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(['new@example.com']);
});

it('follows the settings, and a signed token without a sign-in; essential groups stay on', async () => {
  await prefer({ groups: { orders: { in_app: false, mail: true } } });
  await notify(orderDelivered.name, delivered());
  expect((await listOf('client')).items).toEqual([]);
  const token = unsubscribeToken(context, app.people.client.id, ['orders']);
  await app.must('POST', '/api/notifications/unsubscribe', { body: { token } });
  await notify(orderDelivered.name, delivered());
  await post();
  expect(sent).toHaveLength(1);
  expect((await app.send('POST', '/api/notifications/unsubscribe', { body: { token: `${token}x` } })).status).toBe(404);
  const refused = await app.send('PUT', '/api/notifications/preferences', {
    as: 'client',
    body: { groups: { security: { in_app: true, mail: false } }, digest: 'off', quiet_hours: null },
  });
  expect(refused.status).toBe(422);
});

it('marks all as read, and undoes it', async () => {
  await notify(orderDelivered.name, delivered());
  const { batch, marked, unread } = await app.must<{ batch: string; marked: number; unread: number }>(
    'POST',
    '/api/notifications/read-all',
    { as: 'client' },
  );
  expect({ marked, unread }).toEqual({ marked: 1, unread: 0 });
  expect(await app.must('POST', '/api/notifications/undo-read-all', { as: 'client', body: { batch } })).toEqual({
    unread: 1,
  });
});

const hints = async (): Promise<string[]> =>
  (
    await base.owner.query<{ topics: string[] }>(
      "delete from job where subject is null and name like 'notifications.%' returning topics",
    )
  ).rows.flatMap(({ topics }) => topics);

it('is grouped by what it is about, each opening that page; reading it anywhere shows everywhere immediately', async () => {
  await notify(orderDelivered.name, delivered());
  await notify(orderDelivered.name, delivered());
  await notify(orderDelivered.name, { ...delivered(), orderNumber: 'DK-2222-3333' });
  interface Item {
    id: string;
    path: string;
    group: { key: string };
  }
  const seen = () => app.must<{ items: Item[]; unread: number }>('GET', '/api/notifications', { as: 'client' });
  const { items, unread } = await seen();
  expect(unread).toBe(3);
  expect(new Set(items.map(({ group }) => group.key))).toEqual(new Set(['order:DK-7K3M-92QX', 'order:DK-2222-3333']));
  for (const { path, group } of items) expect(path).toBe(`/services/orders/${group.key.slice('order:'.length)}`);
  await hints();
  await app.must('POST', `/api/notifications/${items[0]?.id}/read`, { as: 'client', body: {} });
  // Every open tab and device of theirs hears of it, nobody else's, and what it then reads has the mark.
  expect(await hints()).toEqual([`user:${app.people.client.id}`]);
  expect((await seen()).unread).toBe(2);
});

describe('the page an email’s link leads to', () => {
  let pages: FastifyInstance;
  beforeAll(async () => {
    pages = makeServer(context.config);
    answerFailures(pages, context);
    mountUnsubscribe(pages, context);
    await pages.ready();
  });
  afterAll(() => pages.close());
  const token = (): string => unsubscribeToken(context, app.people.client.id, ['orders', 'reviews']);
  const emailsOn = async () => {
    const { groups } = await app.must<{ groups: { key: string; channels: { in_app: boolean; mail: boolean } }[] }>(
      'GET',
      '/api/notifications/preferences',
      {
        as: 'client',
      },
    );
    return Object.fromEntries(groups.map(({ key, channels }) => [key, channels.mail]));
  };

  it('shows what would end, and changes nothing by being opened', async () => {
    const page = await pages.inject({ method: 'GET', url: `/unsubscribe/${token()}` });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toMatch(/Unsubscribe from emails about “Orders” and “Reviews”/);
    expect(page.body).toContain('<form method="post">');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(await emailsOn()).toMatchObject({ orders: true, reviews: true });
  });

  it.each([
    [
      'a mail program’s one click, without a session',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'List-Unsubscribe=One-Click',
    ],
    [
      'one click as multipart',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    [
      'the button, signed in as someone else',
      { 'content-type': 'application/x-www-form-urlencoded', authorization: 'Bearer of-someone' },
      '',
    ],
  ])('ends them by %s, also when repeated', async (_name, headers, payload) => {
    for (let n = 0; n < 2; n += 1) {
      const page = await pages.inject({ method: 'POST', url: `/unsubscribe/${token()}`, headers, payload });
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('You’re unsubscribed');
      expect(page.headers.location).toBeUndefined();
    }
    expect(await emailsOn()).toMatchObject({ orders: false, reviews: false, money: true, security: true });
  });

  it.each([
    ['cut off', () => token().slice(0, -3)],
    ['of another instance', () => `${token().slice(0, -43)}${'A'.repeat(43)}`],
    ['of another person', () => token().replace(app.people.client.id, app.people.freelancer.id)],
    ['for what cannot be turned off', () => unsubscribeToken(context, app.people.client.id, ['security'])],
    ['made up', () => 'hello'],
  ])('says in a sentence that a link %s does not work', async (_name, link) => {
    for (const method of ['GET', 'POST'] as const) {
      const page = await pages.inject({
        method,
        url: `/unsubscribe/${link()}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain('This link doesn’t work');
      expect(page.body).toContain('/user/notification');
    }
    expect(await emailsOn()).toMatchObject({ orders: true, reviews: true, security: true });
  });

  it('of an erased account says the same and writes nothing', async () => {
    const page = await pages.inject({
      method: 'POST',
      url: `/unsubscribe/${unsubscribeToken(context, '0190f3a2-0000-7000-8000-000000000001', ['orders'])}`,
    });
    expect(page.statusCode).toBe(200);
    expect((await base.owner.query('select 1 from notification_preference')).rowCount).toBe(0);
  });
});
