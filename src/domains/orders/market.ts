import * as z from 'zod/mini';
import { query } from '#kit/endpoint.ts';
import { moneyShape } from '#kit/money-shape.ts';

/** The figures of the home page: sums of the ledger. */
export const readMarketFigures = query({
  path: '/api/market/figures',
  summary:
    'Returns the money released to freelancers, the money held for work in progress, and the number of completed orders.',
  access: 'public',
  data: z.object({ released: moneyShape, held: moneyShape, completed_orders: z.int() }),
  errors: [],
  limit: 'read',
});
