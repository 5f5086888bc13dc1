import * as z from 'zod/mini';
import { clearedEarly, EARLY_ERRORS, earlyWish } from '#domains/paid-work/early-contract.ts';
import { command } from '#kit/endpoint.ts';
import { orderNumberShape } from './order-number.ts';

export const clearEarningsEarly = command({
  method: 'POST',
  path: '/api/orders/:order_number/clear-early',
  summary:
    'Clears earnings of one order early for a fee. Fails if the amount or the fee differs from what you were shown.',
  access: 'freelancer',
  params: z.object({ order_number: orderNumberShape }),
  body: earlyWish,
  data: z.extend(clearedEarly, { order_number: z.string() }),
  errors: EARLY_ERRORS,
  limit: 'money',
  repeat: 'key',
});
