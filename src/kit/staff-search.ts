/** One search for staff over everything with a number, a name or a title (decision 197). */
import * as z from 'zod/mini';
import { query, type DataOf } from './endpoint.ts';

export const FOUND_KINDS = [
  'people',
  'orders',
  'contracts',
  'projects',
  'services',
  'payments',
  'disputes',
  'tickets',
  'reports',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** Shorter words are in too much of everything, and no index helps to find them. */
export const LEAST_WORDS = 3;
export const MOST_WORDS = 100;

export const staffSearch = query({
  path: '/api/admin/search',
  summary:
    'Finds people, orders, contracts, projects, services, payments, disputes, tickets and reports by the start of a number, a name, an email address or words of a title: up to 5 of each kind that the caller’s roles may see. Searches are recorded, and so is each person found.',
  access: 'operator',
  staff: ['support', 'trust', 'money'],
  query: z.object({
    q: z
      .string()
      .check(z.trim(), z.minLength(LEAST_WORDS, `Enter at least ${LEAST_WORDS} characters.`), z.maxLength(MOST_WORDS)),
  }),
  data: z.object({
    groups: z.array(
      z.object({
        kind: z.enum(FOUND_KINDS),
        items: z.array(z.object({ title: z.string(), detail: z.string(), path: z.string() })),
        has_more: z.boolean(),
      }),
    ),
  }),
  errors: [],
  limit: 'staffSearch',
});
export type StaffSearchGroup = DataOf<typeof staffSearch>['groups'][number];
