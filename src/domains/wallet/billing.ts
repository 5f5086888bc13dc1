/** What a buyer wants on receipts and invoices. Everything is optional; an empty text is nothing. */
import * as z from 'zod/mini';
import { tidy } from '#kit/name-shape.ts';

const line = (max: number) => z.string().check(tidy(), z.maxLength(max, `Use at most ${max} characters.`));

/** Remembered for the next payment. */
export const billingDetailsShape = z.object({
  /** A company or a person. */
  name: line(120),
  address: z.string().check(z.trim(), z.maxLength(300, 'Use at most 300 characters.')),
  /** Its ISO 3166-1 code, or empty. */
  country: z.string().check(z.regex(/^([A-Z]{2})?$/, 'Choose a country.')),
  /** Checked for its form only. */
  vat_number: line(30),
});
/** Of one payment, with the buyer's own number for it. */
export const billingShape = z.extend(billingDetailsShape, { po_number: line(60) });
export type Billing = z.output<typeof billingShape>;

export const isEmptyBilling = (billing: Readonly<Record<string, string>>): boolean =>
  Object.values(billing).every((text) => text === '');
