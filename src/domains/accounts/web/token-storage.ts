import { isTokenUsable, TOKEN_WRITE_FAILED, TOKEN_WRITE_PAUSE_MS, TOKEN_WRITE_TRIES } from '../session-rules.ts';

const TOKEN = 'docket-token';
const STORED_AT = 'docket-token-stored-at';

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

function drop(storage: Storage): void {
  storage.removeItem(TOKEN);
  storage.removeItem(STORED_AT);
}

/** The stored token, from local or session storage (SPEC section 7); one past its expiry counts as absent. */
export function storedToken(now: number = Date.now()): string | null {
  for (const storage of [localStorage, sessionStorage]) {
    const token = storage.getItem(TOKEN);
    if (isTokenUsable(token, Number(storage.getItem(STORED_AT) ?? now), now)) return token;
  }
  return null;
}

/** Both choices of "remember me" use local storage; the other copy is cleared (SPEC section 9). */
export async function storeToken(token: string, _remember = true): Promise<void> {
  if (token === '') throw new Error('A token is required');
  drop(sessionStorage);
  for (let attempt = 1; attempt <= TOKEN_WRITE_TRIES; attempt += 1) {
    localStorage.setItem(TOKEN, token);
    localStorage.setItem(STORED_AT, String(Date.now()));
    if (localStorage.getItem(TOKEN) === token) return;
    await pause(TOKEN_WRITE_PAUSE_MS);
  }
  throw new Error(TOKEN_WRITE_FAILED);
}

export function clearToken(): void {
  drop(localStorage);
  drop(sessionStorage);
}

/** In the head, before anything is painted: marks the root so that one document suits both kinds of reader. */
export const sessionScript = `try{if(localStorage.getItem('${TOKEN}')||sessionStorage.getItem('${TOKEN}'))document.documentElement.dataset.session='in'}catch(e){}`;
