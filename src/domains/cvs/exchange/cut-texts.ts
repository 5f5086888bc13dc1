/** Texts cut to the limits of a CV, remembering which, so that the person can be told. */
import { formatNumber } from '#kit/format/number.ts';
import { counted } from '#kit/format/unit.ts';
import { cleanName, plainText } from '#kit/plain-text.ts';
import { CV_LIMITS } from '../cv.ts';

/** No database keeps them all, and nobody sees them. */
const CONTROLS = /[^\P{Cc}\n\t]/gu;
const HALF_PAIR = /[\uD800-\uDBFF]$/;
const cutTo = (text: string, most: number): string => text.slice(0, most).replace(HALF_PAIR, '').trimEnd();

const MOST_NAMES = 5;
const MOST_LETTERS = 40;
const quoted = (text: string): string =>
  `“${text.length > MOST_LETTERS ? `${cutTo(text, MOST_LETTERS)}…` : text}”`.replaceAll(/\s+/g, ' ');

/** “One”, “Two” and 3 more: enough to find them. */
export function shortNames(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).map(quoted).join(', ');
  const more = names.length - MOST_NAMES;
  return more > 0 ? `${shown} and ${formatNumber(more, 'en-US')} more` : shown;
}

export interface Cutter {
  /** On one line. */
  readonly line: (text: string | undefined) => string;
  readonly text: (text: string | undefined) => string;
  readonly notes: () => string[];
}

export function makeCutter(): Cutter {
  const lines: string[] = [];
  const texts: string[] = [];
  const cut = (text: string, most: number, tooLong: string[]): string => {
    if (text.length <= most) return text;
    tooLong.push(text);
    return cutTo(text, most);
  };
  const note = (tooLong: readonly string[], most: number): string[] => {
    if (tooLong.length === 0) return [];
    const texts = counted(tooLong.length, { one: 'text was', other: 'texts were' });
    return [`${texts} cut to ${formatNumber(most, 'en-US')} characters: ${shortNames(tooLong)}.`];
  };
  return {
    line: (text = '') => cut(cleanName(text), CV_LIMITS.lineLength, lines),
    text: (text = '') => cut(plainText(text.replaceAll(CONTROLS, '')).trim(), CV_LIMITS.textLength, texts),
    notes: () => [...note(lines, CV_LIMITS.lineLength), ...note(texts, CV_LIMITS.textLength)],
  };
}
