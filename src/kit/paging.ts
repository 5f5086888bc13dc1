import * as z from 'zod/mini';
import { Failure } from './errors.ts';
import { isId } from './ids.ts';

/** No list answers with more than this many rows (E-6). */
export const MAX_PAGE_SIZE = 100;

/** Query fields every cursor-paged list shares. The cursor is opaque to callers. */
export const pageQuery = {
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE_SIZE))),
};

/** What a list is asked for. */
export interface PageAsked {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

export interface Page<Item> {
  items: Item[];
  /** Pass it back as `cursor` for the next page; null at the end. */
  next_cursor: string | null;
}

export function pageOf<Item extends z.core.$ZodType>(item: Item) {
  return z.object({ items: z.array(item), next_cursor: z.nullable(z.string()) });
}

/** A place in a list ordered by (key, id): both parts, so that ties are never lost between pages. */
interface CursorPlace {
  key: string;
  id: string;
}

export const encodeCursor = (place: CursorPlace): string => encodeURIComponent(`${place.key}~${place.id}`);

/** Null for anything that is not a cursor of ours: a caller then gets a shape error, never a database error. */
function decodeCursor(cursor: string | undefined): CursorPlace | null {
  if (cursor === undefined) return null;
  try {
    const [key, id, ...rest] = decodeURIComponent(cursor).split('~');
    return key !== undefined && id !== undefined && rest.length === 0 ? { key, id } : null;
  } catch {
    return null;
  }
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]{8,15}Z$/;
export const isInstant = (text: string): boolean => INSTANT.test(text) && !Number.isNaN(Date.parse(text));

interface Parts {
  readonly key?: (text: string) => boolean;
  readonly id?: (text: string) => boolean;
}

/**
 * Where the requested page begins, usually in a list ordered by an instant and an id; null at the start of the list.
 * An invalid cursor is refused before the database sees it.
 */
export function placeOf(
  cursor: string | undefined,
  { key: isKey = isInstant, id: isOfRow = isId }: Parts = {},
): CursorPlace | null {
  if (cursor === undefined) return null;
  const place = decodeCursor(cursor);
  if (place === null || !isKey(place.key) || !isOfRow(place.id))
    throw new Failure('invalid_shape', { fields: { cursor: ['This cursor doesn’t belong to this list.'] } });
  return place;
}

/** Cuts rows fetched with `limit + 1` into a page. */
export function cutPage<Row>(rows: Row[], limit: number, place: (row: Row) => CursorPlace): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next_cursor: rows.length > limit && last !== undefined ? encodeCursor(place(last)) : null };
}
