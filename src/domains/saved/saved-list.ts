/** Lists of what a person saves for later. */
import { Failure, invalidField } from '#kit/errors.ts';

/** Everyone has it from the start, and it can neither be renamed nor removed. */
export const FAVORITES = 'Favorites';
/** In place of an id, in addresses and calls. */
export const FAVORITES_LIST = 'favorites';

export const SAVED_LIMITS = { lists: 20, things: 500, listName: 60, note: 500, searches: 20, searchName: 60 } as const;

/** Whether someone is notified of new matches of a saved search, and how soon. */
export const ALERTS = ['none', 'daily', 'at_once'] as const;
export type Alert = (typeof ALERTS)[number];

/** The lists whose searches are saved. */
export const SEARCHED = ['services', 'projects'] as const;
export type Searched = (typeof SEARCHED)[number];

/** Lists are told apart by their names, however these are written. */
const fold = (name: string): string => name.toLowerCase();

/** Throws where a list of that name cannot be had beside the others. */
export function refuseListName(name: string, others: readonly string[]): void {
  if (name === '') throw invalidField('name', 'Enter a name for the list.');
  if ([FAVORITES, ...others].some((other) => fold(other) === fold(name)))
    throw invalidField('name', 'You already have a list with this name.');
}

export function refuseMoreLists(lists: number): void {
  if (lists >= SAVED_LIMITS.lists)
    throw new Failure('wrong_state', { message: `You have ${SAVED_LIMITS.lists} lists. Remove one first.` });
}

export function refuseMoreThings(things: number): void {
  if (things >= SAVED_LIMITS.things)
    throw new Failure('wrong_state', { message: `You have saved ${SAVED_LIMITS.things} things. Remove some first.` });
}
