/**
 * Adding money: the limits, and the states of a funding. The provider decides; we follow only what it verifiably
 * reports.
 */
import { instanceLocale } from '#kit/locale.ts';
import { wholeUnits } from '#kit/fees.ts';
import { compare, formatMoney, subtract, zero, larger, type Money } from '#kit/money.ts';
import type { Terms } from '#kit/terms.ts';
import type { MoveTable } from '#kit/transitions.ts';

export const FUNDING_STATES = ['created', 'pending', 'succeeded', 'failed', 'expired'] as const;
export type FundingState = (typeof FUNDING_STATES)[number];
/** The payer starts it; `system` ends a checkout that nobody opened. */
export type FundingParty = 'payer' | 'provider' | 'system';

/**
 * Events may arrive late, twice or out of order: what is not in this table changes nothing. Money that arrives after
 * the funding expired is still credited; once credited, only a correction takes it back.
 */
export const fundingMoves = {
  pending: { from: ['created'], to: 'pending', by: ['provider'] },
  paid: { from: ['created', 'pending', 'failed', 'expired'], to: 'succeeded', by: ['provider'] },
  failed: { from: ['created', 'pending'], to: 'failed', by: ['provider'] },
  expired: { from: ['created', 'pending'], to: 'expired', by: ['provider', 'system'] },
} as const satisfies MoveTable<FundingState, string, FundingParty>;
export type FundingMove = keyof typeof fundingMoves;

/**
 * What became of a payment that was made for something: it paid, or the money stayed in the payer's balance, and why.
 */
export const KEPT_REASONS = ['closed', 'already_paid', 'seller_gone', 'not_enough'] as const;
export type KeptReason = (typeof KEPT_REASONS)[number];
export const PAYMENT_OUTCOMES = ['paid', ...KEPT_REASONS] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/** How long a checkout can be paid. It counts against the day's limit until then. */
export const CHECKOUT_MINUTES = 30;

/** What the limits of adding money go by. */
export type FundingTerms = Pick<Terms, 'fundingLeastWhole' | 'fundingDailyWhole' | 'fundingDailyVerifiedWhole'>;

export const smallestFunding = (currency: string, terms: FundingTerms): Money =>
  wholeUnits(terms.fundingLeastWhole, currency);
/**
 * In any 24 hours by the database's clock (LIM-17, MON-19): the limit of a calendar day could be used twice around
 * midnight.
 */
export const dailyFunding = (currency: string, isVerified: boolean, terms: FundingTerms): Money =>
  wholeUnits(isVerified ? terms.fundingDailyVerifiedWhole : terms.fundingDailyWhole, currency);

/** What may still be added now, given what was added or is being added. */
export const leftToday = (usedToday: Money, isVerified: boolean, terms: FundingTerms): Money =>
  larger(zero(usedToday.currency), subtract(dailyFunding(usedToday.currency, isVerified, terms), usedToday));

/** Why this amount cannot be added now, in words for the amount's field, or null. */
export function whyNotAdd(amount: Money, usedToday: Money, isVerified: boolean, terms: FundingTerms): string | null {
  const { currency } = usedToday;
  const words = (value: Money): string => formatMoney(value, instanceLocale(), { trim: true });
  const daily = dailyFunding(currency, isVerified, terms);
  const smallest = smallestFunding(currency, terms);
  if (amount.currency !== currency) return `Enter an amount in ${currency}.`;
  if (compare(amount, smallest) < 0) return `Add at least ${words(smallest)}.`;
  const left = leftToday(usedToday, isVerified, terms);
  if (compare(amount, left) <= 0) return null;
  if (compare(left, daily) === 0) return `You can add up to ${words(left)} in 24 hours.`;
  return `You can add up to ${words(daily)} in 24 hours, including unfinished payments. You have ${words(left)} left now.`;
}

export const REFUND_STATES = ['requested', 'sent', 'succeeded', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/**
 * Failed is final, also after success: a bank may return money days later. Events in any order end in the same state.
 */
export const refundMoves = {
  pending: { from: ['requested'], to: 'sent', by: ['provider'] },
  succeeded: { from: ['requested', 'sent'], to: 'succeeded', by: ['provider'] },
  failed: { from: ['requested', 'sent', 'succeeded'], to: 'failed', by: ['provider'] },
} as const satisfies MoveTable<RefundState, string, 'provider'>;

export const CHARGEBACK_STATES = ['asked', 'open', 'won', 'lost'] as const;
export type ChargebackState = (typeof CHARGEBACK_STATES)[number];

/** A chargeback only moves forward in this order, so that a late event of an earlier step changes nothing. */
export const isLater = (state: ChargebackState, than: ChargebackState): boolean =>
  CHARGEBACK_STATES.indexOf(state) > CHARGEBACK_STATES.indexOf(than);

/** A path inside the app to continue to afterwards; never another site's address. */
export const NEXT_PATH = /^\/(?!\/|[^?]{0,300}\/\/)[\w\-./?=&%~]{0,300}$/;
