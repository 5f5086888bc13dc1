import { instanceLocale } from '#kit/locale.ts';
import { countryName } from '#kit/format/names.ts';
import { getCountries, getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

export interface PhoneNumber {
  readonly country: string;
  /** With the plus sign. */
  readonly dialCode: string;
  /** Digits of the national number. */
  readonly number: string;
}

/** What someone typed, in their country's way or internationally, or null when no such number can exist. */
export function readPhoneNumber(country: string, typed: string): PhoneNumber | null {
  if (!isSupportedCountry(country)) return null;
  const parsed = parsePhoneNumberFromString(typed, country);
  if (parsed === undefined || !parsed.isValid()) return null;
  return {
    country: parsed.country ?? country,
    dialCode: `+${parsed.countryCallingCode}`,
    number: parsed.nationalNumber,
  };
}

export const asE164 = ({ dialCode, number }: Pick<PhoneNumber, 'dialCode' | 'number'>): string =>
  `${dialCode}${number}`;

/** For reading: "+47 91 23 45 67". */
export const asRead = (e164: string): string => parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;

/** "+47 ••• •• 567": enough to know which one it was. */
export const asHidden = (e164: string): string =>
  asRead(e164).replaceAll(/\d(?=.*\d{3})/g, (digit, at: number) => (at < 4 ? digit : '•'));

export function dialCountries(): { code: string; name: string; dial_code: string }[] {
  return getCountries()
    .map((code) => ({ code, name: countryName(code, instanceLocale()), dial_code: `+${getCountryCallingCode(code)}` }))
    .toSorted((country, other) => country.name.localeCompare(other.name, instanceLocale()));
}
