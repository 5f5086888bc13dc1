/** When a request made now is sent and arrives, by the rules: shown before the request. Pure. */
import { instanceLocale } from '#kit/locale.ts';
import { wholeUnits } from '#kit/fees.ts';
import { add, compare, formatMoney, type Money } from '#kit/money.ts';
import {
  afterWorkingDays,
  holdOf,
  nextBatch,
  PAYOUT_RULES,
  type HoldFacts,
  type PayoutKind,
  type WithdrawalTerms,
} from './terms.ts';
import type { Lane, WithdrawalState } from './withdrawal.ts';

const HOUR_MS = 3_600_000;

export interface Plan {
  readonly hold: { until: Date; reason: string } | null;
  /** Together with others it reaches the sum that a person reviews first. */
  readonly isReviewed: boolean;
  readonly goesOutAt: Date;
  readonly arrivesBy: Date;
}

/** What was taken out recently, besides the one in question. */
export interface TakenOut {
  readonly day: Money;
  readonly week: Money;
}

export interface WhyReviewed {
  readonly hours: 24 | 168;
  /** Of that time, this one included. */
  readonly total: Money;
  readonly from: Money;
}

/**
 * Why a person reviews it first, or null. It looks at sums, so that several small ones are reviewed like a large one.
 */
export function whyReviewed(amount: Money, { day, week }: TakenOut, terms: WithdrawalTerms): WhyReviewed | null {
  const limits = [
    { hours: 24, total: add(day, amount), from: wholeUnits(terms.withdrawalReviewWhole, amount.currency) },
    { hours: 168, total: add(week, amount), from: wholeUnits(terms.withdrawalReviewWeekWhole, amount.currency) },
  ] as const;
  return limits.find(({ total, from }) => compare(total, from) >= 0) ?? null;
}

export const reviewWords = ({ hours, total, from }: WhyReviewed): string =>
  `With this one, your withdrawals in ${hours === 24 ? '24 hours' : '7 days'} total ${formatMoney(total)}. From ${formatMoney(from, instanceLocale(), { trim: true })}, we review them first, within 1 business day.`;

interface Planned extends HoldFacts {
  readonly amount: Money;
  readonly kind: PayoutKind;
  readonly lane: Lane;
  readonly takenOut: TakenOut;
}

export function planOf({ amount, kind, lane, takenOut, ...facts }: Planned, terms: WithdrawalTerms): Plan {
  const hold = holdOf(facts, terms);
  const reviewed = whyReviewed(amount, takenOut, terms) !== null;
  const free = hold?.until ?? facts.now;
  const approvedBy = reviewed ? afterWorkingDays(free, PAYOUT_RULES.reviewWorkingDays) : free;
  const goesOutAt = lane === 'express' ? approvedBy : nextBatch(approvedBy);
  return { hold, isReviewed: reviewed, goesOutAt, arrivesBy: arrivalOf(goesOutAt, kind, lane, terms) };
}

/**
 * Where money never arrived before: when it is sent if it is requested now, and why not earlier; null where it does not
 * wait.
 */
export function earliestPayout(
  facts: Omit<HoldFacts, 'isProven'>,
  terms: WithdrawalTerms,
): { from: Date; reason: string } | null {
  const hold = holdOf({ ...facts, isProven: false }, terms);
  return hold === null ? null : { from: nextBatch(hold.until), reason: hold.reason };
}

const arrivalOf = (goesOutAt: Date, kind: PayoutKind, lane: Lane, { expressPromiseHours }: WithdrawalTerms): Date =>
  lane === 'express' || kind === 'paypal'
    ? new Date(goesOutAt.getTime() + expressPromiseHours * HOUR_MS)
    : afterWorkingDays(goesOutAt, PAYOUT_RULES.bankWorkingDays);

export interface UnderWay {
  readonly state: WithdrawalState;
  readonly lane: Lane;
  readonly kind: PayoutKind;
  readonly heldUntil: Date | null;
  readonly sendsAt: Date | null;
  readonly promisedAt: Date | null;
  readonly sentAt: Date | null;
}

/** By when a withdrawal arrives as it is now; null where a person has to decide first, or its wait has no end yet. */
export function expectedBy(
  { state, lane, kind, heldUntil, sendsAt, promisedAt, sentAt }: UnderWay,
  terms: WithdrawalTerms,
): Date | null {
  if (state === 'held')
    return heldUntil === null
      ? null
      : arrivalOf(lane === 'express' ? heldUntil : nextBatch(heldUntil), kind, lane, terms);
  if (state !== 'approved' && state !== 'processing') return null;
  const goesOutAt = sentAt ?? sendsAt;
  return promisedAt ?? (goesOutAt === null ? null : arrivalOf(goesOutAt, kind, lane, terms));
}
