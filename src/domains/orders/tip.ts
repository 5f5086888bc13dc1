/** A tip after an order: how much it may be, until when, and what of it the freelancer gets (ORD-16, LIM-14). */
import { after, DAY_MS } from '#kit/clock.ts';
import { serviceFee } from '#kit/fees.ts';
import { compare, share, subtract, zero, type BasisPoints, type Money } from '#kit/money.ts';
import type { Terms } from '#kit/terms.ts';
import type { Terms as Agreed } from '#domains/paid-work/price.ts';

export const TIP_LIMITS = { days: 30, note: 300 } as const;
/** Of the price, free of fees. */
const FREE: BasisPoints = 2_000;

/** Until when a tip can be given. */
export const tipUntil = (completedAt: Date): Date => after(completedAt, TIP_LIMITS.days * DAY_MS);

/**
 * The client pays the tip and nothing else; above a fifth of the price the service fee is taken out of what exceeds it.
 */
export function tipTerms(inForce: Pick<Terms, 'serviceFeeRate'>, price: Money, tip: Money): Agreed {
  const free = share(price, FREE);
  const none = zero(tip.currency);
  const fee = compare(tip, free) > 0 ? serviceFee(subtract(tip, free), inForce) : none;
  return { price: tip, client_fee: none, service_fee: fee, tax: none, total: tip };
}

/** An order has one tip, so its number follows from the order's. */
export const tipNumberOf = (orderNumber: string): string => orderNumber.replace(/^DK/, 'TI');
export const orderNumberOf = (tipNumber: string): string => tipNumber.replace(/^TI/, 'DK');
