/** How much held money one operator may move alone (ORD-25, MLS-14, MON-23). */
import { DAY_MS } from '#kit/clock.ts';
import { add, decimals, units, type Money } from '#kit/money.ts';

/**
 * Of all orders and milestones together that one operator ends within a day, so that many small ones are no way around
 * it.
 */
export const ALONE_WHOLE = 500;
export const ALONE_WITHIN_MS = DAY_MS;

export const OPERATOR_ENDS = ['complete', 'cancel', 'refund'] as const;
export type OperatorEnd = (typeof OPERATOR_ENDS)[number];

/** Its name by the share of the price that the freelancer gets, in percent. */
export const howOf = (percent: number): OperatorEnd =>
  percent === 100 ? 'complete' : percent === 0 ? 'cancel' : 'refund';

/** A second operator confirms before this money moves. `alone`: what the same operator ended alone within a day. */
export const needsSecond = (held: Money, alone: Money): boolean =>
  units(held) > 0n && units(add(held, alone)) > BigInt(ALONE_WHOLE) * 10n ** BigInt(decimals(held.currency));
