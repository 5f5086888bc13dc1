import type { MiddlewareFunction } from 'react-router';
import { isPublicPath, LOGIN, samePath } from '../public-paths.ts';

/**
 * GRD-1: before each navigation. Pages that need nobody are shown at once, without asking who is there and
 * without loading what would ask: it is no part of the first page's script.
 */
export const guardNavigation: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  // Rule 1 skips public paths; rule 3 asks on /login all the same.
  if (!isPublicPath(pathname) || samePath(pathname, LOGIN)) {
    const { askGuard } = await import('./ask-guard.ts');
    await askGuard(pathname + search);
  }
  return next();
};
