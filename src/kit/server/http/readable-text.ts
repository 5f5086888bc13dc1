import { plainText } from '../../plain-text.ts';

/** A password is any characters, as they were typed (AUT-1). */
const SECRET = /password/;

/**
 * Every text of a body in its one form before any shape looks at it (WEB-7): composed; nothing when nothing of it
 * shows, so that what is required is missed in each call's own words; without what turns the direction of what is
 * around it. No field can be forgotten here.
 */
export function readable(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value);
  if (Array.isArray(value)) return value.map((item) => readable(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, SECRET.test(key) ? item : readable(item)]),
  );
}
