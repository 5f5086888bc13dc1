/** Which paths need whom (SPEC section 2), always compared segment by segment (AUT-10). */
import type { Role } from '#kit/actor.ts';
import { routes } from '#routes';

export const LOGIN = '/login';
export const VERIFY_EMAIL = '/user/verifyemail';
export const CLIENT_ONBOARDING = '/user/onboarding/client';
export const GIG_ONBOARDING = '/user/onboarding/gig';
/** Both lead to the same steps for freelancers. */
const GIG_ONBOARDING_PATHS = [GIG_ONBOARDING, '/gig/onboarding'];

/** SPEC section 2, "Public pages", to the letter. */
export const PUBLIC_PATHS = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/resetpassword',
  '/gig/register',
  '/client/register',
  '/gigs',
  '/job_listing',
  '/services',
  '/browse_projects',
  '/about',
  '/contact_us',
  '/termsandconditions',
  '/privacy',
  '/feesandcharges',
  '/FAQ',
  '/careers',
  '/agreement',
  '/Agreement/academic',
  '/Agreement/uniagreement',
  '/account_deletion',
  '/crt',
  '/howToFind',
  '/howToHire',
  '/verify-certificate',
  '/termgig',
  '/leaderboard',
  '/membership',
  '/googlecallback',
] as const;

/** The patterns of the public-path rule as PRODUCT section 7 reads them. */
export const PUBLIC_PATTERNS = [
  '/user/profile/:slug',
  '/gigs/:slug',
  '/job_listing/:slug',
  '/projects/:slug',
  '/services/:slug',
  '/services/categories/:slug',
] as const;
/** Under /services these are screens of their own, never a service's slug. */
const NOT_SERVICES = new Set(['dashboard', 'orders', 'reviews', 'categories']);

/** SPEC section 2, "Protected areas". */
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

/** A path's segments as the router sees them: decoded, without regard to case, query, fragment or doubled slashes. */
export function segmentsOf(path: string): string[] {
  const bare = path.split(/[?#]/, 1)[0] ?? '';
  return bare
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => {
      try {
        return decodeURIComponent(segment).toLowerCase();
      } catch {
        return segment.toLowerCase();
      }
    });
}

export const samePath = (a: string, b: string): boolean => segmentsOf(a).join('/') === segmentsOf(b).join('/');

const startsWith = (path: readonly string[], prefix: readonly string[]): boolean => prefix.every((segment, index) => path[index] === segment);

function fits(path: readonly string[], pattern: string): boolean {
  const wanted = segmentsOf(pattern);
  const needed = wanted.filter((segment) => !segment.endsWith('?')).length;
  if (path.length < needed || path.length > wanted.length) return false;
  return path.every((segment, index) => wanted[index]?.startsWith(':') === true || wanted[index] === segment);
}

export const isUnder = (path: string, prefix: string): boolean => startsWith(segmentsOf(path), segmentsOf(prefix));

export function isPublicPath(path: string): boolean {
  const segments = segmentsOf(path);
  if (PUBLIC_PATHS.some((one) => samePath(path, one))) return true;
  if (segments[0] === 'services' && segments.length === 2 && NOT_SERVICES.has(segments[1] ?? '')) return false;
  return PUBLIC_PATTERNS.some((pattern) => fits(segments, pattern));
}

const guarded = routes.filter((screen) => screen.access !== 'public').map((screen) => screen.path);

/** A protected prefix, or a screen the map keeps for people who are signed in. An address nobody knows needs no one: it is a 404. */
export function requiresAuth(path: string): boolean {
  if (isPublicPath(path)) return false;
  return PROTECTED_PREFIXES.some((prefix) => isUnder(path, prefix)) || isVerifyEmailPath(path) || guarded.some((pattern) => fits(segmentsOf(path), pattern));
}

/** The verification screen itself, and any path with a segment verify-email (SPEC section 4, rule 5). */
export const isVerifyEmailPath = (path: string): boolean => samePath(path, VERIFY_EMAIL) || segmentsOf(path).includes('verify-email');

export const isGigOnboarding = (path: string): boolean => GIG_ONBOARDING_PATHS.some((one) => samePath(path, one));
export const isClientOnboarding = (path: string): boolean => samePath(path, CLIENT_ONBOARDING);

/** SPEC section 6: clients have their own dashboard and onboarding, every other role shares the freelancers'. */
export const dashboardOf = (role: Role): string => (role === 'client' ? '/client/dashboard' : '/freelancer/dashboard');
export const onboardingOf = (role: Role): string => (role === 'client' ? CLIENT_ONBOARDING : GIG_ONBOARDING);

/** Whether the session must be known before the guard can be asked (rule 1: public paths skip the check; rule 3 needs it on /login). */
export const needsSession = (path: string): boolean => requiresAuth(path) || samePath(path, LOGIN);
