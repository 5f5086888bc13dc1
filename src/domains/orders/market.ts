import * as z from 'zod/mini';
import { query } from '#kit/endpoint.ts';
import { moneyShape } from '#kit/money-shape.ts';

/** The figures of the home page: sums of the ledger. */
export const readMarketFigures = query({
  path: '/api/market/figures',
  summary: 'Money released to freelancers and held for work under way, as the ledger has it, and orders completed.',
  access: 'public',
  data: z.object({ released: moneyShape, held: moneyShape, completed_orders: z.int() }),
  errors: [],
  limit: 'read',
});
