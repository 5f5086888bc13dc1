/** The words and bounds of a person's history. Days are calendar days where the reader is, both ends included. */
import { knownZone, startOfDay } from '#kit/format/zone.ts';
import * as z from 'zod/mini';
import { isCalendarDay } from '#kit/calendar-day.ts';
import { DAY_MS } from '#kit/clock.ts';
import { BUCKETS, buckets, type Bucket } from './accounts.ts';

export const PAYMENT_KINDS = [
  'added',
  'returned',
  'paid',
  'refunded',
  'earned',
  'paid_out',
  'taken_back',
  'given_back',
] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];
export const PAYMENT_STATES = ['pending', 'done', 'failed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** For a filter, and for kinds of charge without words of their own. */
export const paymentWords: Record<PaymentKind, string> = {
  added: 'Money added',
  returned: 'Returned to payment method',
  paid: 'Paid',
  refunded: 'Refunded',
  earned: 'Earned',
  paid_out: 'Withdrawn',
  taken_back: 'Payment reversed by the bank',
  given_back: 'Reversed payment restored',
};
export const stateWords: Record<PaymentState, string> = {
  pending: 'Pending',
  done: 'Completed',
  failed: 'Not completed',
};

export const STATEMENT_BUCKETS = [...BUCKETS, 'held'] as const;
export const HELD = { title: 'Held', meaning: 'What you paid for work that isn’t approved yet.' } as const;
export const bucketWords = (bucket: Bucket | 'held'): { title: string; meaning: string } =>
  bucket === 'held' ? HELD : buckets[bucket];

/** The accounts that fees are posted to, in a payer's words. */
export const feeWords = {
  'R.buy': 'Client fees',
  'R.svc': 'Service fees',
  'R.wd': 'Withdrawal fees',
  'R.exp': 'Fees for express withdrawal and early clearance',
  'R.mem': 'Memberships',
  'R.test': 'Skill tests',
} as const;

export const isDay = (text: string): boolean => /^2[01]/.test(text) && isCalendarDay(text);
export const dayShape = z
  .string()
  .check(z.maxLength(10, 'must be a date such as 2026-11-21'), z.refine(isDay, 'must be a date such as 2026-11-21'));

/**
 * Of a charge, a payment, a return: what people read and type. Milestones and bonuses count on from their contract's:
 * `CT-7K3M-92QX-2`, `-B3`.
 */
export const isNumber = (text: string): boolean =>
  /^[A-Z]{2}-[0-9A-Z]{4}-[0-9A-Z]{4}(?:-B?[1-9][0-9]{0,3})?$/.test(text);
export const numberShape = z
  .string()
  .check(
    z.maxLength(20, 'must be a number such as DK-7K3M-92QX'),
    z.refine(isNumber, 'must be a number such as DK-7K3M-92QX'),
  );

/**
 * In which zone the days of a filter are: the reader's, as every time on a screen (SCR-6). UTC where it is left out or
 * unknown.
 */
export const zoneShape = z
  .string()
  .check(z.maxLength(64), z.regex(/^[A-Za-z0-9_+/-]+$/, 'must be a time zone such as Europe/Berlin'));
export const dayFilters = { from: z.optional(dayShape), to: z.optional(dayShape), time_zone: z.optional(zoneShape) };

export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly time_zone?: string | undefined;
}

const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** From the first instant of `from` up to, not including, the first after `to`. */
export function instantsOf({ from, to, time_zone: zone = 'UTC' }: Days): { from: Date | null; until: Date | null } {
  const known = knownZone(zone) ?? 'UTC';
  return {
    from: from === undefined ? null : startOfDay(from, known),
    until: to === undefined ? null : startOfDay(dayAfter(to), known),
  };
}

/** What a screen asks with: its filters, and where the reader is if days are among them. */
export const withZone = <Filters extends Days>(filters: Filters, timeZone: string): Filters =>
  filters.from === undefined && filters.to === undefined ? filters : { ...filters, time_zone: timeZone };
