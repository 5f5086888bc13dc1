/** Both clocks of a custom offer: the freelancer answers the request, then the client answers the offer (LIM-60). */
import type { WorkClock } from '#domains/paid-work/clock.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { OFFER_LIMITS, type OfferFacts, type OfferMove } from './custom-offer.ts';

export const CLOCK_KINDS = ['answer', 'acceptance'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];
export type OfferClock = WorkClock<ClockKind, OfferMove>;

export function clocksOf({ state, askedAt, sentAt, validUntil }: OfferFacts): OfferClock[] {
  if (state === 'requested')
    return [
      {
        kind: 'answer',
        startsAt: askedAt,
        endsAt: after(askedAt, OFFER_LIMITS.answerDays * DAY_MS),
        turn: ['freelancer'],
        atEnd: 'expire',
      },
    ];
  if (state === 'offered' && sentAt !== null && validUntil !== null)
    return [{ kind: 'acceptance', startsAt: sentAt, endsAt: validUntil, turn: ['client'], atEnd: 'expire' }];
  return [];
}
