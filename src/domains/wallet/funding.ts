/** Adding money: how much, and how one funding lives. The provider decides; we only follow what it verifiably says. */
import { wholeUnits } from '#kit/fees.ts';
import { compare, formatMoney, subtract, zero, larger, type Money } from '#kit/money.ts';
import { termsNow } from '#kit/terms.ts';
import type { MoveTable } from '#kit/transitions.ts';

export const FUNDING_STATES = ['created', 'pending', 'succeeded', 'failed', 'expired'] as const;
export type FundingState = (typeof FUNDING_STATES)[number];

/**
 * News may come late, twice or out of order: what is not in this table changes nothing. Money that arrived after all
 * is credited even when we had given up on it; once credited, nothing takes it back but a correction.
 */
export const fundingMoves = {
  pending: { from: ['created'], to: 'pending', by: ['provider'] },
  paid: { from: ['created', 'pending', 'failed', 'expired'], to: 'succeeded', by: ['provider'] },
  failed: { from: ['created', 'pending'], to: 'failed', by: ['provider'] },
  expired: { from: ['created', 'pending'], to: 'expired', by: ['provider'] },
} as const satisfies MoveTable<FundingState, string, 'provider'>;
export type FundingMove = keyof typeof fundingMoves;

/** How long a checkout can be paid. It counts against the day's limit until then. */
export const CHECKOUT_MINUTES = 30;

export const smallestFunding = (currency: string): Money => wholeUnits(termsNow().fundingLeastWhole, currency);
/** In any 24 hours by the database's clock (LIM-17, MON-19): a day of the calendar could be used twice around midnight. */
export const dailyFunding = (currency: string, isVerified: boolean): Money =>
  wholeUnits(isVerified ? termsNow().fundingDailyVerifiedWhole : termsNow().fundingDailyWhole, currency);

/** What may still be added now, given what was added or is being added. */
export const leftToday = (usedToday: Money, isVerified: boolean): Money =>
  larger(zero(usedToday.currency), subtract(dailyFunding(usedToday.currency, isVerified), usedToday));

/** Why this amount cannot be added now, in words for the amount's field, or null. */
export function whyNotAdd(amount: Money, usedToday: Money, isVerified = false): string | null {
  const { currency } = usedToday;
  const words = (value: Money): string => formatMoney(value, 'en-US', { trim: true });
  const daily = dailyFunding(currency, isVerified);
  if (amount.currency !== currency) return `Amounts here are in ${currency}.`;
  if (compare(amount, smallestFunding(currency)) < 0) return `Add at least ${words(smallestFunding(currency))}.`;
  const left = leftToday(usedToday, isVerified);
  if (compare(amount, left) <= 0) return null;
  if (compare(left, daily) === 0) return `You can add up to ${words(left)} in 24 hours.`;
  return `You can add up to ${words(daily)} in 24 hours, open checkouts included. That leaves ${words(left)} now.`;
}

export const REFUND_STATES = ['requested', 'sent', 'succeeded', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Failed is for good, also after success: a bank may send money back days later. Whatever comes in any order ends the same. */
export const refundMoves = {
  pending: { from: ['requested'], to: 'sent', by: ['provider'] },
  succeeded: { from: ['requested', 'sent'], to: 'succeeded', by: ['provider'] },
  failed: { from: ['requested', 'sent', 'succeeded'], to: 'failed', by: ['provider'] },
} as const satisfies MoveTable<RefundState, string, 'provider'>;

export const DISPUTE_STATES = ['asked', 'open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** A dispute only moves on in this order, so that late news of an earlier step changes nothing. */
export const isLater = (state: DisputeState, than: DisputeState): boolean => DISPUTE_STATES.indexOf(state) > DISPUTE_STATES.indexOf(than);

/** A path inside the app to go on to afterwards; never an address elsewhere. */
export const NEXT_PATH = /^\/(?!\/)[\w\-./?=&%~]{0,300}$/;
