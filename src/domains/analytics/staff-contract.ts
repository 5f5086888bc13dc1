import * as z from 'zod/mini';
import { query, type DataOf } from '#kit/endpoint.ts';
import { moneyShape } from '#kit/money-shape.ts';

const figures = z.object({
  sign_ups: z.int(),
  /** Orders and milestones that were paid, with their price. */
  paid: z.int(),
  value: moneyShape,
  refunds: z.int(),
  refunded: moneyShape,
  disputes: z.int(),
});

export const dayFigures = query({
  path: '/api/admin/day',
  summary:
    'Returns what happened today so far (UTC), and until the same time yesterday and a week ago: sign-ups, paid orders and milestones, refunds and disputes.',
  access: 'operator',
  staff: ['money'],
  data: z.object({ today: figures, yesterday: figures, week_ago: figures }),
  errors: [],
  limit: 'read',
});
export type DayFigures = DataOf<typeof dayFigures>;
