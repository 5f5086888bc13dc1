import { afterEach, expect, test } from 'vitest';
import { html } from '../html.ts';
import { startTestMailServer, type TestMailServer } from '../test-mail-server.ts';
import { LetterRefused, smtpMail } from './mail.ts';

const servers: TestMailServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

async function mailServer(): Promise<TestMailServer> {
  const server = await startTestMailServer();
  servers.push(server);
  return server;
}

const letter = { to: 'ada@example.com', subject: 'Confirm your e-mail', text: 'Your code is 123456.', html: html`<p>Your code is <b>${'<123456>'}</b>.</p>` };

test('a letter arrives with its sender, both of its forms and their escapes', async () => {
  const { url, arrived } = await mailServer();
  await smtpMail(url, 'Docket <no-reply@docket.example>').send({ ...letter, id: 'one' });
  expect(arrived).toHaveLength(1);
  expect(arrived[0]).toMatchObject({ from: 'no-reply@docket.example', to: ['ada@example.com'], user: 'docket' });
  expect(arrived[0]?.raw).toContain('Content-Type: multipart/alternative');
  expect(arrived[0]?.read).toMatchObject({
    from: { name: 'Docket', address: 'no-reply@docket.example' },
    subject: 'Confirm your e-mail',
    messageId: '<one@docket.example>',
  });
  expect(arrived[0]?.read.text?.trim()).toBe('Your code is 123456.');
  expect(arrived[0]?.read.html?.trim()).toBe('<p>Your code is <b>&lt;123456&gt;</b>.</p>');
});

test('words of any language survive the way, in the subject too', async () => {
  const { url, arrived } = await mailServer();
  await smtpMail(url, 'no-reply@docket.example').send({ ...letter, subject: 'Grüße aus Łódź, 120 €', text: 'Grüße aus Łódź, 120 €' });
  expect(arrived[0]?.raw).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(arrived[0]?.read.subject).toBe('Grüße aus Łódź, 120 €');
  expect(arrived[0]?.read.text?.trim()).toBe('Grüße aus Łódź, 120 €');
});

test('a line break in a subject adds no header and no recipient', async () => {
  const { url, arrived } = await mailServer();
  await smtpMail(url, 'no-reply@docket.example').send({ ...letter, subject: 'Order\r\nBcc: eve@example.com' });
  expect(arrived[0]?.to).toEqual(['ada@example.com']);
  expect(arrived[0]?.read.bcc ?? []).toEqual([]);
});

test('what the server does not take is thrown, and it is told apart whether asking again makes sense', async () => {
  const { url, arrived, mood } = await mailServer();
  const mail = smtpMail(url, 'no-reply@docket.example');
  const failure = async (sending: Promise<void>): Promise<unknown> =>
    sending.then(
      () => null,
      (error: unknown) => error,
    );
  const noMailbox = await failure(mail.send({ ...letter, to: 'refused@example.com' }));
  expect(noMailbox).toBeInstanceOf(LetterRefused);
  expect(String(noMailbox)).toMatch(/no such mailbox/);
  mood.code = 554;
  expect(await failure(mail.send(letter))).toBeInstanceOf(LetterRefused);
  mood.code = 451;
  const wrongPassword = smtpMail(url.replace('p%40ss', 'guess'), 'no-reply@docket.example');
  for (const one of [mail, wrongPassword, smtpMail('smtp://127.0.0.1:1', 'no-reply@docket.example')]) {
    const error = await failure(one.send(letter));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(LetterRefused);
  }
  expect(arrived).toEqual([]);
});
