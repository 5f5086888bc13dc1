/** Calls that start a payment for work, or for what is added to it: how it is paid, and where. */
import * as z from 'zod/mini';
import { idShape } from '#kit/id-shape.ts';
import { moneyShape } from '#kit/money-shape.ts';

export const paymentWay = {
  provider: z.enum(['test', 'card', 'paypal']),
  /** One of my saved methods of that provider. */
  method: z.optional(idShape),
  /** Only what the balance lacks is paid; without it, the whole total. */
  use_balance: z._default(z.boolean(), true),
  /** What the payer saw they pay now: another amount answers price_changed. */
  expected_payment: moneyShape,
};

export const begunPayment = {
  funding_id: z.string(),
  amount: moneyShape,
  /** Where to pay it: a page of the provider, or our own with the card field. */
  redirect_url: z.string(),
};

export const PAYMENT_ERRORS = [
  'not_found',
  'forbidden',
  'price_changed',
  'invalid_input',
  'wrong_state',
  'unavailable',
] as const;
