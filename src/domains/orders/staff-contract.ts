/** What staff see of orders: enough to find one and to see what a person buys and sells; never what was written or delivered. */
import * as z from 'zod/mini';
import { query, type DataOf } from '#kit/endpoint.ts';
import { idShape } from '#kit/id-shape.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { stateShape } from './shapes.ts';

const party = z.object({ id: z.string(), name: z.string() });

export const staffOrders = query({
  path: '/api/admin/orders',
  summary: 'Lists orders, newest first: all, of one person, or by the start of a number. Searches are recorded.',
  access: 'operator',
  staff: ['support', 'trust', 'money'],
  query: z.object({ ...pageQuery, person: z.optional(idShape), number: z.optional(z.string().check(z.trim(), z.maxLength(20))) }),
  data: pageOf(
    z.object({
      order_number: z.string(),
      title: z.string(),
      state: stateShape,
      late: z.boolean(),
      on_hold: z.boolean(),
      placed_at: z.iso.datetime(),
      total: moneyShape,
      client: party,
      freelancer: party,
    }),
  ),
  errors: [],
  limit: 'read',
});
export type StaffOrder = DataOf<typeof staffOrders>['items'][number];
