/**
 * What a withdrawal costs and when it goes (WDR-8, LIM-18 to LIM-20). Pure: the screen shows what the server charges.
 */
import { wholeUnits } from '#kit/fees.ts';
import { compare, larger, share, subtract, zero, type Money } from '#kit/money.ts';
import { formatUnit } from '#kit/format/unit.ts';
import type { TermName, Terms } from '#kit/terms.ts';
import type { Lane } from './withdrawal.ts';

export const PAYOUT_KINDS = ['bank', 'paypal'] as const;
export type PayoutKind = (typeof PAYOUT_KINDS)[number];

/** What operators may change about withdrawals: the rules below take them as they hold at the moment in question. */
export const WITHDRAWAL_TERMS = [
  'withdrawalLeastWhole',
  'withdrawalBankWhole',
  'withdrawalPaypalRate',
  'withdrawalPaypalMostWhole',
  // From these sums on, by person or bank account in 24 hours or 7 days, a person reviews a withdrawal before it goes
  // out (MON-19).
  'withdrawalReviewWhole',
  'withdrawalReviewWeekWhole',
  // The waiting times of a person's first withdrawal and of one to a new method. Neither applies once money has arrived
  // there.
  'firstHoldDays',
  'methodHoldDays',
  'expressRate',
  'expressLeastWhole',
  'expressMostWhole',
  'expressPromiseHours',
] as const satisfies readonly TermName[];
export type WithdrawalTerms = Pick<Terms, (typeof WITHDRAWAL_TERMS)[number]>;

/** What nobody changes while the product runs. */
export const PAYOUT_RULES = {
  /** The daily batch of the standard lane, on working days. */
  batchHourUtc: 14,
  /** A review is answered within this many working days. */
  reviewWorkingDays: 1,
  /** What banks usually need for a transfer at most. */
  bankWorkingDays: 3,
  expressTargetHours: 1,
} as const;

const smaller = (a: Money, b: Money): Money => (compare(a, b) < 0 ? a : b);

export const smallestWithdrawal = (currency: string, terms: WithdrawalTerms): Money =>
  wholeUnits(terms.withdrawalLeastWhole, currency);

/** Taken from the amount, never on top of it. */
export function withdrawalFee(amount: Money, kind: PayoutKind, lane: Lane, terms: WithdrawalTerms): Money {
  const whole = (count: number): Money => wholeUnits(count, amount.currency);
  if (lane === 'express')
    return smaller(
      larger(share(amount, terms.expressRate), whole(terms.expressLeastWhole)),
      whole(terms.expressMostWhole),
    );
  return kind === 'bank'
    ? whole(terms.withdrawalBankWhole)
    : smaller(share(amount, terms.withdrawalPaypalRate), whole(terms.withdrawalPaypalMostWhole));
}

export const arrives = (amount: Money, fee: Money): Money =>
  compare(amount, fee) > 0 ? subtract(amount, fee) : zero(amount.currency);

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
  batch.setUTCHours(PAYOUT_RULES.batchHourUtc, 0, 0, 0);
  while (batch <= after || !isWorkingDay(batch)) batch.setTime(batch.getTime() + DAY_MS);
  return batch;
}

export interface HoldFacts {
  /** Money has arrived by this method before. */
  readonly isProven: boolean;
  /** A withdrawal of this person was paid before. */
  readonly hasBeenPaid: boolean;
  readonly methodAddedAt: Date;
  readonly now: Date;
}

/** Until when a request waits, and why; null when it does not. */
export function holdOf(
  { isProven, hasBeenPaid, methodAddedAt, now }: HoldFacts,
  { firstHoldDays, methodHoldDays }: WithdrawalTerms,
): { until: Date; reason: string } | null {
  if (isProven) return null;
  if (!hasBeenPaid)
    return {
      until: new Date(now.getTime() + firstHoldDays * DAY_MS),
      reason: `We hold your first withdrawal for ${formatUnit(firstHoldDays, 'day')} to protect you if someone gets into your account.`,
    };
  const until = new Date(methodAddedAt.getTime() + methodHoldDays * DAY_MS);
  return until <= now
    ? null
    : { until, reason: `You can use a new payout method ${formatUnit(methodHoldDays, 'day')} after you add it.` };
}
