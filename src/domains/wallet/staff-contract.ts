/** What staff see of one person's money: enough to answer where it is. Documents and destinations are not in it. */
import * as z from 'zod/mini';
import { query } from '#kit/endpoint.ts';
import { byId } from '#kit/id-shape.ts';
import { balancesShape } from './contract.ts';
import { paymentShape } from './history-contract.ts';

export const personWallet = query({
  path: '/api/admin/people/:id/wallet',
  summary: 'Returns a person’s balances and debt, and their latest 5 payments. Each view is recorded.',
  access: 'operator',
  staff: ['support', 'money'],
  params: byId,
  data: z.object({
    balances: balancesShape,
    payments: z.array(z.omit(paymentShape, { path: true, documents: true })),
    has_more_payments: z.boolean(),
  }),
  errors: [],
  limit: 'read',
});
