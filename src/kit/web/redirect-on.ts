import { redirect, replace } from 'react-router';

/**
 * Leads a navigation elsewhere. Where the browser already shows the address that redirects (a document was loaded, or
 * Back pressed), its history entry is replaced: Back would only lead to it again, and here again. A pressed link has no
 * entry yet.
 */
export function redirectOn(fromUrl: string, to: string): Response {
  const { pathname, search } = new URL(fromUrl);
  const isShown = location.pathname + location.search === pathname + search;
  return isShown ? replace(to) : redirect(to);
}
