import { savableKey, type Savable } from '#kit/web/saving.ts';

/**
 * What this tab's reader pressed Save on before they signed in. Only exactly that is saved without asking: the address
 * that leads through signing in could come from anyone, and a search of someone else's choice would send its alerts by
 * email.
 */
const KEY = 'docket-remembered-save';

/** A browser that forbids storage asks in which list to save it. */
function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

export const rememberSave = (thing: Savable): void => tabStorage()?.setItem(KEY, savableKey(thing));
export const isRemembered = (thing: Savable): boolean => tabStorage()?.getItem(KEY) === savableKey(thing);
export const forgetSave = (): void => tabStorage()?.removeItem(KEY);
