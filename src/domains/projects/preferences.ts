/**
 * Whom a brief prefers, judged when it is posted. The wizard offers nothing else, so its page needs no lists for it.
 */
import { sayInto } from '#domains/taxonomy/head-rules.ts';
import { countryByCode } from '#kit/countries.ts';
import type { FieldErrors } from '#kit/errors.ts';
import { knownZone } from '#kit/format/zone.ts';
import { LANGUAGE_CODES } from '#kit/language-codes.ts';
import type { Preferences } from './draft.ts';

export function preferenceProblems({ language, country, time_zone: zone }: Preferences): FieldErrors {
  const problems: FieldErrors = {};
  const say = sayInto(problems);
  if (language !== null && !LANGUAGE_CODES.includes(language)) say('language', 'Choose a language from the list.');
  if (country !== null && countryByCode(country) === undefined) say('country', 'Choose a country from the list.');
  if (zone !== null && knownZone(zone) === null) say('time_zone', 'Choose a time zone from the list.');
  return problems;
}
