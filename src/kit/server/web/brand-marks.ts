/**
 * What documents carry of an operator's brand: colors, logo and announcement. Nothing where none is set (decision 159).
 */
import { logoPath, type Announcement, type BrandMarks, type BrandSettings } from '../../brand-settings.ts';

/** Of an instance that set nothing. */
export const NO_MARKS: BrandMarks = { css: '', announcement: null };

/** Over the tokens of the stylesheet, whichever stylesheet comes later. */
export const colorCss = ({ colors }: Pick<BrandSettings, 'colors'>): string =>
  colors === null
    ? ''
    : `:root:root{${Object.entries(colors.tokens)
        .map(([name, { light, dark }]) => `--${name}:light-dark(${light},${dark})`)
        .join(';')}}`;

/** The mark is a drawing in the page; the logo is shown in its place. */
const logoCss = ({ logo }: BrandSettings): string =>
  logo === null
    ? ''
    : `.logo-mark{background:url(${logoPath(logo, 64)}) center/contain no-repeat}.logo-mark *{display:none}`;

export const brandMarks = (settings: BrandSettings, announcement: Announcement | null): BrandMarks => ({
  css: `${colorCss(settings)}${logoCss(settings)}`,
  announcement,
});
