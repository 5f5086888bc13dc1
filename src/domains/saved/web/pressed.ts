/** What this tab's reader pressed Save on before they signed in. Only that is saved without asking: an address could come from anyone. */
const PRESSED = 'docket-pressed-save';

/** A browser that forbids storage asks in which list to save it. */
function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

export const notePressed = (key: string): void => tabStorage()?.setItem(PRESSED, key);
export const wasPressed = (key: string): boolean => tabStorage()?.getItem(PRESSED) === key;
export const forgetPressed = (): void => tabStorage()?.removeItem(PRESSED);
