import * as z from 'zod/mini';
import { query, type DataOf } from '#kit/endpoint.ts';
import { SEARCHED } from './saved-list.ts';
import { searchShape } from './searches-contract.ts';

/** Of one kind in one call: more than a page shows. */
export const MOST_NAMES = 100;
/** As long as a name gets, with its comma. */
const NAME_LENGTH = 121;

/** Names of one kind, separated by commas. */
const names = z.optional(
  z.string().check(
    z.minLength(1),
    z.maxLength(MOST_NAMES * NAME_LENGTH),
    z.refine((text) => text.split(',').length <= MOST_NAMES, `Ask about at most ${MOST_NAMES} of a kind.`),
  ),
);

/** For the buttons of a page. Anyone who is signed in may look at pages, before they may save too. */
export const savedAmong = query({
  path: '/api/saved/among',
  summary: `Says which of these services, people and projects you saved, and in which lists, and whether you saved this search: all that a page shows in one call, at most ${MOST_NAMES} of a kind.`,
  access: 'signed-in',
  query: z.object({
    services: names,
    people: names,
    projects: names,
    list: z.optional(z.enum(SEARCHED)),
    search: z.optional(z.string().check(z.maxLength(1_000))),
  }),
  data: z.object({
    saved: z.array(
      z.object({
        id: z.string(),
        list: z.string(),
        note: z.string(),
        service: z.nullable(z.string()),
        person: z.nullable(z.string()),
        project: z.nullable(z.string()),
      }),
    ),
    /** Null unless this search is among yours. */
    search: z.nullable(searchShape),
  }),
  errors: [],
  limit: 'read',
});
export type SavedAmong = DataOf<typeof savedAmong>;
