/** When a request of now goes out and has arrived, as the rules decide it: shown before anything is asked for. Pure. */
import { wholeUnits } from '#kit/fees.ts';
import { add, compare, formatMoney, type Money } from '#kit/money.ts';
import { afterWorkingDays, holdOf, nextBatch, PAYOUT_TERMS, type HoldFacts, type PayoutKind } from './terms.ts';
import type { Lane } from './withdrawal.ts';

const HOUR_MS = 3_600_000;

export interface Plan {
  readonly hold: { until: Date; reason: string } | null;
  /** It comes, with others, to what a person looks at first. */
  readonly isReviewed: boolean;
  readonly goesOutAt: Date;
  readonly arrivesBy: Date;
}

/** What was taken out lately, besides the one in question. */
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

/** Why a person looks at it first, or null: sums, so that several small ones are looked at like a large one. */
export function whyReviewed(amount: Money, { day, week }: TakenOut): WhyReviewed | null {
  const limits = [
    { hours: 24, total: add(day, amount), from: wholeUnits(PAYOUT_TERMS.reviewFromWhole, amount.currency) },
    { hours: 168, total: add(week, amount), from: wholeUnits(PAYOUT_TERMS.reviewWeekFromWhole, amount.currency) },
  ] as const;
  return limits.find(({ total, from }) => compare(total, from) >= 0) ?? null;
}

export const reviewWords = ({ hours, total, from }: WhyReviewed): string =>
  `Withdrawals of ${hours === 24 ? '24 hours' : '7 days'} come to ${formatMoney(total)} with this one. From ${formatMoney(from, 'en-US', { trim: true })} on, a person looks at it first, within one business day.`;

export function planOf({ amount, kind, lane, takenOut, ...facts }: HoldFacts & { amount: Money; kind: PayoutKind; lane: Lane; takenOut: TakenOut }): Plan {
  const hold = holdOf(facts);
  const reviewed = whyReviewed(amount, takenOut) !== null;
  const free = hold?.until ?? facts.now;
  const approvedBy = reviewed ? afterWorkingDays(free, PAYOUT_TERMS.reviewWorkingDays) : free;
  const goesOutAt = lane === 'express' ? approvedBy : nextBatch(approvedBy);
  const promised = new Date(goesOutAt.getTime() + PAYOUT_TERMS.expressPromiseHours * HOUR_MS);
  const arrivesBy = lane === 'express' || kind === 'paypal' ? promised : afterWorkingDays(goesOutAt, PAYOUT_TERMS.bankWorkingDays);
  return { hold, isReviewed: reviewed, goesOutAt, arrivesBy };
}
