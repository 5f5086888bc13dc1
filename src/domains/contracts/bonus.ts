/**
 * What a client pays on top of a contract: how much, until when, with which fees, and what of it the freelancer gets
 * (MLS-10).
 */
import type { Terms as Agreed } from '#domains/paid-work/price.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { clientFee, serviceFee, type ClientFeeTerms } from '#kit/fees.ts';
import {
  add,
  compare,
  isPositive,
  larger,
  share,
  subtract,
  sum,
  zero,
  type BasisPoints,
  type Money,
} from '#kit/money.ts';
import type { Terms } from '#kit/terms.ts';

export const BONUS_LIMITS = { days: 30, note: 300, bonuses: 20 } as const;
/** Of what was released: all bonuses together up to here have no client fee. */
const FREE: BasisPoints = 2_000;

export const bonusUntil = (endedAt: Date): Date => after(endedAt, BONUS_LIMITS.days * DAY_MS);

/** What the next bonus may be, and how much of it has no client fee. */
export interface BonusRoom {
  readonly most: Money;
  readonly free: Money;
}

const NOT_RELEASED = 'A bonus can be given once a milestone was released.';
const USED_UP = 'All bonuses together can be as much as was released.';
export const whyNoBonus = (released: readonly Money[]): string => (released.length === 0 ? NOT_RELEASED : USED_UP);

/**
 * `released`: of each milestone, the price that was released. A bonus is up to the dearest of them, and all together up
 * to their sum.
 */
export function bonusRoom(released: readonly Money[], given: Money): BonusRoom {
  const none = zero(given.currency);
  const all = sum(released, given.currency);
  const dearest = released.reduce(larger, none);
  const left = larger(subtract(all, given), none);
  return { most: compare(left, dearest) < 0 ? left : dearest, free: larger(subtract(share(all, FREE), given), none) };
}

/** The client fee is paid on top of what exceeds `free`; the service fee of the contract is taken from all of it. */
export function bonusTerms(inForce: Pick<Terms, 'serviceFeeRate'> & ClientFeeTerms, bonus: Money, free: Money): Agreed {
  const none = zero(bonus.currency);
  const above = subtract(bonus, free);
  const fee = isPositive(above) ? clientFee(above, inForce) : none;
  return { price: bonus, client_fee: fee, service_fee: serviceFee(bonus, inForce), tax: none, total: add(bonus, fee) };
}

/** The third of a contract is `CT-7K3M-92QX-B3`. */
export const bonusNumberOf = (contractNumber: string, count: number): string => `${contractNumber}-B${count}`;
