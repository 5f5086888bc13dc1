/** Whom a client would rather hire, and when, in words. */
import { EXPERIENCE_NAMES } from '#domains/profiles/profile-words.ts';
import { countryName, languageName } from '#kit/format/names.ts';
import { formatDay } from '#kit/format/time.ts';
import { zoneInWords } from '#kit/format/zone.ts';
import type { Preferences } from './draft.ts';

type Words = readonly (readonly [name: string, words: string])[];

/** Name and value of each that isn’t open, for a list of facts. */
export const personWords = ({ level, language, country, time_zone: zone }: Preferences, locale: string): Words => [
  ...(level === null ? [] : [['Preferred level', EXPERIENCE_NAMES[level]] as const]),
  ...(language === null ? [] : [['Preferred language', languageName(language, locale)] as const]),
  ...(country === null ? [] : [['Preferred country', countryName(country, locale)] as const]),
  ...(zone === null ? [] : [['Preferred time zone', zoneInWords(zone, locale)] as const]),
];

export const dateWords = (
  { start_on: start, due_on: due }: Pick<Preferences, 'start_on' | 'due_on'>,
  locale: string,
): Words => [
  ...(start === null ? [] : [['Start', formatDay(start, 'date', locale)] as const]),
  ...(due === null ? [] : [['Deadline', formatDay(due, 'date', locale)] as const]),
];
