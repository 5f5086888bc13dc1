import { afterEach, expect, test } from 'vitest';
import { html } from '../html.ts';
import { startTestMailServer, type TestMailServer } from '../test-mail-server.ts';
import { EmailRefused, smtpMail } from './mail.ts';

const servers: TestMailServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

async function mailServer(): Promise<TestMailServer> {
  const server = await startTestMailServer();
  servers.push(server);
  return server;
}

const email = {
  to: 'ada@example.com',
  subject: 'Confirm your email',
  text: 'Your code is 123456.',
  html: html`<p>Your code is <b>${'<123456>'}</b>.</p>`,
};

test('an email arrives with its sender, both of its forms and their escapes', async () => {
  const { url, arrived } = await mailServer();
  await smtpMail(url, 'Docket <no-reply@docket.example>').send({ ...email, id: 'one' });
  expect(arrived).toHaveLength(1);
  expect(arrived[0]).toMatchObject({ from: 'no-reply@docket.example', to: ['ada@example.com'], user: 'docket' });
  expect(arrived[0]?.raw).toContain('Content-Type: multipart/alternative');
  expect(arrived[0]?.read).toMatchObject({
    from: { name: 'Docket', address: 'no-reply@docket.example' },
    subject: 'Confirm your email',
    messageId: '<one@docket.example>',
  });
  expect(arrived[0]?.read.text?.trim()).toBe('Your code is 123456.');
  expect(arrived[0]?.read.html?.trim()).toBe('<p>Your code is <b>&lt;123456&gt;</b>.</p>');
});

test('every email says that a program sent it, and what it is about', async () => {
  const { url, arrived } = await mailServer();
  const mail = smtpMail(url, 'Docket <no-reply@docket.example>');
  await mail.send(email);
  await mail.send({ ...email, thread: 'message-7', headers: { 'Auto-Submitted': 'auto-replied' } });
  const header = (at: number, key: string) => arrived[at]?.read.headers.find((header) => header.key === key)?.value;
  expect([header(0, 'auto-submitted'), header(0, 'references'), header(0, 'in-reply-to')]).toEqual([
    'auto-generated',
    undefined,
    undefined,
  ]);
  expect([header(1, 'auto-submitted'), header(1, 'references'), header(1, 'in-reply-to')]).toEqual([
    'auto-replied',
    '<message-7@docket.example>',
    '<message-7@docket.example>',
  ]);
});

test('text in any language arrives unchanged, in the subject too', async () => {
  const { url, arrived } = await mailServer();
  await smtpMail(url, 'no-reply@docket.example').send({
    ...email,
    subject: 'Grüße aus Łódź, 120 €',
    text: 'Grüße aus Łódź, 120 €',
  });
  expect(arrived[0]?.raw).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(arrived[0]?.read.subject).toBe('Grüße aus Łódź, 120 €');
  expect(arrived[0]?.read.text?.trim()).toBe('Grüße aus Łódź, 120 €');
});

test('a line break in a subject adds no header and no recipient', async () => {
  const { url, arrived } = await mailServer();
  await smtpMail(url, 'no-reply@docket.example').send({ ...email, subject: 'Order\r\nBcc: eve@example.com' });
  expect(arrived[0]?.to).toEqual(['ada@example.com']);
  expect(arrived[0]?.read.bcc ?? []).toEqual([]);
});

test('what the server does not accept is thrown, with whether a retry makes sense', async () => {
  const { url, arrived, mood } = await mailServer();
  const mail = smtpMail(url, 'no-reply@docket.example');
  const failure = async (sending: Promise<void>): Promise<unknown> =>
    sending.then(
      () => null,
      (error: unknown) => error,
    );
  const noMailbox = await failure(mail.send({ ...email, to: 'refused@example.com' }));
  expect(noMailbox).toBeInstanceOf(EmailRefused);
  expect(String(noMailbox)).toMatch(/no such mailbox/);
  mood.code = 554;
  expect(await failure(mail.send(email))).toBeInstanceOf(EmailRefused);
  mood.code = 451;
  const wrongPassword = smtpMail(url.replace('p%40ss', 'guess'), 'no-reply@docket.example');
  for (const mailer of [mail, wrongPassword, smtpMail('smtp://127.0.0.1:1', 'no-reply@docket.example')]) {
    const error = await failure(mailer.send(email));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(EmailRefused);
  }
  expect(arrived).toEqual([]);
});
