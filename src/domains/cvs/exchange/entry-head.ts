/** The first lines of an entry: what it was, where, and when. */
import { withScheme } from '#kit/web-address.ts';
import type { SectionKind } from '../cv.ts';
import { isUrl, sameAddress } from './contact-parts.ts';
import type { FoundEntry } from './imported.ts';
import { findPeriod } from './periods.ts';

const SEPARATOR = /\s*[\t|·•]\s*/;
/** Parts too, where nothing else parts them. */
const DASH = /\s+[–—]\s+/;
/** "Designer at Acme"; a comma says the same only where a place of work is missing otherwise. */
const AT = /^(?<title>.+?)\s+(?:at|@|bei|chez|presso|در|في)\s+(?<at>.+)$/iu;
const COMMA = /^(?<title>[^,]+),\s+(?<at>.+)$/u;

const WITH_EMPLOYER: readonly SectionKind[] = ['experience'];
export interface EntryHead extends FoundEntry {
  /** Parts that no field is left for. */
  readonly more: readonly string[];
}

/** The first period of the lines, and what they say beside it. From the right, a PDF holds the later year first. */
function periodIn(lines: readonly string[]): { from: string; to: string; rest: string[] } {
  const at = lines.findIndex((line) => findPeriod(line) !== null);
  const period = findPeriod(lines[at] ?? '');
  if (period === null) return { from: '', to: '', rest: [...lines] };
  const { from, to, rest } = period;
  const isTurned = to !== '' && to < from;
  return { from: isTurned ? to : from, to: isTurned ? from : to, rest: lines.with(at, rest) };
}

const splitBy = (separator: RegExp, lines: readonly string[]): string[] =>
  lines
    .flatMap((line) => line.split(separator))
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

function employed(title: string): { title: string; at: string } {
  const found = (AT.exec(title) ?? COMMA.exec(title))?.groups;
  return { title: found?.['title'] ?? title, at: found?.['at'] ?? '' };
}

export function readHead(lines: readonly string[], links: readonly string[], kind: SectionKind): EntryHead {
  const { from, to, rest } = periodIn(lines);
  const parts = splitBy(SEPARATOR, rest);
  const words = parts.length > 1 ? parts : splitBy(DASH, parts);
  const typed = words.find(isUrl) ?? '';
  const url = links.find((link) => typed === '' || sameAddress(link, typed)) ?? withScheme(typed);
  const [title = '', at = '', place = '', ...more] = words.filter((word) => word !== typed);
  // A single date of studies is that of the degree.
  const period = kind === 'education' && to === '' ? { from: '', to: from } : { from, to };
  const names = at === '' && WITH_EMPLOYER.includes(kind) ? employed(title) : { title, at };
  return { ...names, place, ...period, url, more };
}
