/** Amounts as people type them to narrow down a list: `82.40`. */
import * as z from 'zod/mini';
import { invalidField } from './errors.ts';
import { readDecimal } from './money.ts';

export const isAmount = (text: string): boolean => /^\d{1,12}(\.\d{1,3})?$/.test(text);
const amount = z.string().check(z.maxLength(16), z.refine(isAmount, 'must be an amount such as 82.40'));
export const amountFilters = { least: z.optional(amount), most: z.optional(amount) };

/** In minor units; undefined where nothing was typed. */
export function unitsOf(
  field: keyof typeof amountFilters,
  typed: string | undefined,
  currency: string,
): string | undefined {
  if (typed === undefined) return undefined;
  const read = readDecimal(typed, currency);
  if (read === null) throw invalidField(field, `Enter an amount in ${currency}.`);
  return read.amount;
}
