/**
 * Earnings of any kind of work before their clearance date (WDR-8). Each kind has a call of its own to clear one,
 * because its own lock decides.
 */
import * as z from 'zod/mini';
import { query, type DataOf } from '#kit/endpoint.ts';
import { inForceShape } from '#kit/in-force-shapes.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { LEVELS } from '#domains/profiles/levels.ts';

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
        /** The kind of work: an order or a milestone. Its number is that of its call. */
        kind: z.string(),
        number: z.string(),
        title: z.string(),
        /** Of its page. */
        path: z.string(),
        clears_at: z.iso.datetime(),
        left: moneyShape,
        /** What the cap allows now; zero when nothing. */
        amount: moneyShape,
        fee: moneyShape,
      }),
    ),
    /** Further ones that clear later than those above. */
    more: z.int(),
  }),
  errors: [],
  limit: 'read',
});
export type EarlyClearance = DataOf<typeof earlyClearance>;

/** What is cleared, and the fee that was shown. */
export const earlyWish = z.object({ amount: moneyShape, expected_fee: moneyShape });
export type EarlyWish = z.output<typeof earlyWish>;
export const clearedEarly = z.object({ amount: moneyShape, fee: moneyShape });
export const EARLY_ERRORS = ['not_found', 'forbidden', 'invalid_input', 'wrong_state', 'price_changed'] as const;
