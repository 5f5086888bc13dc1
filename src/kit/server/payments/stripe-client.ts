import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { decimals, money, type Money } from '../../money.ts';
import { outbound, outboundFetch, OutboundUnknown, type Outbound } from '../outbound.ts';
import { Failure } from '../../errors.ts';
import type { StripeConfig } from './payment-config.ts';
import { eventName, readSigned } from './signed-event.ts';
import { TOLERANCE_SECONDS } from './webhook-signature.ts';

export type StripeClient = Stripe;
const TIMEOUT_MS = 8_000;

/** The SDK accepts any JSON without an `error` as an answer, whatever its status: such a failure is no answer. */
const saysErrors =
  (send: Outbound): Outbound =>
  async (url, call) => {
    const answer = await send(url, call);
    if (answer.status >= 500 && !answer.body.includes('"error"'))
      throw new OutboundUnknown(`Stripe answers ${answer.status}`);
    return answer;
  };

/** The SDK is some 15 MB in memory, so it is loaded when it is first needed. */
export function stripeClient(
  { secretKey, apiBase }: StripeConfig,
  timeoutMs = TIMEOUT_MS,
): () => Promise<StripeClient> {
  let ready: Promise<StripeClient> | null = null;
  const load = async (): Promise<StripeClient> => {
    const { default: Sdk } = await import('stripe');
    const { hostname, port, protocol, origin } = new URL(apiBase);
    const isPlain = protocol === 'http:';
    return new Sdk(secretKey, {
      host: hostname,
      port: port === '' ? (isPlain ? 80 : 443) : Number(port),
      protocol: isPlain ? 'http' : 'https',
      httpClient: Sdk.createFetchHttpClient(outboundFetch(saysErrors(outbound({ origins: [origin], timeoutMs })))),
      timeout: timeoutMs + 1_000,
      // The SDK repeats with the same Idempotency-Key, so a second try cannot charge twice.
      maxNetworkRetries: 1,
      telemetry: false,
    });
  };
  return () => (ready ??= load());
}

/**
 * Stripe's digits where they are not those of ISO 4217: whole krónur and shillings with two zeros, whole ariary without
 * (docs.stripe.com/currencies).
 */
const OWN_DIGITS: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };
/** The payments partners of Stripe know two decimals only: the last of three is always 0. */
const LAST_IS_ZERO = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);
/** The most digits of an amount: eight, but for currencies whose unit is small. */
const MOST_DIGITS: Readonly<Record<string, number>> = { IDR: 12, COP: 10, HUF: 10, JPY: 10, INR: 9 };

const moreDigits = (currency: string): number => (OWN_DIGITS[currency] ?? decimals(currency)) - decimals(currency);

/** An amount as Stripe wants it written; null when it cannot be. */
export function toStripe({ amount, currency }: Money): { amount: number; currency: string } | null {
  const more = moreDigits(currency);
  const scale = 10n ** BigInt(Math.abs(more));
  const minor = BigInt(amount);
  const written = more < 0 ? minor / scale : minor * scale;
  const isExact = more >= 0 || written * scale === minor;
  if (!isExact || (LAST_IS_ZERO.has(currency) && written % 10n !== 0n)) return null;
  if (written >= 10n ** BigInt(MOST_DIGITS[currency] ?? 8)) return null;
  return { amount: Number(written), currency: currency.toLowerCase() };
}

export function fromStripe(amount: number, currency: string): Money {
  const code = currency.toUpperCase();
  const more = moreDigits(code);
  const scale = 10n ** BigInt(Math.abs(more));
  return money(more < 0 ? BigInt(amount) * scale : BigInt(amount) / scale, code);
}

export const idOf = (given: string | { id: string } | null | undefined): string | null =>
  typeof given === 'string' ? given : (given?.id ?? null);

/** Passes on an answer about what was asked for. One about another object says nothing about it. */
export const mustMatch =
  <Answer>(whom: (answer: Answer) => string | null | undefined, expectedId: string) =>
  (answer: Answer): Answer => {
    const found = whom(answer);
    if (found !== expectedId)
      throw new OutboundUnknown(`Stripe answers about ${found ?? 'nothing'} instead of ${expectedId}`);
    return answer;
  };

/** Nothing was answered: whether it was done is not known (ID-4). */
export const isSilent = (error: unknown): boolean =>
  error instanceof OutboundUnknown ||
  ['StripeConnectionError', 'StripeAPIError'].includes((error as { type?: string }).type ?? '');

/** The SDK checks the signature and parses; that what it parsed is an event is for us to see. */
const eventShape = z.looseObject({
  id: eventName,
  type: eventName,
  livemode: z.boolean(),
  data: z.looseObject({ object: z.unknown() }),
});

/**
 * One of two secrets must have signed it, recently, over exactly these bytes; the SDK compares in constant time. Null
 * when none did.
 */
export function stripeEvent(
  stripe: StripeClient,
  secrets: readonly string[],
  rawBody: Buffer,
  signature: string,
  now: readonly Date[],
): Stripe.Event | null {
  for (const [secret, moment] of secrets.flatMap((each) => now.map((at) => [each, at] as const))) {
    try {
      const event = stripe.webhooks.constructEvent(
        rawBody,
        signature,
        secret,
        TOLERANCE_SECONDS,
        undefined,
        moment.getTime(),
      );
      readSigned(eventShape, event);
      return event;
    } catch (error) {
      if ((error as { type?: string }).type !== 'StripeSignatureVerificationError')
        throw new Failure('invalid_shape', { message: 'This is signed, but not an event we can read.', cause: error });
    }
  }
  return null;
}
