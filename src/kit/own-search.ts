/** One search of a person over what is theirs, for the command menu (decision 242). */
import * as z from 'zod/mini';
import { query, type DataOf } from './endpoint.ts';

export const OWN_KINDS = ['orders', 'contracts', 'projects', 'services', 'messages'] as const;
export type OwnKind = (typeof OWN_KINDS)[number];

/** One letter is in everything. */
export const LEAST_WORDS = 2;
export const MOST_WORDS = 100;

export const ownSearch = query({
  path: '/api/my/search',
  summary:
    'Finds the caller’s own orders, contracts, projects, services and conversations by a number, words of a title or a name: up to 4 of each kind, the newest first.',
  access: 'signed-in',
  query: z.object({
    q: z
      .string()
      .check(z.trim(), z.minLength(LEAST_WORDS, `Enter at least ${LEAST_WORDS} characters.`), z.maxLength(MOST_WORDS)),
  }),
  data: z.object({
    groups: z.array(
      z.object({
        kind: z.enum(OWN_KINDS),
        items: z.array(z.object({ title: z.string(), detail: z.string(), path: z.string() })),
      }),
    ),
  }),
  errors: [],
  limit: 'read',
});
export type OwnSearchGroup = DataOf<typeof ownSearch>['groups'][number];
