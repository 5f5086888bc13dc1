/** What a client did with their posts, for their public profile (PRJ-9). */
import * as z from 'zod/mini';
import { query, type DataOf } from '#kit/endpoint.ts';
import { clientShape } from './shapes.ts';

const { posted, hired, hire_rate, decide_days, paid_in_all } = clientShape.shape;
export const hiringRecord = query({
  path: '/api/profiles/:username/hiring',
  summary:
    'Returns what a person did with the projects they posted: hires, time to decide, and what they paid for work here in all.',
  access: 'public',
  params: z.object({ username: z.string().check(z.minLength(1), z.maxLength(60)) }),
  data: z.object({ posted, hired, hire_rate, decide_days, paid_in_all }),
  errors: ['not_found'],
  limit: 'read',
});
export type HiringRecord = DataOf<typeof hiringRecord>;
