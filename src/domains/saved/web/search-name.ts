import { SAVED_LIMITS, type Searched } from '../saved-list.ts';

/** The words searched for, else the category: a name to start from. */
export function nameFor(fields: URLSearchParams, list: Searched): string {
  const words = fields.get('q') ?? fields.get('category')?.replaceAll('-', ' ') ?? list;
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, SAVED_LIMITS.searchName);
}

/** A name that the person already has, with a number after it. */
export const nextName = (name: string, number: number): string =>
  `${name.slice(0, SAVED_LIMITS.searchName - 4)} ${number}`;
