/** Years and months in a line of text, in the form of a CV's: "2024-03", "2024". */
import { monthNamed, writtenMonth } from './month-names.ts';

export interface FoundMoment {
  readonly moment: string;
  /** Where it is in the line. */
  readonly start: number;
  readonly end: number;
}

const ZEROS = [0x06_60, 0x06_f0, 0x09_66];
/** Arabic, Persian and Devanagari digits as ours, each in its place. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
  });

const YEAR = '(?:19|20)\\d\\d';
/** Also one of the Persian calendar, which counts only beside the name of a month. */
const ANY_YEAR = `(?:${YEAR}|1[34]\\d\\d)`;
const OF = '(?:de|del|of)\\s';
const NAME = `[\\p{L}\\p{M}]{2,}(?:\\s(?!${OF})[\\p{L}\\p{M}]{2,})?`;
const RUSSIAN = '(?:\\s?г\\.)?';

type Read = (match: RegExpExecArray) => FoundMoment | null;
const form = (pattern: string, read: Read): { pattern: RegExp; read: Read } => ({
  pattern: new RegExp(`(?<!\\d)${pattern}(?!\\d)`, 'gu'),
  read,
});
const whole = ({ index, 0: text }: RegExpExecArray, moment: string, before = 0): FoundMoment => ({
  moment,
  start: index + before,
  end: index + text.length,
});

/** The Persian month whose first day is nearest: Farvardin is April, Dey is January of the next year. */
const gregorianYear = (year: number, month: number): number => (year > 1500 ? year : year + (month < 4 ? 622 : 621));

/** 03/2020 is a month; 03/04/2020 is in March or in April, so only its year is sure. 21.04.2020 is in April. */
function monthOfNumbers(first: number, mark: string, second: number): number | null {
  if (second === 0) return first;
  if (mark === '.' || first > 12) return second;
  return second > 12 || first === second ? first : null;
}

/** The best form first. */
const FORMS = [
  form(`(${YEAR})[-/.](0[1-9]|1[0-2])(?:[-/.][0-3]\\d)?`, (match) =>
    whole(match, `${match[1] ?? ''}-${match[2] ?? ''}`),
  ),
  form(`(\\d{1,2})([/.-])(?:(\\d{1,2})\\2)?(${YEAR})`, (match) => {
    const [, first, mark = '', second, year = ''] = match;
    const month = monthOfNumbers(Number(first), mark, Number(second ?? 0));
    const isMonth = month !== null && month >= 1 && month <= 12;
    return whole(match, isMonth ? writtenMonth(Number(year), month) : year);
  }),
  form(`(${NAME})\\.?,?\\s?(?:\\d{1,2},\\s)?(?:${OF})?(${ANY_YEAR})${RUSSIAN}`, (match) => {
    const [, names = '', year] = match;
    // "since March" ends in a month, "كانون الثاني" is one.
    const last = Math.max(0, names.search(/\S+$/));
    const before = monthNamed(names) === undefined ? last : 0;
    const month = monthNamed(names.slice(before));
    return month === undefined ? null : whole(match, writtenMonth(gregorianYear(Number(year), month), month), before);
  }),
  form(`(${ANY_YEAR})\\s([\\p{L}\\p{M}]{2,})(?!\\s?${YEAR})`, (match) => {
    const month = monthNamed(match[2] ?? '');
    return month === undefined ? null : whole(match, writtenMonth(gregorianYear(Number(match[1]), month), month));
  }),
  form(`(${YEAR})${RUSSIAN}`, (match) => whole(match, match[1] ?? '')),
];

/** Behind them no date of an entry is looked for. */
const MOST_LETTERS = 2_000;

/** In the order of the line. */
export function findMoments(line: string): FoundMoment[] {
  const text = plainDigits(line.slice(0, MOST_LETTERS));
  const moments: FoundMoment[] = [];
  for (const { pattern, read } of FORMS)
    for (const match of text.matchAll(pattern)) {
      const moment = read(match);
      if (moment !== null && moments.every(({ start, end }) => moment.end <= start || moment.start >= end))
        moments.push(moment);
    }
  return moments.toSorted((a, b) => a.start - b.start);
}

/** Of a field that holds nothing but a date: "Mar 2020", "2020-03-14", "03/2020". Empty if it holds none. */
export const momentIn = (text: string): string => findMoments(text)[0]?.moment ?? '';
