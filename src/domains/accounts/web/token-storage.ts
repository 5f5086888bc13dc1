import { tokenExpiry } from '../session-rules.ts';

const TOKEN = 'docket-token';
const EXPIRES = 'docket-token-expires';
/** SPEC section 9: writing the token is checked up to 3 times, 50 ms apart. */
const TRIES = 3;
const BETWEEN_MS = 50;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

function drop(storage: Storage): void {
  storage.removeItem(TOKEN);
  storage.removeItem(EXPIRES);
}

/** The stored token, from local or session storage (SPEC section 7); one past its expiry counts as absent. */
export function storedToken(now: number = Date.now()): string | null {
  for (const storage of [localStorage, sessionStorage]) {
    const token = storage.getItem(TOKEN);
    if (token === null) continue;
    if (Number(storage.getItem(EXPIRES) ?? 0) > now) return token;
    drop(storage);
  }
  return null;
}

export const storedExpiry = (): number | null => Number(localStorage.getItem(EXPIRES)) || null;

/** Both choices of "remember me" use local storage; the other copy is cleared (SPEC section 9). */
export async function storeToken(token: string, _remember = true): Promise<void> {
  if (token === '') throw new Error('A token is required');
  const expiresAt = tokenExpiry(token, Date.now());
  drop(sessionStorage);
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    localStorage.setItem(TOKEN, token);
    localStorage.setItem(EXPIRES, String(expiresAt));
    if (localStorage.getItem(TOKEN) === token) return;
    await pause(BETWEEN_MS);
  }
  throw new Error('Token storage verification failed after retries');
}

export function clearToken(): void {
  drop(localStorage);
  drop(sessionStorage);
}

/** In the head, before anything is painted: marks the root so that one document suits both kinds of reader. */
export const sessionScript = `try{if(Number(localStorage.getItem('${EXPIRES}'))>Date.now()&&localStorage.getItem('${TOKEN}'))document.documentElement.dataset.session='in'}catch(e){}`;
