import * as z from 'zod/mini';
import { query } from '#kit/endpoint.ts';

/** People of the demo world to sign in as. Empty, without a password, on any instance that is not a demo. */
export const readDemoPeople = query({
  path: '/api/demo/people',
  summary: 'Lists the fictional people you can sign in as. Demo instances only.',
  access: 'public',
  data: z.object({
    people: z.array(z.object({ name: z.string(), email: z.string(), what: z.string() })),
    password: z.nullable(z.string()),
  }),
  errors: [],
  limit: 'read',
});
