/** Earnings before their clearance date (WDR-8, LIM-21). Pure: the screen shows what the server charges. */
import { wholeUnits } from '#kit/fees.ts';
import { compare, isPositive, share, subtract, zero, type Money } from '#kit/money.ts';
import { termsNow } from '#kit/terms.ts';
import { LEVEL_NAMES, type Level } from '#domains/profiles/levels.ts';

const LEVELS: readonly Level[] = ['level_2', 'top'];
export const mayClearEarly = (level: Level): boolean => LEVELS.includes(level);
export const EARLY_FROM = LEVEL_NAMES.level_2;

/** Taken from the amount, never on top of it. */
export const earlyFee = (amount: Money): Money => share(amount, termsNow().earlyRate);

/** How much may be ahead of its date at one time. */
export const earlyCap = (currency: string): Money => wholeUnits(termsNow().earlyMostWhole, currency);

const smaller = (a: Money, b: Money): Money => (compare(a, b) < 0 ? a : b);

/** Of what is left of an order's earnings, what still fits under the cap. */
export function clearableNow(left: Money, open: Money): Money {
  const cap = earlyCap(left.currency);
  const room = compare(cap, open) > 0 ? subtract(cap, open) : zero(left.currency);
  const amount = smaller(left, room);
  // Nothing is cleared that its fee would use up.
  return isPositive(amount) && compare(amount, earlyFee(amount)) > 0 ? amount : zero(left.currency);
}
