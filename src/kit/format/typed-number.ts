/** Numbers that people type, with the separators of their locale. */
import { fromCache } from './from-cache.ts';

interface Separators {
  readonly decimal: string;
  readonly group: string;
}

/** "." and "," in English, "," and "." in German, "," and a narrow space in French. */
export const separators = (locale: string): Separators =>
  fromCache(`separators ${locale}`, () => {
    const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn', minimumFractionDigits: 1 }).formatToParts(
      12_345_678.5,
    );
    const partOf = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
    return { decimal: partOf('decimal') || '.', group: partOf('group') };
  });

const SPACES = /[\s\u00a0\u2009\u202f]/gu;
/** Thousands, or lakhs as India writes them. Four digits without a separator are not a group. */
const GROUPED = /^\d{1,3}(?: \d{3})+$|^\d{1,2}(?: \d{2})+ \d{3}$/;
const APOSTROPHES = /['’]/gu;

/**
 * "1250.5" for "1,250.5" in English and "1.250,5" in German, or null. A separator of the locale counts where it
 * belongs, and spaces between thousands are understood everywhere; anything else is refused, because it may mean
 * another number.
 */
export function plainDecimal(typed: string, locale: string): string | null {
  const { decimal, group } = separators(locale);
  const text = typed.trim();
  const sign = /^[-\u2212]/.test(text) ? '-' : '';
  const [whole = '', fraction, ...rest] = text.slice(sign.length).trim().split(decimal);
  if (rest.length > 0 || (fraction !== undefined && !/^\d{1,10}$/.test(fraction))) return null;
  const isApostrophe = /['’]/.test(group);
  const inSpaces = (
    isApostrophe ? whole.replaceAll(APOSTROPHES, ' ') : /\S/u.test(group) ? whole.replaceAll(group, ' ') : whole
  ).replaceAll(SPACES, ' ');
  if (!/^\d{1,30}$/.test(inSpaces) && !GROUPED.test(inSpaces)) return null;
  return `${sign}${inSpaces.replaceAll(' ', '')}${fraction === undefined ? '' : `.${fraction}`}`;
}
