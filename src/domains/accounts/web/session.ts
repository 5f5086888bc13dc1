import { Failure } from '#kit/errors.ts';
import { call, joinConfirmation, joinSession, OddAnswer } from '#kit/web/api-client.ts';
import { login as loginCall, logout as logoutCall, me as readMe } from '../contract.ts';
import { afterProfileFailure, checkedLogin, INVALID_LOGIN_ANSWER, PAUSE_AFTER_LOGIN_MS } from '../session-rules.ts';
import type { Role } from '#kit/actor.ts';
import { askToConfirm } from './confirm-identity.ts';
import { leaveNoTrace } from './leave-no-trace.ts';
import { sessionBegan } from './session-listeners.ts';
import { clearSession, takeRecord, useSession } from './session-store.ts';
import { endedByServer, followOtherTabs, leavingByChoice } from './session-ends.ts';
import { storedToken, storeToken } from './token-storage.ts';

export { clearSession, markEmailVerified, takeRecord, useSession, type Session } from './session-store.ts';

/** How long signing out waits for a server that does not answer. */
const LOGOUT_PATIENCE_MS = 4_000;

/** Reads the record again. A 401 clears the session; any other failure keeps it (SES-3, CALL-16). */
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
 * Once per page: the stored token, then the profile. Any failure on the way clears the session (SES-3).
 * `refused` says that the server ended it: a 401 on the profile.
 */
export function initialise(): Promise<{ refused: boolean }> {
  starting ??= start();
  return starting;
}

async function start(): Promise<{ refused: boolean }> {
  try {
    // What was kept is read before anything is set: every change is written back immediately.
    const read = useSession.persist.rehydrate();
    useSession.setState({ phase: 'initialising' });
    await read;
    if (storedToken() === null) {
      clearSession();
      return STARTED;
    }
    useSession.setState({ isLoggedIn: true });
    const refused = (await refreshMe()) === 'signed-out';
    if (!refused) sessionBegan();
    return { refused };
  } catch {
    clearSession();
    return STARTED;
  } finally {
    useSession.setState({ phase: 'initialised' });
  }
}

/** What every sign-in method answers with: a password, a passkey, Google. */
export interface LoginAnswer {
  readonly api_token: string;
  readonly id: string;
  readonly email: string;
  readonly role: Role;
}

/** Takes a login's answer in: token, fields, profile (which may fail), then the short pause (SES-4, LIM-3). */
export async function enter(data: LoginAnswer, remember = true): Promise<void> {
  useSession.setState({ isLoggingIn: true });
  try {
    const answer = checkedLogin({ success: true, data });
    await storeToken(answer.api_token, remember);
    useSession.setState({
      isLoggedIn: true,
      id: answer.id,
      email: answer.email,
      role: data.role,
      phase: 'initialised',
    });
    starting = Promise.resolve(STARTED);
    if ((await refreshMe()) !== 'signed-out') sessionBegan();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_AFTER_LOGIN_MS));
  } catch (error) {
    clearSession();
    throw error;
  } finally {
    useSession.setState({ isLoggingIn: false });
  }
}

/** Throws the server's Failure; on any failure nothing of a session remains (SES-4). */
export async function signIn(email: string, password: string, remember = true): Promise<void> {
  useSession.setState({ isLoggingIn: true });
  try {
    await enter(await call(loginCall, { body: { email, password } }), remember);
  } catch (error) {
    clearSession();
    throw error instanceof OddAnswer ? new Error(INVALID_LOGIN_ANSWER, { cause: error }) : error;
  } finally {
    useSession.setState({ isLoggingIn: false });
  }
}

/**
 * Tells the server, whose failure changes nothing, then forgets everything here (SES-5, AUT-9). What the page asks
 * meanwhile is refused: the person ended the session, so none of those answers leads to sign-in.
 */
export async function signOut(): Promise<void> {
  leavingByChoice();
  await call(logoutCall, {}, { signal: AbortSignal.timeout(LOGOUT_PATIENCE_MS) }).catch(() => null);
  clearSession();
  await leaveNoTrace();
}

if (typeof document !== 'undefined') followOtherTabs(refreshMe);
joinSession({ token: () => (typeof localStorage === 'undefined' ? null : storedToken()), refused: endedByServer });
joinConfirmation(askToConfirm);
