import { Readable } from 'node:stream';
import { outboundLimits } from '../../limits.ts';
import type { Breaker } from '../breaker.ts';
import type { Html } from '../html.ts';
import { enterBreaker, sharedBreaker } from '../outbound.ts';

export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: Html;
  /** Beside those every email has, such as how to unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The same for every attempt: becomes the Message-ID, by which a mailbox knows an email it already has. */
  readonly id?: string;
  /** What it is about, the same for all emails about it: mailboxes show them as one conversation. */
  readonly thread?: string | undefined;
}

/** Sends, or throws so that the job tries again. Called from reactions only, never inside a request (SMTP may hang). */
export interface Mail {
  send(email: Email): Promise<void>;
}

/** The server refused this email permanently: a retry would change nothing (RFC 5321, 4.2.1). */
export class EmailRefused extends Error {}

/** The server got all of it and did not answer: it may have been delivered. Never treat it as a refusal (ID-4). */
export class EmailOutcomeUnknown extends Error {}

/** About the recipient or the email itself. A refused sender or password is our own mistake and can be corrected. */
const ABOUT_THE_EMAIL: readonly unknown[] = ['RCPT TO', 'DATA'];
/** The service is about to close (RFC 5321, 3.8): the same as no answer. */
const CLOSING = 421;

interface SmtpProblem extends Error {
  readonly responseCode?: number;
  readonly command?: string;
}

const isForGood = ({ responseCode = 0, command }: SmtpProblem): boolean =>
  responseCode >= 500 && responseCode < 600 && ABOUT_THE_EMAIL.includes(command);
const hasAnswered = ({ responseCode = CLOSING }: SmtpProblem): boolean => responseCode !== CLOSING;

const hostOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

/** A program sends every email of ours, so no other program answers it (RFC 3834). */
function headersOf({ headers = {}, thread }: Email, host: string): Record<string, string> {
  const threadHeaders =
    thread === undefined ? {} : { 'In-Reply-To': `<${thread}@${host}>`, References: `<${thread}@${host}>` };
  return { 'Auto-Submitted': 'auto-generated', ...threadHeaders, ...headers };
}

/** NET-1 for SMTP: decision 056 says what differs. */
export interface SmtpRules {
  /** Silence within one step. */
  readonly stepMs: number;
  /** All of it, however slowly the server goes on answering. */
  readonly wholeMs: number;
  readonly breakerOf?: (origin: string) => Breaker;
}

export function smtpMail(
  url: string,
  sender: string | (() => string),
  { stepMs, wholeMs, breakerOf = sharedBreaker }: SmtpRules = outboundLimits.smtp,
): Mail {
  const { protocol, host } = new URL(url);
  const steps = { connectionTimeout: stepMs, greetingTimeout: stepMs, socketTimeout: stepMs, dnsTimeout: stepMs };
  return {
    async send(email) {
      const { to, subject, text, html, id } = email;
      // Loaded with the first email: many instances send none for hours.
      const { createTransport } = await import('nodemailer');
      const from = typeof sender === 'string' ? sender : sender();
      const report = enterBreaker(breakerOf, `${protocol}//${host}`);
      const transport = createTransport({ url, ...steps }, { from });
      let isHandedOver = false;
      transport.use('stream', ({ message }, done) => {
        const whenRead = (): void => void (isHandedOver = true);
        message.processFunc((content) => Readable.from(passingOn(content, whenRead), { objectMode: false }));
        done();
      });
      const messageId = id === undefined ? {} : { messageId: `<${id}@${hostOf(from)}>` };
      try {
        await transport.sendMail({
          to,
          subject,
          text,
          html: html.text,
          headers: headersOf(email, hostOf(from)),
          ...messageId,
          signal: AbortSignal.timeout(wholeMs),
        });
        report(true);
      } catch (error) {
        const problem = error as SmtpProblem;
        report(hasAnswered(problem));
        if (isForGood(problem)) throw new EmailRefused(problem.message, { cause: error });
        if (isHandedOver && problem.responseCode === undefined)
          throw new EmailOutcomeUnknown(problem.message, { cause: error });
        throw error;
      }
    },
  };
}

/** Read only while it is sent, so its end means that the server may have all of it. */
async function* passingOn(content: Readable, whenRead: () => void): AsyncGenerator<Buffer> {
  for await (const piece of content) yield piece as Buffer;
  whenRead();
}
