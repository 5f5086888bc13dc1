/**
 * What crawlers need not read: calls, and screens that ask for a sign-in. The longest rule that fits an address counts.
 */
const RULES = [
  'Disallow: /api/',
  'Disallow: /user/',
  'Allow: /user/profile/',
  'Disallow: /admin',
  'Disallow: /messages',
  'Disallow: /projects/edit/',
  'Disallow: /services/dashboard',
  'Disallow: /services/orders',
  'Disallow: /client/',
  'Disallow: /freelancer/',
  'Allow: /',
];

/** https://www.rfc-editor.org/rfc/rfc9309, with the sitemap of this very instance. */
export const robotsText = (appUrl: string): string =>
  `User-agent: *\n${RULES.join('\n')}\n\nSitemap: ${new URL('/sitemap.xml', appUrl).href}\n`;
