/** One push to one browser (RFC 8030). What the push service answers decides what becomes of the subscription. */
import { outboundLimits } from '../../limits.ts';
import { outbound } from '../outbound.ts';
import { encryptPush, type PushKeys } from './encrypt.ts';
import { pushOrigin } from './push-services.ts';
import { vapidHeader, type VapidKeys } from './vapid.ts';

export interface Subscription extends PushKeys {
  readonly endpoint: string;
}

export interface PushMessage {
  readonly text: string;
  /** How long the push service keeps it for a device that is off. */
  readonly lifeSeconds: number;
  readonly urgency: 'normal' | 'high';
  /** One that waits is replaced by a newer one of the same topic: up to 32 characters of base64url. */
  readonly topic: string;
}

export interface PushSender {
  readonly keys: VapidKeys;
  readonly subject: string;
  readonly services: readonly string[];
  readonly now: Date;
}

export type PushOutcome =
  | { readonly is: 'sent' }
  /** The browser gave the subscription up, or its address may not be called. */
  | { readonly is: 'gone' }
  /** This push will never be taken. */
  | { readonly is: 'refused'; readonly status: number }
  | { readonly is: 'later'; readonly waitMs: number; readonly why: string };

/** Every push has this many bytes of text, so that its length says nothing. */
const PADDED_BYTES = 512;
const GONE = [404, 410];
/** What may pass: too many requests, and failures of theirs. */
const mayPass = (status: number): boolean => status === 429 || status === 408 || status >= 500;

export async function sendWebPush(
  subscription: Subscription,
  message: PushMessage,
  { keys, subject, services, now }: PushSender,
): Promise<PushOutcome> {
  const origin = pushOrigin(subscription.endpoint, services);
  if (origin === null) return { is: 'gone' };
  const call = outbound({
    origins: [origin],
    timeoutMs: outboundLimits.push.timeoutMs,
    maxBytes: outboundLimits.push.answerBytes,
  });
  const body = encryptPush(message.text, subscription, PADDED_BYTES);
  const headers = {
    authorization: vapidHeader(keys, { audience: origin, subject, now }),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    'content-length': String(body.length),
    ttl: String(message.lifeSeconds),
    urgency: message.urgency,
    topic: message.topic,
  };
  try {
    const { status, headers: answered } = await call(subscription.endpoint, { method: 'POST', headers, body });
    if (status >= 200 && status < 300) return { is: 'sent' };
    if (GONE.includes(status)) return { is: 'gone' };
    if (mayPass(status))
      return { is: 'later', waitMs: waitOf(answered['retry-after']), why: `the push service answers ${status}` };
    return { is: 'refused', status };
  } catch (error) {
    // It may have arrived. A second one of the same topic replaces it, so trying again shows nothing twice.
    return { is: 'later', waitMs: 0, why: (error as Error).message };
  }
}

/** In seconds; a date is not worth a parser. */
const waitOf = (header: string | undefined): number =>
  header !== undefined && /^\d{1,5}$/.test(header) ? Number(header) * 1_000 : 0;
