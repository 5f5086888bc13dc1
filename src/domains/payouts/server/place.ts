import { Failure } from '#kit/errors.ts';
import { decodeCursor, type CursorPlace } from '#kit/paging.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/;

/** A place in a list ordered by an instant and an id; anything else is refused before the database sees it. */
export function placeInQueue(cursor: string | undefined): CursorPlace | null {
  const place = decodeCursor(cursor);
  if (cursor === undefined) return null;
  if (place === null || !INSTANT.test(place.key) || Number.isNaN(Date.parse(place.key)) || !UUID.test(place.id))
    throw new Failure('invalid_shape', { fields: { cursor: ['This is not a cursor of this list.'] } });
  return place;
}
