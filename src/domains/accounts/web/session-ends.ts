import type { FailureCode } from '#kit/errors.ts';
import { flushDrafts } from '#kit/web/draft-flush.ts';
import { after401 } from '../session-rules.ts';
import { clearSession, dropStored, useSession } from './session-store.ts';
import { storedToken, TOKEN_KEY } from './token-storage.ts';

let leaving = false;

/**
 * In local storage while a tab signs out, so that the others know that it was by choice. It goes with everything else.
 */
export const SIGNING_OUT_KEY = 'docket-signing-out';

/**
 * A page that is left stores where it was scrolled to, and that names what was looked at: added last, this runs last.
 */
const forgetTabOnLeaving = (): void => addEventListener('pagehide', () => sessionStorage.clear());

/** The person signs out: from here on a refused call leads nowhere, and nothing typed is saved. */
export function leavingByChoice(): void {
  leaving = true;
  try {
    forgetTabOnLeaving();
    localStorage.setItem(SIGNING_OUT_KEY, '1');
  } catch {
    // A full or forbidden storage, or none: the other tabs find the session ended.
  }
}

/** To the sign-in page, which says why and leads back here. What was typed is saved first (FDB-3). */
async function leaveToSignIn(): Promise<void> {
  if (leaving) return;
  leaving = true;
  // The fields stay until the page is gone: forms that show them would vanish with what is typed in them.
  dropStored();
  await flushDrafts();
  location.assign(`/login?why=session-ended&return_to=${encodeURIComponent(location.pathname + location.search)}`);
}

/** CALL-12: what a 401 does depends on the page and on the call. `token` is the one that was refused. */
export function endedByServer(path: string, token: string | null, code: FailureCode): void {
  if (leaving) return;
  // An answer to an earlier session says nothing about this one.
  if (token !== null && token !== storedToken()) return;
  const what = after401(location.pathname, path);
  if (what === 'ignore') return;
  if (what === 'log') return console.warn(`${path} answered 401`);
  // A password that was wrong says nothing about the session it was typed in.
  if (code === 'wrong_credentials') return;
  if (what === 'clear-and-login') return void leaveToSignIn();
  clearSession();
  useSession.setState({ wasEnded: true });
}

/**
 * Signing out in one tab ends all of them, without a word about drafts; and nobody goes on looking at someone else's
 * screens.
 */
export function followOtherTabs(refresh: () => Promise<unknown>): void {
  // Back to a page that was signed out from, as the browser kept it.
  addEventListener('pageshow', (event) => {
    if (event.persisted && leaving) location.replace('/login');
  });
  addEventListener('storage', (event) => {
    if (event.key === SIGNING_OUT_KEY && event.newValue !== null) {
      leaving = true;
      forgetTabOnLeaving();
      dropStored();
      return location.replace('/login');
    }
    if (event.key !== TOKEN_KEY && event.key !== null) return;
    const { isLoggedIn, id } = useSession.getState();
    if (!isLoggedIn) return;
    if (storedToken() === null) return void leaveToSignIn();
    void refresh().then(() => {
      if (useSession.getState().id !== id) location.assign('/user/dashboard');
    });
  });
}
