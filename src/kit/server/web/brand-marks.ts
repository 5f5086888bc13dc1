/** What documents carry of an operator's brand: colors, logo and announcement. Nothing where none is set (decision 159). */
import { logoPath, type Announcement, type BrandSettings } from '../../brand-settings.ts';
import { html, Html } from '../html.ts';
import { hashOf } from '../http/headers.ts';

export interface BrandMarks {
  /** At the end of the head. */
  readonly style: Buffer;
  readonly styleHashes: readonly string[];
  /** At the start of the body, outside of what React renders, which leaves it alone. */
  readonly banner: string;
  readonly scriptHashes: readonly string[];
}

/** Of an instance that set nothing. */
export const NO_MARKS: BrandMarks = { style: Buffer.alloc(0), styleHashes: [], banner: '', scriptHashes: [] };

/** Anyone who dismissed an announcement does not see that one again in this browser. */
const DISMISS = `(()=>{const own=document.currentScript,bar=own.previousElementSibling,key='docket.announcement',gone=()=>{bar.remove();own.remove()};try{if(localStorage[key]===bar.dataset.key)return gone()}catch{}bar.lastChild.onclick=()=>{gone();try{localStorage[key]=bar.dataset.key}catch{}}})()`;
const DISMISS_HASH = hashOf(DISMISS);

const BANNER_CSS =
  '.announcement{display:flex;align-items:center;justify-content:center;gap:8px;padding:4px 8px 4px 16px;background:var(--accent);color:var(--on-accent);font-size:.9375rem;line-height:1.35}.announcement p{margin:0;padding:8px 0;overflow-wrap:anywhere}.announcement a{color:inherit;font-weight:600;text-decoration:underline}.announcement button{flex:none;width:44px;height:44px;border:0;border-radius:8px;background:none;color:inherit;font-size:1.5rem;line-height:1;cursor:pointer}.announcement :focus-visible{outline:2px solid currentColor;outline-offset:-2px}@media print{.announcement{display:none}}';

/** Over the tokens of the stylesheet, whichever stylesheet comes later. */
export const colorCss = ({ colors }: Pick<BrandSettings, 'colors'>): string =>
  colors === null
    ? ''
    : `:root:root{${Object.entries(colors.tokens)
        .map(([name, { light, dark }]) => `--${name}:light-dark(${light},${dark})`)
        .join(';')}}`;

/** The mark is a drawing in the page; the logo is shown in its place. */
const logoCss = ({ logo }: BrandSettings): string =>
  logo === null ? '' : `.logo-mark{background:url(${logoPath(logo, 64)}) center/contain no-repeat}.logo-mark *{display:none}`;

const bannerOf = ({ text, link, link_text: words, starts_at: from }: Announcement): string => {
  const more = link === null ? '' : html` <a href="${link}">${words ?? 'Learn more'}</a>`;
  return html`<aside class="announcement" aria-label="Announcement" data-key="${`${from} ${text.length}`}"><p>${text}${more}</p><button type="button" aria-label="Dismiss announcement">×</button></aside><script>${new Html(DISMISS)}</script>`
    .text;
};

export function brandMarks(settings: BrandSettings, announcement: Announcement | null): BrandMarks {
  const css = `${colorCss(settings)}${logoCss(settings)}${announcement === null ? '' : BANNER_CSS}`;
  if (css === '') return NO_MARKS;
  return {
    style: Buffer.from(`<style>${css}</style>`),
    styleHashes: [hashOf(css)],
    banner: announcement === null ? '' : bannerOf(announcement),
    scriptHashes: announcement === null ? [] : [DISMISS_HASH],
  };
}
