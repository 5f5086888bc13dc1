/** Which lines of a CV are headings: known words set apart, and whatever else is set like them. */
import { knownHeading } from './heading-words.ts';
import { isPoint, SAME_SIZE } from './line-kinds.ts';
import { findPeriod } from './periods.ts';
import type { Line } from './pdf-lines.ts';

const LONGEST = 60;

const half = (size: number): number => Math.round(2 * size) / 2;
const isCapitals = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
const styleOf = ({ text, size, isBold }: Line): string => `${half(size)} ${isBold} ${isCapitals(text)}`;

/** The size of most letters, but for the largest words: they are a name, however long it is. */
export function bodySize(lines: readonly Line[]): number {
  const largest = Math.max(0, ...lines.map(({ size }) => size));
  const smaller = lines.filter(({ size }) => size < largest - SAME_SIZE);
  const letters = new Map<number, number>();
  for (const { size, text } of smaller.length > 0.3 * lines.length ? smaller : lines)
    letters.set(half(size), (letters.get(half(size)) ?? 0) + text.length);
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

const isShort = ({ text, isBold }: Line): boolean =>
  text.length <= LONGEST &&
  !text.includes('\t') &&
  !isPoint({ text, isBold }) &&
  !/[.,;@]$|https?:/.test(text) &&
  /\p{L}/u.test(text);

/** Set larger, in bold or in capitals; or alone over a gap. */
const isSetApart = (line: Line, body: number): boolean =>
  line.size > body * 1.06 ||
  line.isBold ||
  isCapitals(line.text) ||
  line.text.trim().endsWith(':') ||
  (line.gap ?? 9) > 2;

export function findHeadings(lines: readonly Line[]): ReadonlySet<Line> {
  const body = bodySize(lines);
  const short = lines.filter(isShort);
  const known = short.filter((line) => knownHeading(line.text) !== undefined);
  const apart = known.filter((line) => isSetApart(line, body));
  const sure = apart.length >= 2 || apart.length === known.length ? apart : known;
  const largest = Math.max(0, ...lines.map(({ size }) => size));
  // Headings are larger than names of jobs, or come in another style.
  const styles = new Set(sure.map(styleOf));
  // The largest words are a name.
  const isLarge = (line: Line): boolean => line.size > body * 1.15 && line.size < largest - SAME_SIZE;
  const like = (line: Line): boolean =>
    sure.length > 0 ? styles.has(styleOf(line)) : isLarge(line) || (isCapitals(line.text) && (line.gap ?? 9) > 1.5);
  const others = short.filter((line) => !sure.includes(line) && like(line) && findPeriod(line.text) === null);
  // More of them than headings: the style is also that of something else.
  const isDistinctive = sure.length === 0 ? others.length >= 2 : others.length <= sure.length + 2;
  return new Set(isDistinctive ? [...sure, ...others] : sure);
}
