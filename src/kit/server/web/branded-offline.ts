import type { BrandSettings } from '../../brand-settings.ts';
import { html, Html } from '../html.ts';
import { hashOf } from '../http/headers.ts';
import { colorCss } from './brand-marks.ts';

/**
 * The built page for browsers without a connection, with the operator's name and colors. Its content security policy is
 * in the page itself.
 */
export function brandedOffline(page: string, settings: Pick<BrandSettings, 'colors'>, brandName: string): string {
  const { text: name } = html`${brandName}`;
  const css = colorCss(settings);
  const named = page
    .replace(/(<title>[^<]* · )Docket(?=<)/, (_all, before: string) => before + name)
    .replace('alt="Docket"', () => `alt="${name}"`);
  if (css === '') return named;
  const { text: style } = html`<style>${new Html(css)}</style>`;
  return named
    .replace("default-src 'self';", () => `default-src 'self'; style-src 'self' ${hashOf(css)};`)
    .replace('</head>', () => `${style}</head>`);
}
