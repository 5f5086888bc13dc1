import * as z from 'zod/mini';
import { query } from '#kit/endpoint.ts';
import { moneyShape } from '#kit/money-shape.ts';

/** What the home page proves itself with: sums of the ledger, not claims. */
export const readMarketFigures = query({
  path: '/api/market/figures',
  summary: 'Money released to freelancers and held for work under way, as the ledger has it, and orders completed.',
  access: 'public',
  data: z.object({ released: moneyShape, held: moneyShape, completedOrders: z.int() }),
  errors: [],
  limit: 'read',
});
