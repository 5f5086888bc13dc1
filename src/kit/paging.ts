import * as z from 'zod/mini';

/** No list answers with more than this many rows (E-6). */
export const MAX_PAGE_SIZE = 100;

/** Query fields every cursor-paged list shares. The cursor is opaque to callers. */
export const pageQuery = {
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE_SIZE))),
};

export interface Page<Item> {
  items: Item[];
  /** Pass it back as `cursor` for the next page; null at the end. */
  nextCursor: string | null;
}

export function pageOf<Item extends z.core.$ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });
}

/** A place in a list ordered by (key, id): both parts, so that ties are never lost between pages. */
export interface CursorPlace {
  key: string;
  id: string;
}

export const encodeCursor = (place: CursorPlace): string => encodeURIComponent(`${place.key}~${place.id}`);

/** Null for anything that is not a cursor of ours: a caller then gets a shape error, never a database error. */
export function decodeCursor(cursor: string | undefined): CursorPlace | null {
  if (cursor === undefined) return null;
  try {
    const [key, id, ...rest] = decodeURIComponent(cursor).split('~');
    return key !== undefined && id !== undefined && rest.length === 0 ? { key, id } : null;
  } catch {
    return null;
  }
}

/** Cuts rows fetched with `limit + 1` into a page. */
export function cutPage<Row>(rows: Row[], limit: number, place: (row: Row) => CursorPlace): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last !== undefined ? encodeCursor(place(last)) : null };
}
