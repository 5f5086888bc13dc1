/**
 * Paths that need no sign-in (SCN-1), always compared segment by segment (AUT-10). Every first page loads this to
 * know that it need not read the session, so it imports nothing.
 */
export const LOGIN = '/login';

/** SCN-1, to the letter. */
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

/** SCN-2, as patterns. */
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

const joined = (path: string): string => segmentsOf(path).join('/');
export const samePath = (a: string, b: string): boolean => joined(a) === joined(b);

/** Whether a path's segments are those of a pattern such as `/gigs/:slug` or `/analytics/:id?`. */
export function fits(path: readonly string[], pattern: string): boolean {
  const wanted = segmentsOf(pattern);
  const needed = wanted.filter((segment) => !segment.endsWith('?')).length;
  if (path.length < needed || path.length > wanted.length) return false;
  return path.every((segment, index) => wanted[index]?.startsWith(':') === true || wanted[index] === segment);
}

/** Asked for each link of each page that is rendered. */
const OPEN = new Set(PUBLIC_PATHS.map(joined));

export function isPublicPath(path: string): boolean {
  const segments = segmentsOf(path);
  if (OPEN.has(segments.join('/'))) return true;
  if (segments[0] === 'services' && segments.length === 2 && NOT_SERVICES.has(segments[1] ?? '')) return false;
  return PUBLIC_PATTERNS.some((pattern) => fits(segments, pattern));
}
