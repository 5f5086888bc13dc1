import { isTokenUsable, TOKEN_WRITE_FAILED, TOKEN_WRITE_PAUSE_MS, TOKEN_WRITE_TRIES } from '../session-rules.ts';

const TOKEN = 'docket-token';
const STORED_AT = 'docket-token-stored-at';

/** What is kept of the session beside the token (session-store.ts). */
export const SESSION_KEY = 'docket-session';

/** Another tab signed in or out when this key changes there. */
export const TOKEN_KEY = TOKEN;

type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Local storage, then the tab's own. A browser that forbids them has nobody signed in. */
function drawers(): Drawer[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}

/** The stored token, from local or session storage (SES-8); one past its expiry counts as absent. */
export function storedToken(now: number = Date.now()): string | null {
  for (const storage of drawers()) {
    const token = storage.getItem(TOKEN);
    if (isTokenUsable(token, storedAt(storage, now), now)) return token;
  }
  return null;
}

/** A token stored without its date counts from the day it was found. */
function storedAt(storage: Drawer, now: number): number {
  const written = storage.getItem(STORED_AT);
  if (written === null && storage.getItem(TOKEN) !== null) storage.setItem(STORED_AT, String(now));
  return written === null ? now : Number(written);
}

/** A full or forbidden storage throws; a lossy one does not. Both count as not written. */
function isWritten(storage: Drawer, token: string): boolean {
  try {
    storage.setItem(TOKEN, token);
    storage.setItem(STORED_AT, String(Date.now()));
    return storage.getItem(TOKEN) === token;
  } catch {
    return false;
  }
}

/** Both choices of "remember me" use local storage; the other copy is cleared (SES-8). */
export async function storeToken(token: string, _remember = true): Promise<void> {
  if (token === '') throw new Error('A token is required');
  const [storage, other] = drawers();
  if (other !== undefined) drop(other);
  for (let attempt = 1; attempt <= TOKEN_WRITE_TRIES; attempt += 1) {
    if (storage !== undefined && isWritten(storage, token)) return;
    if (attempt < TOKEN_WRITE_TRIES) await pause(TOKEN_WRITE_PAUSE_MS);
  }
  throw new Error(TOKEN_WRITE_FAILED);
}

export function clearToken(): void {
  for (const storage of drawers()) drop(storage);
}

function drop(storage: Drawer): void {
  storage.removeItem(TOKEN);
  storage.removeItem(STORED_AT);
}

/**
 * In the head, before the first paint: marks the root element, so that one document suits visitors and people who are
 * signed in.
 */
export const sessionScript = `try{if(localStorage.getItem('${TOKEN}')||sessionStorage.getItem('${TOKEN}'))document.documentElement.dataset.session='in'}catch(e){}`;
