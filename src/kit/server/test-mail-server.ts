import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Arrived {
  readonly from: string;
  readonly to: readonly string[];
  readonly user: string;
  readonly raw: string;
  /** As a mail program reads it. */
  readonly read: Email;
}

/** What the server says to the next emails: a reply code, or a silence it breaks when told. */
export interface Mood {
  /** 250 takes it; any other is the answer to its contents. */
  code: number;
  /** Called when an email is there and not answered yet; the answer follows when it resolves. */
  before: (() => Promise<void>) | null;
}

export interface TestMailServer {
  readonly url: string;
  readonly arrived: Arrived[];
  readonly mood: Mood;
  stop(): Promise<void>;
}

/**
 * A real SMTP server on loopback that asks for a name and a password; who is called `refused@` has no mailbox there.
 * With pipelining, sender, recipients and DATA come at once.
 */
export async function startTestMailServer(port = 0, { pipelining = true } = {}): Promise<TestMailServer> {
  const arrived: Arrived[] = [];
  const mood: Mood = { code: 250, before: null };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    hidePIPELINING: !pipelining,
    allowInsecureAuth: true,
    closeTimeout: 500,
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
        const raw = Buffer.concat(chunks);
        const take = async (): Promise<void> => {
          await mood.before?.();
          if (mood.code !== 250) return done(Object.assign(new Error('not now'), { responseCode: mood.code }));
          arrived.push({
            from,
            to: envelope.rcptTo.map((recipient) => recipient.address),
            user: String(user),
            raw: raw.toString('utf8'),
            read: await PostalMime.parse(raw),
          });
          done();
        };
        take().catch(done);
      });
    },
  });
  // A client that is killed leaves its line broken.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://docket:p%40ss%20word@127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    arrived,
    mood,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
