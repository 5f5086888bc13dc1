import { Failure } from '../../errors.ts';
import { plainText, UNUSABLE_CHARACTER } from '../../plain-text.ts';

/** A password is any characters, as they were typed (AUT-1). */
const SECRET = /password/;

function refuse(path: string): never {
  throw new Failure('invalid_input', { message: UNUSABLE_CHARACTER, fields: { [path]: [UNUSABLE_CHARACTER] } });
}

/**
 * Every text of a body in its one form before any shape looks at it (WEB-7): composed; nothing when nothing of it shows,
 * so that what is required is missed in each call's own words; refused when it turns the direction of what is around
 * it. No field can be forgotten here.
 */
export function readable(value: unknown, path = ''): unknown {
  if (typeof value === 'string') return plainText(value) ?? refuse(path === '' ? '_' : path);
  if (Array.isArray(value)) return value.map((item, index) => readable(item, path === '' ? String(index) : `${path}.${index}`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, SECRET.test(key) ? item : readable(item, path === '' ? key : `${path}.${key}`)]));
}
