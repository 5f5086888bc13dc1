/** When a request of now goes out and has arrived, as the rules decide it: shown before anything is asked for. Pure. */
import { wholeUnits } from '#kit/fees.ts';
import { compare, type Money } from '#kit/money.ts';
import { afterWorkingDays, holdOf, nextBatch, PAYOUT_TERMS, type HoldFacts, type PayoutKind } from './terms.ts';
import type { Lane } from './withdrawal.ts';

const HOUR_MS = 3_600_000;

export interface Plan {
  readonly hold: { until: Date; reason: string } | null;
  /** Of a size that a person looks at first. */
  readonly isReviewed: boolean;
  readonly goesOutAt: Date;
  readonly arrivesBy: Date;
}

export const isReviewed = (amount: Money): boolean => compare(amount, wholeUnits(PAYOUT_TERMS.reviewFromWhole, amount.currency)) >= 0;

export function planOf({ amount, kind, lane, ...facts }: HoldFacts & { amount: Money; kind: PayoutKind; lane: Lane }): Plan {
  const hold = holdOf(facts);
  const reviewed = isReviewed(amount);
  const free = hold?.until ?? facts.now;
  const approvedBy = reviewed ? afterWorkingDays(free, PAYOUT_TERMS.reviewWorkingDays) : free;
  const goesOutAt = lane === 'express' ? approvedBy : nextBatch(approvedBy);
  const promised = new Date(goesOutAt.getTime() + PAYOUT_TERMS.expressPromiseHours * HOUR_MS);
  const arrivesBy = lane === 'express' || kind === 'paypal' ? promised : afterWorkingDays(goesOutAt, PAYOUT_TERMS.bankWorkingDays);
  return { hold, isReviewed: reviewed, goesOutAt, arrivesBy };
}
