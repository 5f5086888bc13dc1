import { sideOf, type Role } from '#kit/actor.ts';
import { withSearch } from '#kit/with-search.ts';
import {
  CLIENT_ONBOARDING,
  GIG_ONBOARDING,
  homeOf,
  isClientOnboarding,
  isGigOnboarding,
  isUnder,
  isVerifyEmailPath,
  onboardingOf,
  requiresAuth,
  VERIFY_EMAIL,
} from './paths.ts';
import { isPublicPath, LOGIN, samePath } from './public-paths.ts';
import { isPageOf } from './side-pages.ts';
import { carriedBy, safeReturnTo, withReturn } from './return-path.ts';

export interface GuardSession {
  readonly isLoggedIn: boolean;
  /** The profile refresh before this navigation answered 401. */
  readonly refused: boolean;
  readonly role: Role;
  readonly isOperator: boolean;
  readonly emailVerified: boolean;
  /** Everything the role's onboarding requires is there (see onboarding.ts). */
  readonly onboarded: boolean;
  /** They finished the other side before they changed their role, and go on using it (decision 173). */
  readonly keepsOtherSide?: boolean;
}

/** Shown on the page that the person lands on, so that every redirect says why (ONB-4). */
export type Why =
  | 'sign-in'
  | 'signed-in'
  | 'session-ended'
  | 'verify-email'
  | 'email-verified'
  | 'other-role'
  | 'onboarding';

export type GuardAnswer =
  | { readonly go: 'stay' }
  | {
      readonly go: 'redirect';
      readonly to: string;
      readonly why: Why;
      /** The requested page, or the one its address carries, to continue to afterwards. */
      readonly returnTo: string | null;
      /** The session is over: clear it before going. */
      readonly signOut: boolean;
    };

const OPERATIONS = '/admin';
const STAY: GuardAnswer = { go: 'stay' };

const redirect = (to: string, reason: Why, returnTo: string | null = null, signOut = false): GuardAnswer => ({
  go: 'redirect',
  to,
  why: reason,
  returnTo,
  signOut,
});

/**
 * GRD-1 to GRD-8, in order, before each navigation. `path` may have a query, which becomes part of the return
 * address. The server checks rules 2, 5 and 8 again for every call (kit/server/http/access.ts).
 */
export function guard({ path, session }: { readonly path: string; readonly session: GuardSession }): GuardAnswer {
  const { isLoggedIn, refused, role, emailVerified, onboarded, keepsOtherSide = false } = session;
  const onLogin = samePath(path, LOGIN);

  // 1. Public paths skip the check, and so do paths that need nobody. Initialising is the caller's part: see needsSession.
  if (!onLogin && (isPublicPath(path) || !requiresAuth(path))) return STAY;
  // 2. Not logged in.
  if (!isLoggedIn) return onLogin ? STAY : redirect(LOGIN, 'sign-in', path);
  // 4. A 401 on profile refresh. Before rule 3, or an ended session could never reach the sign-in page.
  if (refused) return onLogin ? STAY : redirect(LOGIN, 'session-ended', path, true);
  // 3. Logged in on /login.
  if (onLogin) return redirect(session.isOperator ? OPERATIONS : homeOf(session), 'signed-in', carriedBy(path));
  // Exempt: an operator's own area. Operators neither sell nor hire, so there is nothing to set up.
  if (session.isOperator && isUnder(path, OPERATIONS)) return STAY;
  // 5. Email not verified.
  if (!emailVerified)
    return isVerifyEmailPath(path)
      ? STAY
      : redirect(VERIFY_EMAIL, 'verify-email', isOwnOnboarding(path, role) ? carriedBy(path) : path);
  // 6. Verified on /user/verifyemail.
  if (samePath(path, VERIFY_EMAIL)) return redirect(onboardingOf(role), 'email-verified', carriedBy(path));
  // 7. On the other role's onboarding page.
  if (role === 'client' && isGigOnboarding(path)) return redirect(CLIENT_ONBOARDING, 'other-role', carriedBy(path));
  if (role !== 'client' && isClientOnboarding(path)) return redirect(GIG_ONBOARDING, 'other-role', carriedBy(path));
  // 8. Incomplete onboarding: from any other page, or of someone who goes on using their other side, from the pages of this one.
  const asksFor = !keepsOtherSide || isPageOf(sideOf(role), path);
  if (!onboarded && asksFor && !isOwnOnboarding(path, role)) return redirect(onboardingOf(role), 'onboarding', path);
  return STAY;
}

const isOwnOnboarding = (path: string, role: Role): boolean =>
  role === 'client' ? isClientOnboarding(path) : isGigOnboarding(path);

/** Where a redirect leads, with its reason and return address in the query. */
export function redirectUrl(answer: Extract<GuardAnswer, { go: 'redirect' }>): string {
  return withReturn(withSearch(answer.to, { why: answer.why }), safeReturnTo(answer.returnTo));
}
