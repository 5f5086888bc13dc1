/** The lines of one section as entries. Nothing on a page says where an entry begins: bold lines and dates tell. */
import type { SectionKind } from '../cv.ts';
import { isUrl } from './contact-parts.ts';
import { readHead } from './entry-head.ts';
import type { FoundEntry } from './imported.ts';
import { continues, hasGap, isPoint, runsOn } from './line-kinds.ts';
import { textOf } from './line-texts.ts';
import type { Line } from './pdf-lines.ts';
import { findPeriod } from './periods.ts';

const LONGEST_HEAD = 120;
const MOST_HEAD_LINES = 5;
const MOST_WORDS = 14;

interface Style {
  readonly body: number;
  readonly kind: SectionKind;
}

/** "Inc." and "Ltd." end no sentence. */
const isSentence = (text: string): boolean => /[.;:]$/.test(text) && !/(^|[\s.])\p{Lu}\p{L}{0,3}\.$/u.test(text);
/** A date among few words; one inside a sentence is none of an entry. */
function isDated(line: Line): boolean {
  if (isPoint(line) || line.text.length > LONGEST_HEAD) return false;
  const rest = findPeriod(line.text)?.rest;
  return rest !== undefined && rest.split(/\s+/).length <= MOST_WORDS && !isSentence(rest);
}
const isParted = ({ text }: Line): boolean => /\t|\s[|·•](?:\s|$)/.test(text);
const isHeadLike = (line: Line): boolean =>
  isDated(line) || (!isPoint(line) && line.text.length <= LONGEST_HEAD && !isSentence(line.text));
/** In bold, or with a bold beginning before other facts; or larger than the text. */
const isStrong = (line: Line, { body }: Style): boolean =>
  !isPoint(line) && (line.isBold || line.size > body * 1.03 || (line.startsBold && (isDated(line) || isParted(line))));
/** What it says goes on in the next line, also where a date ends it. */
const isUnfinished = (line: Line): boolean => /[,،·]$/.test(line.text.split('\t')[0] ?? '');

interface Draft {
  readonly lines: Line[];
  isDated: boolean;
  hasBody: boolean;
}

/** A new entry begins with this line: the current one has what an entry has, and the line looks like a beginning. */
function begins(line: Line, next: Line | undefined, { lines, ...draft }: Draft, style: Style): boolean {
  const last = lines.at(-1);
  if (last === undefined) return false;
  if (isPoint(line)) return hasGap(line) && draft.isDated && !draft.hasBody;
  const begin = lines.findLast((line) => isPoint(line)) ?? last;
  if (draft.hasBody && continues(line, last, begin)) return false;
  const isFull = draft.isDated || draft.hasBody;
  const hasTitle = lines.some((line) => isStrong(line, style));
  if (isStrong(line, style)) {
    const isRestOfTitle = !draft.hasBody && isStrong(last, style) && !isDated(line) && !hasGap(line);
    return hasGap(line) || (!isRestOfTitle && (isFull || !isStrong(last, style)));
  }
  // Under a bold title a date belongs to it.
  if (isDated(line) && draft.isDated) return true;
  const datedNext = next !== undefined && !isPoint(next) && (isDated(next) || isDated(line));
  if (isFull && isHeadLike(line) && datedNext) return draft.hasBody || hasGap(line);
  return hasGap(line) && isHeadLike(line) && !hasTitle && !draft.hasBody;
}

function drafts(lines: readonly Line[], style: Style): Draft[] {
  const found: Draft[] = [];
  for (const [index, line] of lines.entries()) {
    let draft = found.at(-1);
    if (draft === undefined || begins(line, lines[index + 1], draft, style)) {
      draft = { lines: [], isDated: false, hasBody: false };
      found.push(draft);
    }
    draft.lines.push(line);
    draft.isDated ||= isDated(line);
    draft.hasBody ||= isPoint(line) || (!isHeadLike(line) && draft.lines.length > 1);
  }
  return found;
}

/** The rest of a line of the head that was too long; the date at its end stays there. */
function isRest(line: Line, last: Line, style: Style): boolean {
  if (isDated(line) && isDated(last)) return false;
  if (isUnfinished(last) || (isStrong(line, style) && isStrong(last, style) && /^[–—-]\s/.test(line.text))) return true;
  return (isParted(last) || isStrong(last, style)) && runsOn(line, last);
}

/** Its first lines as long as they are short, or dated, or in parts; the rest is its text. */
function headOf(lines: readonly Line[], style: Style): { texts: string[]; length: number } {
  const texts: string[] = [];
  const limit = Math.min(lines.length, MOST_HEAD_LINES);
  for (let length = 0; length < limit; length += 1) {
    const [line, last] = [lines[length], lines[length - 1]];
    if (line === undefined || !isHeadLike(line)) return { texts, length };
    if (last !== undefined && isRest(line, last, style)) {
      const [words = '', ...tail] = texts.at(-1)?.split('\t') ?? [];
      texts[texts.length - 1] = [`${words} ${line.text}`, ...tail].join('\t');
      continue;
    }
    const isFacts = isDated(line) || isParted(line) || isStrong(line, style) || isUrl(line.text);
    // A short line under the title says where it was; under the name of a project it is its text.
    const isPlace = texts.length === 1 && style.kind !== 'portfolio' && line.free > 0.3;
    if (last !== undefined && !isFacts && !isPlace) return { texts, length };
    texts.push(line.text);
  }
  return { texts, length: limit };
}

function entryOf({ lines }: Draft, style: Style): FoundEntry {
  const { texts: head, length } = headOf(lines, style);
  const links = lines
    .slice(0, length)
    .flatMap((line) => line.links)
    .filter((url) => /^https?:/i.test(url));
  const { more, ...fields } = readHead(head, links, style.kind);
  const texts = [more.join(' · '), textOf(lines.slice(length))];
  return { ...fields, text: texts.filter((text) => text !== '').join('\n\n') };
}

export const readEntries = (lines: readonly Line[], style: Style): FoundEntry[] =>
  drafts(lines, style).map((draft) => entryOf(draft, style));
