import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Role } from '#kit/actor.ts';
import { call, joinConfirmation, joinSession } from '#kit/web/api-client.ts';
import { closeRealtime } from '#kit/web/realtime.ts';
import { Failure } from '#kit/errors.ts';
import { login as loginCall, logout as logoutCall, me as readMe } from '../contract.ts';
import { after401, afterProfileFailure, checkedLogin, PAUSE_AFTER_LOGIN_MS, persistedPart } from '../session-rules.ts';
import type { UserRecord } from '../user-record.ts';
import { askToConfirm } from './confirm-identity.ts';
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

export const useSession = create<Session>()(
  persist((): Session => ({ ...NOBODY, phase: 'not-initialised', me: null }), {
    name: 'docket-session',
    partialize: (session): KeptSession => persistedPart(session),
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
    const after = afterProfileFailure(error instanceof Failure ? error.status : null, location.pathname);
    if (after.clear) clearSession();
    else if (!after.silent) console.warn('The profile could not be read; the session is kept.', error);
    return after.clear ? 'signed-out' : 'unknown';
  }
}

let starting: Promise<{ refused: boolean }> | null = null;
const STARTED = { refused: false };

/**
 * Once per page: the stored token, then the profile. Any failure on the way clears the session (SPEC section 4).
 * `refused` says that the server ended it: a 401 on the profile.
 */
export function initialise(): Promise<{ refused: boolean }> {
  starting ??= start();
  return starting;
}

async function start(): Promise<{ refused: boolean }> {
  useSession.setState({ phase: 'initialising' });
  try {
    await useSession.persist.rehydrate();
    if (storedToken() === null) {
      clearSession();
      return STARTED;
    }
    useSession.setState({ isLoggedIn: true });
    return { refused: (await refreshMe()) === 'signed-out' };
  } catch {
    clearSession();
    return STARTED;
  } finally {
    useSession.setState({ phase: 'initialised' });
  }
}

/** Throws the server's Failure; on any failure nothing of a session remains (SPEC section 4). */
export async function signIn(email: string, password: string, remember = true): Promise<void> {
  try {
    const data = await call(loginCall, { body: { email, password } });
    const answer = checkedLogin({ success: true, data });
    await storeToken(answer.api_token, remember);
    useSession.setState({ isLoggedIn: true, id: answer.id, email: answer.email, role: data.role, phase: 'initialised' });
    starting = Promise.resolve(STARTED);
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
  // SPEC section 8: what a 401 does depends on the page and on the call.
  refused(path) {
    const what = after401(location.pathname, path);
    if (what === 'ignore') return;
    if (what === 'log') return console.warn(`${path} answered 401`);
    clearSession();
    if (what === 'clear-and-login') location.assign(`/login?why=session-ended&return_to=${encodeURIComponent(location.pathname + location.search)}`);
  },
});

joinConfirmation(askToConfirm);
