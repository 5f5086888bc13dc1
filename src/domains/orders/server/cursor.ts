import { Failure } from '#kit/errors.ts';
import { decodeCursor, type CursorPlace } from '#kit/paging.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Sorts after every instant: rows without one come last. */
export const NEVER = 'infinity';

/** A place in a list ordered by an instant and an id. What is not a cursor of ours is refused before the database sees it. */
export function placeInTime(cursor: string | undefined): CursorPlace | null {
  if (cursor === undefined) return null;
  const place = decodeCursor(cursor);
  const isOurs = place !== null && (place.key === NEVER || /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(place.key)) && UUID.test(place.id);
  if (!isOurs || (place.key !== NEVER && Number.isNaN(Date.parse(place.key))))
    throw new Failure('invalid_shape', { fields: { cursor: ['This is not a cursor of this list.'] } });
  return place;
}
