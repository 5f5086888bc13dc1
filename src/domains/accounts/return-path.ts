/**
 * Where someone was going when a step was asked of them: a path of ours, carried in the address as `return_to` through
 * every step until the last one resumes it (decision 084). The entrance loads this first, so it imports next to
 * nothing.
 */
import { withSearch } from '#kit/with-search.ts';

const LONGEST = 1_000;

/** Only a path on this origin, also after a browser resolved its dots; anything else is nothing (WEB-4). */
export const safeReturnTo = (value: string | null | undefined): string | null =>
  typeof value === 'string' &&
  value.length <= LONGEST &&
  /^\/(?![^?#]*\/\/)[^\\\s\p{Cc}]*$/u.test(value) &&
  value[1] !== '/'
    ? value
    : null;

interface Query {
  get(name: string): string | null;
}

/** A path with the place to resume afterwards. */
export const withReturn = (path: string, wanted: string | null): string =>
  wanted === null ? path : withSearch(path, { return_to: wanted });

/** What an address carries. */
export const wantedIn = (search: Query): string | null => safeReturnTo(search.get('return_to'));

/** The next step, which carries on what this address carries. */
export const onward = (path: string, search: Query): string => withReturn(path, wantedIn(search));

/** The same of a whole path: a step that leads on by its rule still knows what the person was going to. */
export function carriedBy(path: string): string | null {
  try {
    return safeReturnTo(decodeURIComponent(/[?&]return_to=([^&#]*)/.exec(path)?.[1] ?? ''));
  } catch {
    return null;
  }
}
