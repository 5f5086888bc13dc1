import type { Context } from '../context.ts';
import { html } from '../html.ts';
import { outboxMail } from '../mail/outbox-mail.ts';
import type { ShortMessage, Sms } from './short-message.ts';
import { twilioSms } from './twilio-sms.ts';

const known = new WeakMap<object, Sms>();

/** Null where this instance cannot send any. */
export function smsOf({ config, database }: Pick<Context, 'config' | 'database'>): Sms | null {
  if (config.twilio === null && !keepsMessages({ config })) return null;
  const ready = known.get(database) ?? (config.twilio === null ? outboxSms({ database }) : twilioSms(config.twilio));
  known.set(database, ready);
  return ready;
}

/** A demo without a provider keeps messages where its emails are: in the outbox only its own machine can open. */
export const keepsMessages = ({ config }: Pick<Context, 'config'>): boolean =>
  config.twilio === null && config.demo && config.smtpUrl === null;

function outboxSms({ database }: Pick<Context, 'database'>): Sms {
  const outbox = outboxMail(database);
  const send = ({ to, text }: ShortMessage): Promise<void> =>
    outbox.send({ to, subject: 'Text message', text, html: html`<p>${text}</p>` });
  return { canCall: false, send, call: send };
}
