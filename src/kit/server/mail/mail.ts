import { createTransport } from 'nodemailer';
import type { Html } from '../html.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: Html;
  /** Beside those every letter has, such as how to unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The same for every attempt: becomes the Message-ID, by which a mailbox knows a letter it already has. */
  readonly id?: string;
}

/** Sends, or throws so that the job tries again. Called from reactions only, never inside a request (SMTP may hang). */
export interface Mail {
  send(letter: Letter): Promise<void>;
}

/** The server said for good that it does not take this letter: asking again would change nothing (RFC 5321, 4.2.1). */
export class LetterRefused extends Error {}

/** A server that stays silent longer is given up; the job asks again later. */
const PATIENCE_MS = 30_000;
/** Said about the recipient or the letter itself. A refused sender or password is our own mistake, and may be mended. */
const ABOUT_THE_LETTER: readonly unknown[] = ['RCPT TO', 'DATA'];

const isForGood = ({ responseCode = 0, command }: { responseCode?: number; command?: string }): boolean =>
  responseCode >= 500 && responseCode < 600 && ABOUT_THE_LETTER.includes(command);

const hostOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport({ url, connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS }, { from });
  return {
    async send({ to, subject, text, html, headers = {}, id }) {
      const messageId = id === undefined ? {} : { messageId: `<${id}@${hostOf(from)}>` };
      try {
        await transport.sendMail({ to, subject, text, html: html.text, headers, ...messageId });
      } catch (error) {
        if (isForGood(error as { responseCode?: number; command?: string })) throw new LetterRefused((error as Error).message, { cause: error });
        throw error;
      }
    },
  };
}
