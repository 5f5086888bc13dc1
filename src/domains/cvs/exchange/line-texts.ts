/** Lines of a page as texts again: points, and paragraphs that were broken at the edge of their column. */
import { continues, isPoint, POINT } from './line-kinds.ts';
import type { Line } from './pdf-lines.ts';

/** A hyphen at the end may be part of the word, so it stays; a soft one never does. */
function withNext(text: string, next: string): string {
  if (text.endsWith('\u00AD')) return text.slice(0, -1) + next;
  return /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(next) ? text + next : `${text} ${next}`;
}

interface Passage {
  text: string;
  last: Line;
  readonly begin: Line;
}

/** As a CV's text: paragraphs with an empty line between them, points with a dash. */
export function textOf(lines: readonly Line[]): string {
  const passages: Passage[] = [];
  for (const line of lines) {
    const current = passages.at(-1);
    const text = line.text.replaceAll('\t', ' ');
    if (current !== undefined && continues(line, current.last, current.begin)) {
      current.text = withNext(current.text, text);
      current.last = line;
    } else passages.push({ text: isPoint(line) ? text.replace(POINT, '- ') : text, begin: line, last: line });
  }
  return passages
    .map(({ text, begin }, index) => {
      const above = passages[index - 1]?.begin;
      const isBeside = above !== undefined && isPoint(begin) && isPoint(above);
      return `${index === 0 ? '' : isBeside ? '\n' : '\n\n'}${text}`;
    })
    .join('');
}
