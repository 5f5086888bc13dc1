/** What a withdrawal costs and when it goes (WDR-8, LIM-18 to LIM-20). Pure: the screen shows what the server charges. */
import { wholeUnits } from '#kit/fees.ts';
import { compare, larger, share, subtract, zero, type Money } from '#kit/money.ts';
import { termsNow } from '#kit/terms.ts';
import type { Lane } from './withdrawal.ts';

export const PAYOUT_KINDS = ['bank', 'paypal'] as const;
export type PayoutKind = (typeof PAYOUT_KINDS)[number];

/** What operators may change is read at the moment of use: see `termsNow`. */
export const PAYOUT_TERMS = {
  /** In whole units of the currency. */
  get smallestWhole() {
    return termsNow().withdrawalLeastWhole;
  },
  get bankFeeWhole() {
    return termsNow().withdrawalBankWhole;
  },
  get paypalRate() {
    return termsNow().withdrawalPaypalRate;
  },
  get paypalMostWhole() {
    return termsNow().withdrawalPaypalMostWhole;
  },
  get expressRate() {
    return termsNow().expressRate;
  },
  get expressLeastWhole() {
    return termsNow().expressLeastWhole;
  },
  get expressMostWhole() {
    return termsNow().expressMostWhole;
  },
  /** The very first withdrawal of a person waits so long; one to a new method that long. Neither once money has arrived there. */
  get firstHoldDays() {
    return termsNow().firstHoldDays;
  },
  get methodHoldDays() {
    return termsNow().methodHoldDays;
  },
  /** After a password was reset, nothing goes out for so long (MON-11). */
  coolingHours: 48,
  /** What a person or an account takes out in 24 hours, and in 7 days: from here on a person looks before it goes out (MON-19). */
  get reviewFromWhole() {
    return termsNow().withdrawalReviewWhole;
  },
  get reviewWeekFromWhole() {
    return termsNow().withdrawalReviewWeekWhole;
  },
  /** The daily batch of the standard lane, on working days. */
  batchHourUtc: 14,
  /** Who looks at a large one answers within so many working days. */
  reviewWorkingDays: 1,
  /** What banks usually need for a transfer at most. */
  bankWorkingDays: 3,
  expressTargetHours: 1,
  get expressPromiseHours() {
    return termsNow().expressPromiseHours;
  },
} as const;

const smaller = (a: Money, b: Money): Money => (compare(a, b) < 0 ? a : b);

export const smallestWithdrawal = (currency: string): Money => wholeUnits(PAYOUT_TERMS.smallestWhole, currency);

/** Taken from the amount, never on top of it. */
export function withdrawalFee(amount: Money, kind: PayoutKind, lane: Lane): Money {
  const whole = (count: number): Money => wholeUnits(count, amount.currency);
  if (lane === 'express')
    return smaller(larger(share(amount, PAYOUT_TERMS.expressRate), whole(PAYOUT_TERMS.expressLeastWhole)), whole(PAYOUT_TERMS.expressMostWhole));
  return kind === 'bank' ? whole(PAYOUT_TERMS.bankFeeWhole) : smaller(share(amount, PAYOUT_TERMS.paypalRate), whole(PAYOUT_TERMS.paypalMostWhole));
}

export const arrives = (amount: Money, fee: Money): Money => (compare(amount, fee) > 0 ? subtract(amount, fee) : zero(amount.currency));

const DAY_MS = 86_400_000;
const isWorkingDay = (day: Date): boolean => day.getUTCDay() !== 0 && day.getUTCDay() !== 6;

export function afterWorkingDays(from: Date, days: number): Date {
  const day = new Date(from);
  for (let left = days; left > 0; left -= isWorkingDay(day) ? 1 : 0) day.setTime(day.getTime() + DAY_MS);
  return day;
}

/** The next batch after an instant: 14:00 UTC, Monday to Friday. */
export function nextBatch(after: Date): Date {
  const batch = new Date(after);
  batch.setUTCHours(PAYOUT_TERMS.batchHourUtc, 0, 0, 0);
  while (batch <= after || !isWorkingDay(batch)) batch.setTime(batch.getTime() + DAY_MS);
  return batch;
}

export interface HoldFacts {
  /** Money has arrived by this method before. */
  readonly isProven: boolean;
  /** Any withdrawal of this person was paid before. */
  readonly hasBeenPaid: boolean;
  readonly methodAddedAt: Date;
  readonly now: Date;
}

/** Until when a request waits, and why; null when it does not. */
export function holdOf({ isProven, hasBeenPaid, methodAddedAt, now }: HoldFacts): { until: Date; reason: string } | null {
  if (isProven) return null;
  if (!hasBeenPaid)
    return {
      until: new Date(now.getTime() + PAYOUT_TERMS.firstHoldDays * DAY_MS),
      reason: `A first withdrawal waits ${PAYOUT_TERMS.firstHoldDays} days, so that nobody can empty an account they took over.`,
    };
  const until = new Date(methodAddedAt.getTime() + PAYOUT_TERMS.methodHoldDays * DAY_MS);
  return until <= now ? null : { until, reason: `A new payout method is used ${PAYOUT_TERMS.methodHoldDays} days after it was added.` };
}
