import * as z from 'zod/mini';
import { cardShape } from '#domains/services/shapes.ts';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { byId, idShape } from '#kit/id-shape.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { tidy } from '#kit/name-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { FAVORITES_LIST, SAVED_LIMITS } from './saved-list.ts';

const instant = z.iso.datetime();
const note = z.string().check(z.trim(), z.maxLength(SAVED_LIMITS.note, `Use at most ${SAVED_LIMITS.note} characters.`));
const listName = z
  .string()
  .check(tidy(), z.maxLength(SAVED_LIMITS.listName, `Use at most ${SAVED_LIMITS.listName} characters.`));
/** One of the person's lists, or Favorites. */
const listId = z.union([z.literal(FAVORITES_LIST), idShape]);
const listShape = z.object({ id: listId, name: z.string(), count: z.int() });

/** What is saved: a service or a project by its slug, or a person by their username. */
const thing = {
  service: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
  person: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  project: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
};

export const savedShape = z.object({
  id: z.string(),
  list: listId,
  note: z.string(),
  saved_at: instant,
  /** Its public page; null once there is none. */
  path: z.nullable(z.string()),
  title: z.string(),
  /** Of a service while it is on sale. */
  card: z.nullable(cardShape),
  /** Of a person. */
  person: z.nullable(
    z.object({ username: z.string(), avatar: z.nullable(z.string()), professional_title: z.nullable(z.string()) }),
  ),
  /** Of a project. */
  project: z.nullable(
    z.object({ budget_least: z.nullable(moneyShape), budget_most: z.nullable(moneyShape), is_open: z.boolean() }),
  ),
});
export type Saved = z.output<typeof savedShape>;

export const savedThings = query({
  path: '/api/saved',
  summary: 'Lists what you saved in one of your lists, newest first, and your lists with their counts.',
  access: 'member',
  query: z.object({ ...pageQuery, list: z.optional(listId) }),
  data: z.extend(pageOf(savedShape), { list: listShape, lists: z.array(listShape) }),
  errors: ['not_found'],
  limit: 'read',
});
export type SavedThings = DataOf<typeof savedThings>;

export const savedAlready = query({
  path: '/api/saved/of',
  summary: 'Says in which of your lists a service, a person or a project already is.',
  access: 'member',
  query: z.object(thing),
  data: z.object({
    title: z.string(),
    path: z.nullable(z.string()),
    saved: z.array(savedShape),
    lists: z.array(listShape),
  }),
  errors: ['not_found', 'invalid_input'],
  limit: 'read',
});

export const save = command({
  method: 'PUT',
  path: '/api/saved',
  summary:
    'Saves a service, a person or a project in one of your lists or a new one, with a note. Saving it there again changes the note.',
  access: 'member',
  body: z.object({ ...thing, list: listId, new_list: z.optional(listName), note }),
  data: savedShape,
  said: 'Saved',
  errors: ['not_found', 'invalid_input', 'wrong_state'],
  limit: 'write',
  repeat: 'natural',
});

const onMine = { access: 'member', params: byId, limit: 'write' } as const;

export const changeSaved = command({
  ...onMine,
  method: 'PUT',
  path: '/api/saved/:id',
  summary: 'Moves what you saved to another of your lists, or changes its note.',
  body: z.object({ list: listId, note }),
  data: savedShape,
  said: 'Saved',
  errors: ['not_found', 'wrong_state'],
  repeat: 'natural',
});

export const removeSaved = command({
  ...onMine,
  method: 'DELETE',
  path: '/api/saved/:id',
  summary: 'Removes something from the list it is in.',
  data: z.null(),
  said: 'Removed',
  errors: ['not_found'],
  repeat: 'natural',
});

export const renameList = command({
  ...onMine,
  method: 'PUT',
  path: '/api/saved/lists/:id',
  summary: 'Renames one of your lists. Favorites keeps its name.',
  body: z.object({ name: listName }),
  data: listShape,
  said: 'Renamed',
  errors: ['not_found', 'invalid_input'],
  repeat: 'natural',
});

export const removeList = command({
  ...onMine,
  method: 'DELETE',
  path: '/api/saved/lists/:id',
  summary: 'Removes one of your lists with everything in it.',
  data: z.null(),
  said: 'Removed',
  errors: ['not_found'],
  repeat: 'natural',
});
