import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { html } from '../html.ts';
import { smtpMail } from './mail.ts';

interface Arrived {
  readonly from: string;
  readonly to: readonly string[];
  readonly user: string;
  readonly raw: string;
}

const servers: SMTPServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((resolve) => server.close(resolve));
});

/** A real SMTP server on loopback that asks for a name and a password; who is called `refused@` has no mailbox there. */
async function mailServer(): Promise<{ url: string; arrived: Arrived[] }> {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username = '', password }, _session, done) {
      if (password === 'p@ss word') done(null, { user: username });
      else done(new Error('wrong password'));
    },
    onRcptTo({ address }, _session, done) {
      done(address.startsWith('refused@') ? new Error('no such mailbox') : null);
    },
    onData(stream, { envelope, user }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        arrived.push({ from, to: envelope.rcptTo.map((one) => one.address), user: String(user), raw: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `smtp://docket:p%40ss%20word@127.0.0.1:${(server.server.address() as AddressInfo).port}`, arrived };
}

/** Header lines with their folds undone, and every part's text as a reader sees it. */
function read(raw: string): { headers: string[]; text: string } {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const bytes = rest
    .join('\n')
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { headers: head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n'), text: Buffer.from(bytes, 'latin1').toString('utf8') };
}

const letter = { to: 'ada@example.com', subject: 'Confirm your e-mail', text: 'Your code is 123456.', html: html`<p>Your code is <b>${'<123456>'}</b>.</p>` };

test('a letter arrives with its sender, both of its forms and their escapes', async () => {
  const { url, arrived } = await mailServer();
  await smtpMail(url, 'Docket <no-reply@docket.example>').send(letter);
  expect(arrived).toHaveLength(1);
  expect(arrived[0]).toMatchObject({ from: 'no-reply@docket.example', to: ['ada@example.com'], user: 'docket' });
  const { headers, text } = read(arrived[0]?.raw ?? '');
  expect(headers).toEqual(expect.arrayContaining(['From: Docket <no-reply@docket.example>', 'To: ada@example.com', 'Subject: Confirm your e-mail']));
  expect(text).toContain('Your code is 123456.');
  expect(text).toContain('<p>Your code is <b>&lt;123456&gt;</b>.</p>');
});

test('words of any language survive the way', async () => {
  const { url, arrived } = await mailServer();
  await smtpMail(url, 'no-reply@docket.example').send({ ...letter, text: 'Grüße aus Łódź, 120 €' });
  const raw = arrived[0]?.raw ?? '';
  expect(read(raw).text).toContain('Grüße aus Łódź, 120 €');
});

test('a line break in a subject adds no header and no recipient', async () => {
  const { url, arrived } = await mailServer();
  await smtpMail(url, 'no-reply@docket.example').send({ ...letter, subject: 'Order\r\nBcc: eve@example.com' });
  expect(arrived[0]?.to).toEqual(['ada@example.com']);
  expect(read(arrived[0]?.raw ?? '').headers.filter((line) => line.startsWith('Bcc'))).toEqual([]);
});

test('what the server does not take is thrown, so that the job tries again', async () => {
  const { url, arrived } = await mailServer();
  const mail = smtpMail(url, 'no-reply@docket.example');
  await expect(mail.send({ ...letter, to: 'refused@example.com' })).rejects.toThrow(/no such mailbox/);
  await expect(smtpMail(url.replace('p%40ss', 'guess'), 'no-reply@docket.example').send(letter)).rejects.toThrow(/wrong password/);
  await expect(smtpMail('smtp://127.0.0.1:1', 'no-reply@docket.example').send(letter)).rejects.toThrow(/ECONNREFUSED/);
  expect(arrived).toEqual([]);
});
