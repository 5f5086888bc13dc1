/**
 * The billing form's own shape: the contract's, and the VAT number's form by its country. Loaded when the form is used.
 */
import type * as z from 'zod/mini';
import { billingShape, type Billing } from './billing.ts';
import { whyNotVat } from './vat-number.ts';

export const billingFormShape: z.ZodMiniType<Billing, Billing> = billingShape.check((payload) => {
  const message = whyNotVat(payload.value.vat_number, payload.value.country);
  if (message !== null)
    payload.issues.push({ code: 'custom', path: ['vat_number'], message, input: payload.value.vat_number });
});
