import type { Twilio } from 'twilio';
import { outboundLimits } from '../../limits.ts';
import { outbound } from '../outbound.ts';
import { SmsRefusal, type ShortMessage, type Sms } from './short-message.ts';
import type { TwilioConfig } from './twilio-config.ts';

const TOO_MANY = 429;

interface SdkRequest {
  readonly method: string;
  readonly uri: string;
  readonly username?: string;
  readonly password?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** The SDK's own transport would follow redirects and take any host; ours is the one way out (NET-1). */
function transport({ apiBase }: TwilioConfig, timeoutMs: number = outboundLimits.timeoutMs) {
  const { origin } = new URL(apiBase);
  const send = outbound({ origins: [origin], timeoutMs });
  return {
    async request({ method, uri, username = '', password = '', headers = {}, data = {} }: SdkRequest) {
      const { pathname, search } = new URL(uri);
      const body = new URLSearchParams(
        Object.entries(data).map(([name, value]): [string, string] => [name, String(value)]),
      ).toString();
      const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
      const answer = await send(`${origin}${pathname}${search}`, {
        method: method.toUpperCase(),
        headers: { ...headers, authorization },
        body,
      });
      const text = answer.body.toString('utf8');
      return {
        statusCode: answer.status,
        body: isJson(text) ? (JSON.parse(text) as unknown) : text,
        headers: answer.headers,
      };
    },
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * A number that does not exist is refused for good. A wrong key of ours, too many requests or a failure of theirs may
 * pass.
 */
function understood(error: unknown): never {
  const { status, code } = error as { status?: number; code?: number };
  const isOurs = status === 401 || status === 403 || status === TOO_MANY;
  // Twilio's own refusal has a code. An error page from anything in between has none, and says nothing about the
  // number (ID-4).
  if (typeof code === 'number' && status !== undefined && status >= 400 && status < 500 && !isOurs)
    throw new SmsRefusal(
      code === 21_610
        ? 'This number asked not to get messages from us.'
        : 'Messages cannot be delivered to this number.',
      error,
    );
  throw error;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Twilio by its own SDK, which is loaded with the first message. */
export function twilioSms(config: TwilioConfig, timeoutMs?: number): Sms {
  let ready: Promise<Twilio> | null = null;
  const load = async (): Promise<Twilio> => {
    const { default: sdk } = await import('twilio');
    return sdk(config.accountSid, config.authToken, { httpClient: transport(config, timeoutMs) as never });
  };
  const client = (): Promise<Twilio> => (ready ??= load());
  const isService = config.from.startsWith('MG');
  return {
    canCall: !isService,
    async send({ to, text }: ShortMessage) {
      const { messages } = await client();
      const sent = await messages
        .create({ to, body: text, ...(isService ? { messagingServiceSid: config.from } : { from: config.from }) })
        .catch(understood);
      if (typeof sent.sid !== 'string') throw new Error('Twilio answered without a message');
    },
    async call({ to, text }: ShortMessage) {
      const { calls } = await client();
      const speech = `<Say>${escapeXml(text)}</Say><Pause length="1"/>`;
      const createdCall = await calls
        .create({ to, from: config.from, twiml: `<Response>${speech}${speech}</Response>` })
        .catch(understood);
      if (typeof createdCall.sid !== 'string') throw new Error('Twilio answered without a call');
    },
  };
}
