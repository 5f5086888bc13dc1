/** Counted on every screen, beside the navigation's link: it brings no other shapes along. */
import * as z from 'zod/mini';
import { query } from '#kit/endpoint.ts';

export const contractTurns = query({
  path: '/api/my/contracts/turns',
  summary: 'Counts the contracts that wait for you.',
  access: 'member',
  query: z.object({ side: z.enum(['buying', 'selling']) }),
  data: z.object({ turns: z.number() }),
  errors: [],
  limit: 'read',
});
