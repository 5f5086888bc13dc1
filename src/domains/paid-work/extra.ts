/**
 * What is added to work after it was agreed: what it costs beside what was agreed, and who may answer an offer of it
 * (ORD-15).
 */
import { HOUR_MS } from '#kit/clock.ts';
import { add, subtract, type Money } from '#kit/money.ts';
import type { Terms as TermsInForce } from '#kit/terms.ts';
import type { WorkClock } from './clock.ts';
import type { Party } from './party.ts';
import { termsFor, type Terms } from './price.ts';

export const EXTRA_KINDS = ['extra', 'revision'] as const;
export type ExtraKind = (typeof EXTRA_KINDS)[number];
export const EXTRA_LIMITS = { title: 80, days: 90, answerMs: 48 * HOUR_MS } as const;
export const EXTRA_OUTCOMES = ['accepted', 'declined', 'withdrawn', 'closed'] as const;
export type ExtraOutcome = (typeof EXTRA_OUTCOMES)[number];

export interface ExtraOffer {
  readonly id: string;
  readonly kind: ExtraKind;
  readonly title: string;
  readonly days: number;
  readonly price: Money;
  readonly askedAt: Date;
  readonly endsAt: Date;
}

/**
 * Work is charged as if it had been agreed with the extra from the start: the fees on the whole, under the terms of its
 * day.
 */
export function withExtra(
  inForce: TermsInForce,
  agreed: Terms,
  price: Money,
): { readonly after: Terms; readonly added: Terms } {
  const after = termsFor(inForce, add(agreed.price, price));
  const more = (name: keyof Terms) => subtract(after[name], agreed[name]);
  return {
    after,
    added: {
      price: more('price'),
      client_fee: more('client_fee'),
      service_fee: more('service_fee'),
      tax: more('tax'),
      total: more('total'),
    },
  };
}

/** Why this party cannot answer or withdraw it now, or null. Who may do which is in the table of moves. */
export function whyNotExtra(offer: Pick<ExtraOffer, 'endsAt'> | null, party: Party, now: Date): string | null {
  if (offer === null) return 'There is no offer to answer.';
  return party === 'system' || now < offer.endsAt ? null : 'The time to answer has ended.';
}

/** At its end silence is a no. */
export const extraClock = <Kind extends string, End extends string>(
  { askedAt, endsAt }: ExtraOffer,
  kind: Kind,
  atEnd: End,
): WorkClock<Kind, End> => ({
  kind,
  startsAt: askedAt,
  endsAt,
  turn: ['client'],
  atEnd,
});
