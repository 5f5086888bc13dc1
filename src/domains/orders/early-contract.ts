import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { LEVELS } from '#domains/profiles/levels.ts';
import { orderNumberShape } from './order-number.ts';

export const earlyClearance = query({
  path: '/api/earnings/early',
  summary: 'My earnings that are still clearing, what each could be made available for now, and how much may be ahead of its date.',
  access: 'freelancer',
  data: z.object({
    level: z.enum(LEVELS),
    owes: z.boolean(),
    /** Why nothing can be cleared early, in words; null when it can. */
    block: z.nullable(z.string()),
    /** Ahead of its date now, and how much may be. */
    open: moneyShape,
    cap: moneyShape,
    items: z.array(
      z.object({
        orderNumber: z.string(),
        title: z.string(),
        clearsAt: z.iso.datetime(),
        left: moneyShape,
        /** What fits under the cap now; zero when nothing does. */
        amount: moneyShape,
        fee: moneyShape,
      }),
    ),
    /** Further orders that clear later than those above. */
    more: z.int(),
  }),
  errors: [],
  limit: 'read',
});

export const clearEarningsEarly = command({
  method: 'POST',
  path: '/api/orders/:orderNumber/clear-early',
  summary: 'Makes earnings of one order available at once for a fee out of them. The amount and the fee are those that were shown; others are refused.',
  access: 'freelancer',
  params: z.object({ orderNumber: orderNumberShape }),
  body: z.object({ amount: moneyShape, expected_fee: moneyShape }),
  data: z.object({ orderNumber: z.string(), amount: moneyShape, fee: moneyShape }),
  errors: ['not_found', 'forbidden', 'invalid_input', 'wrong_state', 'price_changed'],
  limit: 'money',
  repeat: 'key',
});
