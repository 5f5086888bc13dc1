import { CONTENT_PAGES, type ContentPage } from './pages.ts';

/** As the map has them; public pages don't carry the map, so a test compares both. */
export const PAGE_PATHS: Readonly<Record<ContentPage, string>> = {
  about: '/about',
  'how-to-hire': '/howToHire',
  'how-to-find': '/howToFind',
  faq: '/FAQ',
  terms: '/termsandconditions',
  privacy: '/privacy',
  agreement: '/agreement',
  'gig-terms': '/termgig',
  'agreement-academic': '/Agreement/academic',
  'agreement-university': '/Agreement/uniagreement',
};

/** Which page is at an address; `.data` is how the router asks for a page's data. */
export function pageAt(pathname: string): ContentPage {
  const path = pathname.replace(/\.data$/, '').replace(/(?<=.)\/$/, '');
  const page = CONTENT_PAGES.find((contentPage) => PAGE_PATHS[contentPage].toLowerCase() === path.toLowerCase());
  if (page === undefined) throw new Error(`no text is at ${pathname}`);
  return page;
}
