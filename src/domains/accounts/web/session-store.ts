import { create } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import type { Role } from '#kit/actor.ts';
import { ownDrafts } from '#kit/web/draft-store.ts';
import { closeRealtime } from '#kit/web/realtime.ts';
import { persistedPart } from '../session-rules.ts';
import type { UserRecord } from '../user-record.ts';
import { sessionEnded } from './session-listeners.ts';
import { clearToken, SESSION_KEY } from './token-storage.ts';

/** The eight fields that are kept in local storage, and no other (SES-9). */
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
  readonly isLoggingIn: boolean;
  /** The server ended it while a page was open that does not lead to sign-in automatically. */
  readonly wasEnded: boolean;
  /** The whole user record once it has been read; null until then and after signing out. */
  readonly me: UserRecord | null;
}

const NOBODY: KeptSession = {
  isLoggedIn: false,
  id: '',
  first_name: '',
  last_name: '',
  username: '',
  email: '',
  role: 'user',
  avatar: null,
};

/** Persists only while someone is signed in: otherwise a changing field would write an empty session back (AUT-9). */
function somebodyOnly(): StateStorage {
  const storage = localStorage;
  return {
    getItem: (name) => storage.getItem(name),
    removeItem: (name) => storage.removeItem(name),
    setItem: (name, value) =>
      useSession.getState().isLoggedIn ? storage.setItem(name, value) : storage.removeItem(name),
  };
}

export const useSession = create<Session>()(
  persist((): Session => ({ ...NOBODY, phase: 'not-initialised', isLoggingIn: false, wasEnded: false, me: null }), {
    name: SESSION_KEY,
    storage: createJSONStorage(somebodyOnly),
    partialize: (session): KeptSession => persistedPart(session),
    skipHydration: true,
  }),
);
useSession.subscribe(({ id }) => ownDrafts(id));

const mark = (isIn: boolean): void => {
  if (isIn) document.documentElement.dataset['session'] = 'in';
  else delete document.documentElement.dataset['session'];
};

/** Takes over a freshly read record, after a profile change or a verification too. */
export function takeRecord(me: UserRecord): void {
  const { id, first_name, last_name, username, email, role, avatar } = me;
  useSession.setState({
    isLoggedIn: true,
    id,
    first_name,
    last_name,
    username,
    email,
    role,
    avatar,
    me,
    wasEnded: false,
  });
  mark(true);
}

/** Verifying the email sets the marker immediately, whether or not the record can be read again (SES-6). */
export function markEmailVerified(): void {
  const { me } = useSession.getState();
  if (me !== null && me.email_verified_at === null)
    useSession.setState({ me: { ...me, email_verified_at: new Date().toISOString() } });
}

/** Where a browser forbids storage there is no way to persist, and nothing to forget. */
const forgetStored = (): void => (useSession as { persist?: { clearStorage(): void } }).persist?.clearStorage();

/** Takes the session out of the storages: the next page of this browser starts as nobody. */
export function dropStored(): void {
  clearToken();
  forgetStored();
  mark(false);
  closeRealtime();
}

/** Ends the session in this browser: token, every field, sockets (SES-5). */
export function clearSession(): void {
  useSession.setState({ ...NOBODY, me: null });
  dropStored();
  sessionEnded();
}
