import * as z from 'zod/mini';

/** Money on the wire: whole minor units as text, so that no parser rounds them (MON-1). */
export const moneyShape = z.object({
  amount: z.string().check(z.regex(/^-?(0|[1-9]\d{0,17})$/, 'must be whole minor units as text')),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code')),
});
