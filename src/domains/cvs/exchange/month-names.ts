/** Months by name, as people write them in the languages whose CVs we read. */
import { formatDay } from '#kit/format/time.ts';
import { fromCache } from '#kit/format/from-cache.ts';

/** Those of cv-words.ts; of Arabic also the names of the Levant and of the Maghreb. */
const LOCALES = 'en ar ar-LB ar-DZ de es fa fr he hi it pt ru'.split(' ');
/** Alone, after a day, before a year: a name is inflected or shortened differently in each. */
const STYLES = ['month', 'long', 'date', 'short'] as const;
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const LEAST_LETTERS = 3;

const twoDigits = (month: number): string => String(month).padStart(2, '0');
const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** What the twelve dates of a locale don't share: "de" and "г" are no names of months. */
function namesIn(locale: string, style: (typeof STYLES)[number]): (readonly [name: string, month: number])[] {
  const dates = MONTHS.map((month) => words(formatDay(`2019-${twoDigits(month)}-01`, style, locale)));
  const isShared = (word: string): boolean => dates.every((date) => date.includes(word));
  return dates.flatMap((date, index) => {
    const name = date.filter((word) => !isShared(word)).join(' ');
    return name === '' ? [] : [[name, index + 1] as const];
  });
}

function allNames(): ReadonlyMap<string, number> {
  const names = new Map(LOCALES.flatMap((locale) => STYLES.flatMap((style) => namesIn(locale, style))));
  // "Sept." and "janv.": any beginning that can only be one month.
  const beginnings = new Map<string, Set<number>>();
  for (const [name, month] of names)
    for (
      let length = LEAST_LETTERS;
      length < name.length && /^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(name);
      length += 1
    )
      beginnings.set(name.slice(0, length), (beginnings.get(name.slice(0, length)) ?? new Set<number>()).add(month));
  const clear = [...beginnings].flatMap(([name, months]) =>
    months.size === 1 ? [[name, [...months][0] ?? 0] as const] : [],
  );
  return new Map([...clear, ...names]);
}

/** 3 for "March", "mars", "март" or "Esfand" (which the first of March is in); undefined for all that is no month. */
export const monthNamed = (name: string): number | undefined =>
  fromCache('names of months', allNames).get(words(name).join(' '));

export const writtenMonth = (year: number, month: number): string => `${year}-${twoDigits(month)}`;
