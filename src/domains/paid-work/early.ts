/** Earnings before their clearance date (WDR-8, LIM-21). Pure: the screen shows what the server charges. */
import { wholeUnits } from '#kit/fees.ts';
import { compare, isPositive, share, subtract, zero, type Money } from '#kit/money.ts';
import type { Terms } from '#kit/terms.ts';
import { LEVEL_NAMES, type Level } from '#domains/profiles/levels.ts';

const LEVELS: readonly Level[] = ['level_2', 'top'];
export const mayClearEarly = (level: Level): boolean => LEVELS.includes(level);
export const EARLY_FROM = LEVEL_NAMES.level_2;

export type EarlyTerms = Pick<Terms, 'earlyRate' | 'earlyMostWhole'>;

/** Taken from the amount, never on top of it. */
export const earlyFee = (amount: Money, { earlyRate }: Pick<Terms, 'earlyRate'>): Money => share(amount, earlyRate);

/** How much may be cleared early at one time. */
export const earlyCap = (currency: string, { earlyMostWhole }: EarlyTerms): Money =>
  wholeUnits(earlyMostWhole, currency);

const smaller = (a: Money, b: Money): Money => (compare(a, b) < 0 ? a : b);

/** The part of an order's remaining earnings that the cap still allows. */
export function clearableNow(left: Money, open: Money, terms: EarlyTerms): Money {
  const cap = earlyCap(left.currency, terms);
  const room = compare(cap, open) > 0 ? subtract(cap, open) : zero(left.currency);
  const amount = smaller(left, room);
  // Amounts that the fee would use up are not cleared.
  return isPositive(amount) && compare(amount, earlyFee(amount, terms)) > 0 ? amount : zero(left.currency);
}
