/** Emails as they leave: through SMTP, to a real server on loopback, with everything that can go wrong there. */
import { spawn } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { passwordChanged } from '#domains/accounts/events.ts';
import { notifyOf } from '#app/server/modules.ts';
import { sendEmail } from './send-email.ts';
import { orderDelivered } from '#domains/orders/events.ts';
import type { Context } from '#kit/server/context.ts';
import { smtpMail } from '#kit/server/mail/mail.ts';
import { smtpFaultProxy } from '#kit/server/mail/smtp-fault-proxy.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { startTestMailServer, type TestMailServer } from '#kit/server/test-mail-server.ts';
import { testApp, type TestApp } from '#app/server/test-app.ts';

const SENDER = { MAIL_FROM: 'Docket <no-reply@docket.example>', APP_URL: 'https://docket.example' };

let server: TestMailServer;
let base: TestDatabase;
let app: TestApp;
let context: Context;
let now: Date;
let event = 700_000_000;
beforeAll(async () => {
  server = await startTestMailServer();
  base = await testDatabase();
  app = await testApp({ SMTP_URL: server.url, ...SENDER }, base);
  context = { ...app.context, clock: () => now };
});
afterAll(async () => {
  await app.close();
  await server.stop();
});
beforeEach(async () => {
  now = new Date('2026-11-18T12:00:00Z');
  server.arrived.length = 0;
  Object.assign(server.mood, { code: 250, before: null });
  await base.owner.query(
    'delete from notification; delete from notification_letter; delete from notification_preference',
  );
});

const delivered = (serviceTitle = 'Logo für Café Łódź') =>
  notifyOf(
    orderDelivered.name,
    {
      orderId: 'x',
      orderNumber: 'DK-7K3M-92QX',
      clientId: app.people.client.id,
      freelancerId: app.people.freelancer.id,
      serviceTitle,
      reviewDueAt: '2026-11-21T12:00:00Z',
    },
    context,
    { id: String((event += 1)), at: now },
  );
const safety = () =>
  notifyOf(passwordChanged.name, { userId: app.people.client.id }, context, { id: String((event += 1)), at: now });
const later = (minutes: number): void => void (now = new Date(now.getTime() + minutes * 60_000));

interface EmailRow {
  id: string;
  tries: number;
  sent: boolean;
  dropped: boolean;
  again_at: Date | null;
}
const emails = async (): Promise<EmailRow[]> =>
  (
    await base.owner.query<EmailRow>(
      `select l.id, l.tries, l.sent_at is not null as sent, l.dropped_at is not null as dropped, t.run_at as again_at
       from notification_letter l left join job t on t.subject = l.id and t.name = 'notifications.letter'
         order by l.created_at, l.id`,
    )
  ).rows;
const post = async (): Promise<void> => {
  for (const { id } of await emails()) await sendEmail(id, context);
};

it('an email arrives with HTML and text, its sender, and one link to unsubscribe that header, HTML and text share', async () => {
  await delivered();
  await post();
  expect(server.arrived).toHaveLength(1);
  const [{ from, to, read, raw } = { from: '', to: [], read: null, raw: '' }] = server.arrived;
  expect({ from, to }).toEqual({ from: 'no-reply@docket.example', to: [app.people.client.email] });
  expect(read?.from).toMatchObject({ name: 'Docket', address: 'no-reply@docket.example' });
  expect(raw).toContain('Content-Type: multipart/alternative');
  const header = (key: string): string => read?.headers.find((header) => header.key === key)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const link = /^<(https:\/\/docket\.example\/unsubscribe\/[\w.+-]+)>$/.exec(header('list-unsubscribe'))?.[1] ?? 'none';
  for (const form of [read?.text, read?.html]) {
    expect(form).toContain(link);
    expect(form).toContain('https://docket.example/services/orders/DK-7K3M-92QX');
    expect(form).toContain('Nov 21');
  }
});

it('a server that is down, or answers 4xx, is tried again, later each time, until it accepts the email', async () => {
  await delivered();
  const down = { ...context, mail: smtpMail('smtp://127.0.0.1:1', context.config.mailFrom) };
  const [{ id } = { id: '' }] = await emails();
  await sendEmail(id, down);
  expect(await emails()).toMatchObject([
    { tries: 1, sent: false, dropped: false, again_at: new Date('2026-11-18T12:01:00Z') },
  ]);
  server.mood.code = 451;
  later(1);
  await post();
  expect(await emails()).toMatchObject([{ tries: 2, sent: false, again_at: new Date('2026-11-18T12:03:00Z') }]);
  server.mood.code = 250;
  later(2);
  await post();
  await post();
  expect(await emails()).toMatchObject([{ tries: 3, sent: true }]);
  expect(server.arrived).toHaveLength(1);
});

it('an email that is refused permanently is dropped immediately', async () => {
  server.mood.code = 554;
  await safety();
  await post();
  expect(await emails()).toMatchObject([{ tries: 1, sent: false, dropped: true, again_at: null }]);
});

it('the connection breaks when the server has it: a listed notification is not sent twice, a security notice is, under the same Message-ID', async () => {
  const proxy = await smtpFaultProxy(server.url);
  const through = { ...context, mail: smtpMail(proxy.url, context.config.mailFrom) };
  await delivered();
  await safety();
  for (const { id } of await emails()) {
    proxy.failNext('lost', 'content');
    await sendEmail(id, through);
  }
  await expect.poll(() => server.arrived.length).toBe(2);
  later(1);
  await post();
  expect(server.arrived).toHaveLength(3);
  const again = server.arrived
    .filter(({ read }) => read.subject === 'Your password was changed')
    .map(({ read }) => read.messageId);
  expect([again.length, new Set(again).size]).toEqual([2, 1]);
  expect((await emails()).filter(({ dropped }) => dropped)).toHaveLength(1);
  await proxy.close();
});

it('the connection breaks before the server has it: nothing is lost', async () => {
  const proxy = await smtpFaultProxy(server.url);
  await delivered();
  const [{ id } = { id: '' }] = await emails();
  proxy.failNext('lost', 'MAIL');
  await sendEmail(id, { ...context, mail: smtpMail(proxy.url, context.config.mailFrom) });
  expect(server.arrived).toHaveLength(0);
  later(1);
  await post();
  expect(server.arrived).toHaveLength(1);
  await proxy.close();
});

it('two workers at the same email send it once', async () => {
  await delivered();
  await Promise.all([post(), post(), post()]);
  expect(server.arrived).toHaveLength(1);
});

it('a worker is killed while the server has the email: a listed notification is not sent twice, a security notice is, under the same Message-ID', async () => {
  await delivered();
  await safety();
  for (const { id } of await emails()) await dieWhileSending(id);
  expect(server.arrived).toHaveLength(2);
  // The queue hands the job to another worker; nobody knows yet whether the first one is still at it.
  await post();
  expect(server.arrived).toHaveLength(2);
  later(6);
  await post();
  await post();
  expect(server.arrived).toHaveLength(3);
  const ids = server.arrived
    .filter(({ read }) => read.subject === 'Your password was changed')
    .map(({ read }) => read.messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect((await emails()).map(({ sent, dropped }) => ({ sent, dropped }))).toEqual(
    expect.arrayContaining([
      { sent: false, dropped: true },
      { sent: true, dropped: false },
    ]),
  );
});

/** A process of its own sends this email and is killed when the server has it and has not said so. */
async function dieWhileSending(emailId: string): Promise<void> {
  const code = `
    import { openDatabase } from '#kit/server/db/database.ts';
    import { readConfig } from '#kit/server/config.ts';
    import { makeContext } from '#app/server/context.ts';
    import { sendEmail } from '#domains/notifications/server/send-email.ts';
    const { connection, settings, emailId, now } = JSON.parse(process.env.JOB);
    const database = openDatabase({ connection, poolSize: 2, role: 'docket_app' });
    await sendEmail(emailId, makeContext(readConfig(settings), database, () => new Date(now)));`;
  const settings = {
    SMTP_URL: server.url,
    ...SENDER,
    LOG_LEVEL: 'silent',
    DEMO: 'off',
    DATA_DIR: app.context.config.dataDir,
  };
  const before = server.arrived.length;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code], {
    env: {
      PATH: process.env['PATH'],
      JOB: JSON.stringify({ connection: base.connection, settings, emailId, now: now.toISOString() }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  server.mood.before = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  await ended;
  await expect.poll(() => server.arrived.length, { timeout: 30_000 }).toBe(before + 1);
  server.mood.before = null;
}
