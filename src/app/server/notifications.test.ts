import { globSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { passwordChanged, emailChanged } from '#domains/accounts/events.ts';
import { catalogue, SILENT } from '#domains/notifications/catalogue.ts';
import { tellAll, unsubscribeToken } from '#domains/notifications/server/notifications.ts';
import { sendLetter } from '#domains/notifications/server/send-letter.ts';
import { orderDelivered, orderStarted } from '#domains/orders/events.ts';
import type { EventKind } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import type { Letter } from '#kit/server/mail/mail.ts';
import { testApp, type TestApp } from './test-app.ts';

let app: TestApp;
let context: Context;
let now: Date;
let isMailDown = false;
let event = 900_000_000;
const sent: Letter[] = [];
beforeAll(async () => {
  app = await testApp();
  const send = async (letter: Letter): Promise<void> => {
    if (isMailDown) throw new Error('no mail server');
    sent.push(letter);
  };
  context = { ...app.context, clock: () => now, mail: { send } };
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-11-18T12:00:00Z');
  isMailDown = false;
  sent.length = 0;
  await app.base.database.pool.query('delete from notification; delete from notification_letter; delete from notification_preference');
});

const delivered = () => ({
  orderId: 'x',
  orderNumber: 'DK-7K3M-92QX',
  clientId: app.people.client.id,
  freelancerId: app.people.freelancer.id,
  serviceTitle: 'A <mark>',
  reviewDueAt: '2026-11-21T12:00:00Z',
});
const tell = (name: string, facts: unknown, id = String((event += 1))) => tellAll(name, facts, context, { id, at: now });
/** What the timers and the slow queue would do. */
async function post(): Promise<void> {
  const { rows } = await app.base.database.pool.query<{ id: string }>(
    'select id from notification_letter where sent_at is null and dropped_at is null and due_at <= $1',
    [now],
  );
  for (const { id } of rows) await sendLetter(id, context);
}
const later = (minutes: number): void => void (now = new Date(now.getTime() + minutes * 60_000));
const listOf = (as: 'client' | 'freelancer') => app.must<{ items: { id: string; title: string }[]; unread: number }>('GET', '/api/notifications', { as });
const prefer = (body: object) =>
  app.must('PUT', '/api/notifications/preferences', { as: 'client', body: { groups: {}, digest: 'off', quietHours: null, ...body } });

const isKind = (one: unknown): one is EventKind => typeof one === 'object' && one !== null && 'name' in one && 'facts' in one;

it('describes every event that names a person, or says that it is silent', async () => {
  const files = globSync('src/domains/*/{events,*-events}.ts');
  const modules = await Promise.all(files.map(async (file) => (await import(path.resolve(file))) as Record<string, unknown>));
  const kinds = modules.flatMap((one) => Object.values(one)).filter(isKind);
  const known = new Set([...catalogue.map(({ kind }) => kind.name), ...SILENT]);
  const people = /userId|clientId|freelancerId/;
  expect(kinds.length).toBeGreaterThan(50);
  expect(
    kinds
      .filter(({ name, facts }) => people.test(Object.keys((facts as unknown as { shape: Record<string, unknown> }).shape).join()) && !known.has(name))
      .map(({ name }) => name),
  ).toEqual([]);
});

it('tells once, only the other side, and by both ways', async () => {
  await tell(orderDelivered.name, delivered(), '900000');
  await tell(orderDelivered.name, delivered(), '900000');
  await tell(orderStarted.name, { ...delivered(), by: 'client', dueAt: '2026-11-20T12:00:00Z' });
  await post();
  expect((await listOf('client')).items.map(({ title }) => title)).toEqual(['Your order was delivered']);
  expect((await listOf('freelancer')).items.map(({ title }) => title)).toEqual(['The work has begun']);
  expect(sent.map(({ to }) => to).toSorted()).toEqual([app.people.client.email, app.people.freelancer.email].toSorted());
});

it('writes at most one letter about a thing in 15 minutes while it is unread', async () => {
  await tell(orderDelivered.name, delivered());
  await post();
  later(3);
  await tell(orderDelivered.name, delivered());
  await tell(orderDelivered.name, delivered());
  await post();
  expect(sent).toHaveLength(1);
  later(13);
  await post();
  expect(sent.map(({ subject }) => subject)).toEqual(['Your order was delivered', '2 pieces of news from Docket']);
});

it('lets quiet hours pass, and drops letters about what was read meanwhile', async () => {
  await prefer({ quietHours: { from: '11:00', to: '13:30' } });
  await tell(orderDelivered.name, delivered());
  await tell(passwordChanged.name, { userId: app.people.client.id });
  await post();
  expect(sent.map(({ subject }) => subject)).toEqual(['Your password was changed']);
  later(91);
  await app.must('POST', '/api/notifications/read-all', { as: 'client' });
  await post();
  expect(sent).toHaveLength(1);
});

it('collects a day in one digest', async () => {
  await prefer({ digest: 'daily' });
  await tell(orderDelivered.name, delivered());
  later(30);
  await tell(orderDelivered.name, { ...delivered(), orderNumber: 'DK-2222-3333' });
  await post();
  expect(sent).toEqual([]);
  later(20 * 60);
  await post();
  expect(sent.map(({ subject }) => subject)).toEqual(['2 pieces of news from Docket']);
});

it('keeps a letter while the mail server is down', async () => {
  isMailDown = true;
  await tell(orderDelivered.name, delivered());
  await post();
  isMailDown = false;
  later(2);
  await post();
  await post();
  expect(sent).toHaveLength(1);
});

it('escapes, names how to unsubscribe, and tells both addresses of a change', async () => {
  await tell(orderDelivered.name, delivered());
  await tell(emailChanged.name, { userId: app.people.client.id, from: 'old@example.com', to: 'new@example.com' });
  await post();
  const about = sent.find(({ subject }) => subject === 'Your order was delivered');
  expect(about?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  expect(about?.text).toContain('/services/orders/DK-7K3M-92QX');
  for (const letter of sent) expect(letter.html.text + letter.text).not.toMatch(/undefined|\[object|<mark>/);
  expect(
    sent
      .filter(({ headers }) => headers?.['List-Unsubscribe'] === undefined)
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(['new@example.com', 'old@example.com']);
});

it('obeys the matrix, and a signed token without a sign-in; essential groups stay', async () => {
  await prefer({ groups: { orders: { inApp: false, mail: true } } });
  await tell(orderDelivered.name, delivered());
  expect((await listOf('client')).items).toEqual([]);
  const token = unsubscribeToken(context, app.people.client.id, 'orders');
  await app.must('POST', '/api/notifications/unsubscribe', { body: { token } });
  await tell(orderDelivered.name, delivered());
  await post();
  expect(sent).toHaveLength(1);
  expect((await app.send('POST', '/api/notifications/unsubscribe', { body: { token: `${token}x` } })).status).toBe(404);
  const refused = await app.send('PUT', '/api/notifications/preferences', {
    as: 'client',
    body: { groups: { security: { inApp: true, mail: false } }, digest: 'off', quietHours: null },
  });
  expect(refused.status).toBe(422);
});

it('marks all as read, and takes it back', async () => {
  await tell(orderDelivered.name, delivered());
  const { batch, marked, unread } = await app.must<{ batch: string; marked: number; unread: number }>('POST', '/api/notifications/read-all', { as: 'client' });
  expect({ marked, unread }).toEqual({ marked: 1, unread: 0 });
  expect(await app.must('POST', '/api/notifications/undo-read-all', { as: 'client', body: { batch } })).toEqual({ unread: 1 });
});
