/** Counted on every screen, beside the navigation's link: it brings no other shapes along. */
import * as z from 'zod/mini';
import { query } from '#kit/endpoint.ts';

export const myProposalTurns = query({
  path: '/api/my/proposals/turns',
  summary: 'Counts the proposals of yours that wait for you: counter-offers to answer and offers to sign.',
  access: 'freelancer',
  data: z.object({ count: z.number() }),
  errors: [],
  limit: 'read',
});
