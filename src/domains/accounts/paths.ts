/** Which paths need whom (SCN-1, SCN-12), always compared segment by segment (AUT-10). */
import { homeSide, type Actor, type Role } from '#kit/actor.ts';
import type { Side } from '#kit/sides.ts';
import { routes } from '#routes';
import { fits, isPublicPath, LOGIN, samePath, segmentsOf } from './public-paths.ts';

export const VERIFY_EMAIL = '/user/verifyemail';
export const CLIENT_ONBOARDING = '/user/onboarding/client';
export const GIG_ONBOARDING = '/user/onboarding/gig';
/** Both lead to the same steps for freelancers. */
const GIG_ONBOARDING_PATHS = [GIG_ONBOARDING, '/gig/onboarding'];

/** SCN-12. */
export const PROTECTED_PREFIXES = [
  '/dashboard',
  '/settings',
  '/messages',
  '/billing',
  '/admin',
  '/user/dashboard',
  '/client/dashboard',
  '/freelancer/dashboard',
  '/services/dashboard',
] as const;

const startsWith = (path: readonly string[], prefix: readonly string[]): boolean =>
  prefix.every((segment, index) => path[index] === segment);

export const isUnder = (path: string, prefix: string): boolean => startsWith(segmentsOf(path), segmentsOf(prefix));

const guarded = routes.filter((screen) => screen.access !== 'public').map((screen) => screen.path);

/**
 * A protected prefix, or a screen the map reserves for people who are signed in. An unknown address needs no sign-in:
 * it is a 404.
 */
export function requiresAuth(path: string): boolean {
  if (isPublicPath(path)) return false;
  return (
    PROTECTED_PREFIXES.some((prefix) => isUnder(path, prefix)) ||
    isVerifyEmailPath(path) ||
    guarded.some((pattern) => fits(segmentsOf(path), pattern))
  );
}

/** The verification screen itself, and any path with a segment verify-email (GRD-5). */
export const isVerifyEmailPath = (path: string): boolean =>
  samePath(path, VERIFY_EMAIL) || segmentsOf(path).includes('verify-email');

export const isGigOnboarding = (path: string): boolean =>
  GIG_ONBOARDING_PATHS.some((gigOnboardingPath) => samePath(path, gigOnboardingPath));
export const isClientOnboarding = (path: string): boolean => samePath(path, CLIENT_ONBOARDING);

/** PRD-6: clients have their own dashboard and onboarding, every other role shares the freelancers'. */
export const dashboardOf = (role: Role): string => (role === 'client' ? '/client/dashboard' : '/freelancer/dashboard');
const DASHBOARDS: Readonly<Record<Side, string>> = { client: '/client/dashboard', freelancer: '/freelancer/dashboard' };
/** The dashboard of the side that someone can use: the role's, unless only the other one is set up. */
export const homeOf = (actor: Pick<Actor, 'role' | 'onboarded' | 'keepsOtherSide'>): string =>
  DASHBOARDS[homeSide(actor)];
export const onboardingOf = (role: Role): string => (role === 'client' ? CLIENT_ONBOARDING : GIG_ONBOARDING);

/**
 * Whether the session must be known before the guard can be asked (rule 1: public paths skip the check; rule 3 needs it
 * on /login).
 */
export const needsSession = (path: string): boolean => requiresAuth(path) || samePath(path, LOGIN);
