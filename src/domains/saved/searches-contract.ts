import * as z from 'zod/mini';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { byId } from '#kit/id-shape.ts';
import { tidy } from '#kit/name-shape.ts';
import { ALERTS, SAVED_LIMITS, SEARCHED } from './saved-list.ts';

const instant = z.iso.datetime();
const name = z
  .string()
  .check(tidy(), z.maxLength(SAVED_LIMITS.searchName, `Use at most ${SAVED_LIMITS.searchName} characters.`));
const alert = z.enum(ALERTS);

export const searchShape = z.object({
  id: z.string(),
  name: z.string(),
  list: z.enum(SEARCHED),
  /** Fields of `GET /api/services`, or of `GET /api/projects`, as in an address. */
  query: z.string(),
  /** What it looks for, a phrase for each field; none for all of the list. */
  words: z.array(z.string()),
  alert,
  /** When it is looked at next; null without an alert. */
  next_at: z.nullable(instant),
  created_at: instant,
});
export type SavedSearch = z.output<typeof searchShape>;

const onSearches = { path: '/api/saved/searches', access: 'member' } as const;
const onMine = {
  path: '/api/saved/searches/:id',
  access: 'member',
  params: byId,
  limit: 'write',
  repeat: 'natural',
} as const;

export const savedSearches = query({
  ...onSearches,
  summary: 'Lists your saved searches, newest first, at most 20.',
  data: z.object({ items: z.array(searchShape) }),
  errors: [],
  limit: 'read',
});
export type SavedSearches = DataOf<typeof savedSearches>;

export const saveSearch = command({
  ...onSearches,
  method: 'POST',
  summary:
    'Saves a search for services or projects under a name, with alerts of new matches: none, once a day or as soon as they are found. Saving the same search again renames it and sets its alert.',
  body: z.object({ name, list: z.optional(z.enum(SEARCHED)), query: z.string().check(z.maxLength(1_000)), alert }),
  data: searchShape,
  said: 'Saved',
  status: 201,
  errors: ['invalid_input', 'wrong_state'],
  limit: 'write',
  repeat: 'key',
});

export const changeSearch = command({
  ...onMine,
  method: 'PUT',
  summary: 'Renames a saved search, or changes its alert.',
  body: z.object({ name, alert }),
  data: searchShape,
  said: 'Saved',
  errors: ['not_found', 'invalid_input'],
});

export const removeSearch = command({
  ...onMine,
  method: 'DELETE',
  summary: 'Removes a saved search and its alert.',
  data: z.null(),
  said: 'Removed',
  errors: ['not_found'],
});
