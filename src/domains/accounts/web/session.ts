import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Role } from '#kit/actor.ts';
import { call, joinSession } from '#kit/web/api-client.ts';
import { closeRealtime } from '#kit/web/realtime.ts';
import { Failure } from '#kit/errors.ts';
import { login as loginCall, logout as logoutCall, readMe } from '../contract.ts';
import { after401 } from '../session-rules.ts';
import type { UserRecord } from '../user.ts';
import { clearToken, storedToken, storeToken } from './token-storage.ts';

/** The eight fields that are kept in local storage, and no other (SPEC section 3). */
export interface KeptSession {
  readonly isLoggedIn: boolean;
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string;
  readonly email: string;
  readonly role: Role;
  readonly avatar: string | null;
}

export interface Session extends KeptSession {
  readonly phase: 'not-initialised' | 'initialising' | 'initialised';
  /** The whole user record once it has been read; null until then and after signing out. */
  readonly me: UserRecord | null;
}

const NOBODY: KeptSession = { isLoggedIn: false, id: '', first_name: '', last_name: '', username: '', email: '', role: 'user', avatar: null };
/** SPEC section 9: a short pause after login, so that storage has settled before the next screen reads it. */
const PAUSE_AFTER_LOGIN_MS = 100;

export const useSession = create<Session>()(
  persist((): Session => ({ ...NOBODY, phase: 'not-initialised', me: null }), {
    name: 'docket-session',
    partialize: ({ isLoggedIn, id, first_name, last_name, username, email, role, avatar }): KeptSession => ({ isLoggedIn, id, first_name, last_name, username, email, role, avatar }),
    skipHydration: true,
  }),
);

const mark = (isIn: boolean): void => {
  if (isIn) document.documentElement.dataset['session'] = 'in';
  else delete document.documentElement.dataset['session'];
};

/** Takes over a freshly read record, after a profile change or a verification too. */
export function takeRecord(me: UserRecord): void {
  const { id, first_name, last_name, username, email, role, avatar } = me;
  useSession.setState({ isLoggedIn: true, id, first_name, last_name, username, email, role, avatar, me });
  mark(true);
}

/** Ends the session in this browser: token, fields, sockets (SPEC section 4, logout). */
export function clearSession(): void {
  clearToken();
  useSession.setState({ ...NOBODY, me: null });
  mark(false);
  closeRealtime();
}

/** Reads the record again. A 401 clears the session; any other trouble keeps it (SPEC sections 4 and 8). */
export async function refreshMe(): Promise<'ok' | 'signed-out' | 'unknown'> {
  try {
    takeRecord(await call(readMe, {}));
    return 'ok';
  } catch (error) {
    if (error instanceof Failure && error.status === 401) {
      clearSession();
      return 'signed-out';
    }
    console.warn('The profile could not be read; the session is kept.', error);
    return 'unknown';
  }
}

let starting: Promise<void> | null = null;

/** Once per page: the stored token, then the profile. Any failure on the way clears the session (SPEC section 4). */
export function initialise(): Promise<void> {
  starting ??= (async () => {
    useSession.setState({ phase: 'initialising' });
    try {
      await useSession.persist.rehydrate();
      if (storedToken() === null) clearSession();
      else {
        useSession.setState({ isLoggedIn: true });
        await refreshMe();
      }
    } catch {
      clearSession();
    } finally {
      useSession.setState({ phase: 'initialised' });
    }
  })();
  return starting;
}

/** Throws the server's Failure; on any failure nothing of a session remains (SPEC section 4). */
export async function signIn(email: string, password: string, remember = true): Promise<void> {
  try {
    const answer = await call(loginCall, { body: { email, password } });
    if (!answer.api_token || !answer.id || !answer.email) throw new Error('Invalid login response from server');
    await storeToken(answer.api_token, remember);
    useSession.setState({ isLoggedIn: true, id: answer.id, email: answer.email, role: answer.role, phase: 'initialised' });
    starting = Promise.resolve();
    await refreshMe();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_AFTER_LOGIN_MS));
  } catch (error) {
    clearSession();
    throw error;
  }
}

/** Tells the server, whose failure changes nothing, then forgets everything here. */
export async function signOut(): Promise<void> {
  await call(logoutCall, {}).catch(() => null);
  clearSession();
}

joinSession({
  token: () => (typeof localStorage === 'undefined' ? null : storedToken()),
  refused(path) {
    const what = after401(location.pathname, path);
    if (what !== 'sign-out') return;
    clearSession();
    location.assign(`/login?return_to=${encodeURIComponent(location.pathname + location.search)}`);
  },
});
