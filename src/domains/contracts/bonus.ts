/** What a client pays on top of a contract: how much, until when, and what of it the freelancer gets (MLS-10). */
import type { Terms as Agreed } from '#domains/paid-work/price.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { serviceFee } from '#kit/fees.ts';
import { zero, type Money } from '#kit/money.ts';
import type { Terms } from '#kit/terms.ts';

export const BONUS_LIMITS = { days: 30, note: 300, bonuses: 20 } as const;

export const bonusUntil = (endedAt: Date): Date => after(endedAt, BONUS_LIMITS.days * DAY_MS);

/** The client pays the bonus and nothing else; the service fee of the contract is taken from it. */
export function bonusTerms(inForce: Pick<Terms, 'serviceFeeRate'>, bonus: Money): Agreed {
  const none = zero(bonus.currency);
  return { price: bonus, client_fee: none, service_fee: serviceFee(bonus, inForce), tax: none, total: bonus };
}

/** The third of a contract is `CT-7K3M-92QX-B3`. */
export const bonusNumberOf = (contractNumber: string, count: number): string => `${contractNumber}-B${count}`;
