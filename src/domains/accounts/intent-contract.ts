import * as z from 'zod/mini';
import { query } from '#kit/endpoint.ts';

export const intent = query({
  path: '/api/intent',
  summary: 'Returns what a page is waiting for, in words to show until it is reached. Null if there is nothing.',
  access: 'public',
  query: z.object({ path: z.string().check(z.maxLength(2_000)) }),
  data: z.object({
    intent: z.nullable(z.object({ words: z.string(), action: z.string(), category: z.optional(z.string()) })),
  }),
  errors: [],
  limit: 'read',
});
