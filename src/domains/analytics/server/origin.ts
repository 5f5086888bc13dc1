import type { Origin, Source } from '../sources.ts';

const HOST_MAX = 100;
const HOST = /^[a-z0-9.-]+$/;

/** The list that a page of ours shows, by its path and filters. What has no list of services is as good as no page. */
export function sourceOfPage(path: string, filters: URLSearchParams): Source {
  if (path === '/') return 'home';
  if (path.startsWith('/services/categories/')) return 'category';
  if (path === '/services' || path === '/gigs' || path === '/services/top-ranked')
    return sourceOfList(filters.get('q'), filters.get('category'));
  if (/^\/(services|gigs)\/(?!dashboard|orders|reviews)[^/]+$/.test(path)) return 'similar';
  return path.startsWith('/user/profile/') ? 'profile' : 'direct';
}

/** Of one read of the list: what was typed counts before what was chosen. */
export function sourceOfList(words: string | null | undefined, category: string | null | undefined): Source {
  if (words !== null && words !== undefined && words.trim() !== '') return 'search';
  return category !== null && category !== undefined && category !== '' ? 'category' : 'browse';
}

/** Where only sellers are, with links to their own services. */
const OF_SELLERS = /^\/services\/dashboard(?:\/(?:create|edit|analytics)(?:\/.*)?)?$/;

/**
 * Where a visit of a service's page came from, by the address that the browser names; null for a seller who looks at
 * their own (ANL-3).
 */
export function originOf(referrer: string, ownOrigin: string): Origin | null {
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  if (from === null || !/^https?:$/.test(from.protocol)) return { source: 'direct', host: '' };
  if (from.origin === ownOrigin && OF_SELLERS.test(from.pathname)) return null;
  if (from.origin === ownOrigin) return { source: sourceOfPage(from.pathname, from.searchParams), host: '' };
  const host = from.hostname.replace(/^www\./, '');
  return HOST.test(host) && host.length <= HOST_MAX ? { source: 'outside', host } : { source: 'outside', host: '' };
}
