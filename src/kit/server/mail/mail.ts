import { createTransport } from 'nodemailer';
import type { Html } from '../html.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: Html;
  /** Beside those every letter has, such as how to unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends, or throws so that the job tries again. Called from reactions only, never inside a request (SMTP may hang). */
export interface Mail {
  send(letter: Letter): Promise<void>;
}

/** A server that stays silent longer is given up; the job asks again later. */
const PATIENCE_MS = 30_000;

export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport({ url, connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS }, { from });
  return {
    async send(letter) {
      await transport.sendMail({ to: letter.to, subject: letter.subject, text: letter.text, html: letter.html.text, headers: letter.headers ?? {} });
    },
  };
}
