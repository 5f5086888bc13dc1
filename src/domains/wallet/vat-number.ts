import { countryByCode } from '#kit/countries.ts';

/** The form of a VAT number by country, without its prefix. Whether it is registered only a tax office knows. */
const VAT_FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};
/** Greece writes EL before its numbers. */
const PREFIXES: Readonly<Record<string, string>> = { GR: 'EL' };
const ANY_FORM = /^[A-Z0-9]{4,20}$/;

/** As documents print it: no spaces, dots or dashes, and the country's prefix where the country has a known form. */
export function vatAsWritten(vatNumber: string, country: string): string {
  const bare = vatNumber.toUpperCase().replaceAll(/[\s.\-/]/g, '');
  const prefix = PREFIXES[country] ?? country;
  if (VAT_FORMS[country] === undefined || bare === '' || bare.startsWith(prefix)) return bare;
  return `${prefix}${bare}`;
}

/** Why this cannot be a VAT number of that country, or null. Only its form is checked. */
export function whyNotVat(vatNumber: string, country: string): string | null {
  if (vatNumber === '') return null;
  if (country === '') return 'Choose the country of this VAT number.';
  const written = vatAsWritten(vatNumber, country);
  const form = VAT_FORMS[country];
  const number = form === undefined ? written : written.slice((PREFIXES[country] ?? country).length);
  if ((form ?? ANY_FORM).test(number)) return null;
  return `This doesn’t look like a VAT number from ${countryByCode(country)?.name ?? 'this country'}. Check for typos.`;
}
