import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { inForceShape } from '#kit/in-force-shapes.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { LEVELS } from '#domains/profiles/levels.ts';
import { orderNumberShape } from './order-number.ts';

export const earlyClearance = query({
  path: '/api/earnings/early',
  summary: 'Lists your clearing earnings, the fee to clear each one early, and your early clearance limit.',
  access: 'freelancer',
  data: z.object({
    level: z.enum(LEVELS),
    owes: z.boolean(),
    /** Why nothing can be cleared early, in words; null when it can. */
    block: z.nullable(z.string()),
    /** How much is cleared early now, and the cap. */
    open: moneyShape,
    cap: moneyShape,
    /** The price that the fee is taken of. */
    in_force: inForceShape(['earlyRate']),
    items: z.array(
      z.object({
        order_number: z.string(),
        title: z.string(),
        clears_at: z.iso.datetime(),
        left: moneyShape,
        /** What the cap allows now; zero when nothing. */
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
  path: '/api/orders/:order_number/clear-early',
  summary: 'Clears earnings of one order early for a fee. Fails if the amount or the fee differs from what you were shown.',
  access: 'freelancer',
  params: z.object({ order_number: orderNumberShape }),
  body: z.object({ amount: moneyShape, expected_fee: moneyShape }),
  data: z.object({ order_number: z.string(), amount: moneyShape, fee: moneyShape }),
  errors: ['not_found', 'forbidden', 'invalid_input', 'wrong_state', 'price_changed'],
  limit: 'money',
  repeat: 'key',
});
