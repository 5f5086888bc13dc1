import { routes } from '#routes';
import { fits, isPublicPath, segmentsOf } from '#domains/accounts/public-paths.ts';
import { safeReturnTo, withReturn } from '#domains/accounts/return-path.ts';

/** The links of the public header. */
const STEPS = new Set(['/login', '/register']);
const OPEN_PAGES = routes.filter(({ layout, page }) => layout === 'public' && page !== null);

const isOpenPage = (path: string): boolean => isPublicPath(path) && OPEN_PAGES.some((screen) => fits(segmentsOf(path), screen.path));

/**
 * The document has one header for all addresses, so its links name no page until scripts are awake. Until then the
 * browser says it in the Referer, which is taken for what an awake link says: a public page of ours, never the home page,
 * a step of signing in, or a screen that someone signed out of (decision 093).
 */
export const returnFromPage = (appUrl: string) => {
  const { origin } = new URL(appUrl);
  return (address: string, cameFrom: string | undefined): string | null => {
    if (!STEPS.has(address) || cameFrom === undefined || !URL.canParse(cameFrom)) return null;
    const from = new URL(cameFrom);
    if (from.origin !== origin || from.pathname === '/' || !isOpenPage(from.pathname)) return null;
    const wanted = safeReturnTo(from.pathname + from.search);
    return wanted === null ? null : withReturn(address, wanted);
  };
};
