import type { MiddlewareFunction } from 'react-router';
import { isPublicPath, LOGIN, samePath } from '../public-paths.ts';
import { storedToken } from './token-storage.ts';

/**
 * GRD-1: before each navigation. Public pages are shown immediately, without reading the session or loading the code
 * that would: it is not in the first page's script.
 */
export const guardNavigation: MiddlewareFunction = async ({ request }, next) => {
  const { pathname } = new URL(request.url);
  // Rule 1 skips public paths; rule 3 asks on /login all the same, of anyone who may be signed in.
  if (!isPublicPath(pathname) || (samePath(pathname, LOGIN) && storedToken() !== null)) {
    const { askGuard } = await import('./ask-guard.ts');
    await askGuard(request.url);
  }
  return next();
};
