import * as z from 'zod/mini';
import { event } from '#kit/events.ts';
import { idShape } from '#kit/id-shape.ts';
import { SEARCHED } from './saved-list.ts';

/** New services or projects match a saved search whose owner wants to be told. */
export const searchMatched = event(
  'saved.search_matched',
  z.object({
    userId: idShape,
    searchId: idShape,
    name: z.string(),
    query: z.string(),
    found: z.int(),
    list: z.optional(z.enum(SEARCHED)),
    titles: z.array(z.string()),
  }),
);

/** A service that someone saved can be ordered again. */
export const savedOpened = event('saved.opened', z.object({ userId: idShape, title: z.string(), slug: z.string() }));
