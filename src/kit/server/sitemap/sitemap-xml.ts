import { escapeXml } from '../xml.ts';

/** The documents of https://www.sitemaps.org/protocol.html, as text. */
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const entry = (tag: string, address: string, changedAt: string | null): string =>
  `<${tag}><loc>${escapeXml(address)}</loc>${changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`}</${tag}>\n`;

export const PART_HEAD = `${DECLARATION}<urlset ${NAMESPACE}>\n`;
export const PART_TAIL = '</urlset>\n';

export const pageLine = (address: string, changedAt: Date | null): string =>
  entry('url', address, changedAt?.toISOString() ?? null);

export const indexText = (parts: readonly { readonly address: string; readonly changedAt: string | null }[]): string =>
  `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${parts.map(({ address, changedAt }) => entry('sitemap', address, changedAt)).join('')}</sitemapindex>\n`;
