/** What a line of a page is beside those around it: a point of a list, or the rest of what began above. */
import type { Line } from './pdf-lines.ts';

export const POINT = /^\s*[•‣▪▫◦●○■□❖➢➤▶►✓✔·*–—\uE000-\uF8FF-]\s+(?=\S)/u;
/** A title in bold that goes on behind a dash is no point. */
export const isPoint = ({ text, isBold }: Pick<Line, 'text' | 'isBold'>): boolean =>
  POINT.test(text) && !(isBold && /^[–—-]/.test(text));

/** In points: sizes that differ by less are the same. */
export const SAME_SIZE = 0.3;
/** In ems, between lines of different paragraphs; lines of one are at most this far apart. */
const PARAGRAPH_GAP = 2;
const TIGHT_GAP = 1.5;

export const hasGap = ({ gap }: Line): boolean => (gap ?? 0) > PARAGRAPH_GAP;
const isAlike = (line: Line, last: Line): boolean =>
  Math.abs(line.size - last.size) < SAME_SIZE && line.isBold === last.isBold && line.column === last.column;

/** Of one letter, in ems, rather too wide. */
const LETTER = 0.62;
/** A line is broken where its next word has no room: what would have had some begins something new. */
const hadRoom = ({ text, size }: Line, { room }: Line): boolean =>
  (/^\S+/.exec(text)?.[0].length ?? 0) * size * LETTER < room;

/** Whether the file says that both are of one paragraph or title; null where it says nothing. */
function isOneElement(line: Line, last: Line): boolean | null {
  const [element] = line.elements;
  return element === undefined || last.elements.length === 0 || line.page !== last.page
    ? null
    : last.elements.includes(element);
}

/** Does the line go on with what `begin` began, of which `last` is the line above? */
export function continues(line: Line, last: Line, begin: Line): boolean {
  if (isPoint(line)) return false;
  const isOne = isOneElement(line, last);
  if (isOne !== null) return isOne;
  if (hasGap(line) || !isAlike(line, last)) return false;
  if (isPoint(begin)) return line.indent > begin.indent + 2 || (!hadRoom(line, last) && /^\p{Ll}/u.test(line.text));
  const isMidSentence = /^\p{Ll}/u.test(line.text) && !/[.!?:;]$/.test(last.text);
  return isMidSentence || !hadRoom(line, last);
}

/** A title with its facts that is too long for its line, with or without a date at its end. */
export function runsOn(line: Line, last: Line): boolean {
  if (isPoint(line)) return false;
  const isSame = isAlike({ ...line, isBold: last.isBold }, last) && (line.gap ?? 0) < TIGHT_GAP;
  return isOneElement(line, last) ?? (isSame && !hadRoom(line, last));
}
