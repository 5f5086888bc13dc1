/** Values of a JSON file that may hold anything: what has another type than expected is skipped, and said. */
import type { JsonObject } from './json-resume.ts';

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MOST_DEPTH = 21;
/** Deeper than anyone writes by hand: such a value cannot be stored again without risk. */
const isTooDeep = (value: unknown, left = MOST_DEPTH): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1)));

export interface JsonReader {
  readonly notes: string[];
  /** Names of keys that no part of a CV has. */
  readonly kept: Set<string>;
  readonly text: (value: unknown, where: string) => string;
  readonly texts: (value: unknown, where: string) => string[];
  readonly objects: (value: unknown, where: string) => JsonObject[];
}

const isNothing = (value: unknown): boolean => value === undefined || value === null;

export function makeJsonReader(): JsonReader {
  const notes: string[] = [];
  const skip = (where: string, what: string): void => {
    notes.push(`Skipped ${where}: it isn’t ${what}.`);
  };
  const text = (value: unknown, where: string): string => {
    if (typeof value === 'string') return value.trim();
    if (typeof value === 'number') return String(value);
    if (!isNothing(value)) skip(where, 'text');
    return '';
  };
  const items = (value: unknown, where: string): readonly unknown[] => {
    if (Array.isArray(value)) return value as unknown[];
    if (!isNothing(value)) skip(where, 'a list');
    return [];
  };
  return {
    notes,
    kept: new Set<string>(),
    text,
    texts: (value, where) =>
      items(typeof value === 'string' ? [value] : value, where)
        .map((item, index) => text(item, `${where}[${index}]`))
        .filter((item) => item !== ''),
    objects: (value, where) =>
      items(value, where).flatMap((item, index) => {
        if (isObject(item)) return [item];
        if (!isNothing(item)) skip(`${where}[${index}]`, 'an entry');
        return [];
      }),
  };
}

/** Half a surrogate pair and the null character: no database keeps a text with them. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;
const whyNotKept = (value: unknown): string | null => {
  if (isTooDeep(value)) return 'it is nested too deeply to be kept';
  return UNSTORABLE.test(JSON.stringify(value)) ? 'it has characters that can’t be kept' : null;
};

export const isKeepable = (value: unknown): boolean => whyNotKept(value) === null;

/** Keys of an object that no part of a CV has: they come back in the next export. */
export function unknownKeys(
  value: JsonObject,
  known: readonly string[],
  where: string,
  reader: JsonReader,
): JsonObject {
  const entries: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value).filter(([name]) => !known.includes(name))) {
    const reason = whyNotKept({ [key]: inner });
    if (reason === null) entries.push([key, inner]);
    else reader.notes.push(`Skipped ${where}${key}: ${reason}.`);
  }
  for (const [key] of entries) reader.kept.add(`${where}${key}`);
  return Object.fromEntries(entries);
}
