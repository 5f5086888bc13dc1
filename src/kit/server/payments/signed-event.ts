import * as z from 'zod/mini';
import { Failure } from '../../errors.ts';
import type { ProviderEvent, ProviderNews } from './provider.ts';

const ID_MAX = 255;
const REASON_MAX = 500;
const NOTE_MAX = 500;

/** The id that every provider gives its events: without it an event cannot be stored. */
export const eventName = z.string().check(z.minLength(1), z.maxLength(100));

const id = z.string().check(
  z.maxLength(ID_MAX),
  z.refine((text) => text.isWellFormed()),
);
const maybeId = z.optional(z.nullable(id));
const declineShape = z.object({ attempt: id, card: z.nullable(id) });
const setupDeclineShape = z.extend(declineShape, { customer: id });

/** The shape of every event before it is stored: later processing relies on these types. */
const newsShape = z.looseObject({
  about: z.optional(z.enum(['payment', 'refund', 'dispute', 'payout', 'hint'])),
  account: maybeId,
  providerReference: id,
  reference: maybeId,
  payment: z.optional(id),
  charge: maybeId,
  transaction: maybeId,
  decline: z.optional(z.nullable(declineShape)),
  evidenceDueAt: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
});
const moneyNewsShape = z.looseObject({
  amount: z.object({
    amount: z.string().check(z.regex(/^-?\d{1,18}$/)),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  }),
  reason: z.nullable(z.string()),
  live: z.boolean(),
});

/** A body with a valid signature, checked against a shape. A mismatch is the sender's mistake (400), never ours. */
export function readSigned<Shape extends z.ZodMiniType>(shape: Shape, given: unknown): z.output<Shape> {
  const parsed = z.safeParse(shape, given);
  if (parsed.success) return parsed.data;
  throw new Failure('invalid_shape', { message: 'This is signed, but not an event we can read.' });
}

/** The same for raw bytes, including an empty body and what is not JSON. */
export function readSignedBody<Shape extends z.ZodMiniType>(shape: Shape, rawBody: Buffer): z.output<Shape> {
  let given: unknown;
  try {
    given = JSON.parse(rawBody.toString('utf8'));
  } catch (error) {
    throw new Failure('invalid_shape', { message: 'This is signed, but not JSON.', cause: error });
  }
  return readSigned(shape, given);
}

function checkedNews(news: ProviderNews): ProviderNews {
  if (news.about === 'decline') return { about: 'decline', ...z.parse(setupDeclineShape, news) };
  z.parse(newsShape, news);
  if (news.about === 'hint') return news;
  z.parse(moneyNewsShape, news);
  return { ...news, reason: news.reason?.slice(0, REASON_MAX).toWellFormed() ?? null };
}

/**
 * An event with an id is always kept; one whose object cannot be read is kept for an operator, with the reason (WH-5).
 */
export function eventOf(id: string, kind: string, read: () => ProviderNews | null): ProviderEvent {
  try {
    const news = read();
    return { id, kind, news: news === null ? null : checkedNews(news) };
  } catch (error) {
    return { id, kind, news: null, unreadable: (error as Error).message.slice(0, NOTE_MAX) };
  }
}
