/** The lines of a PDF in reading order: all of the main column, then the one beside it. */
import { withoutDateMargin } from './date-margin.ts';
import { findGutter, type Gutter } from './pdf-columns.ts';
import { lettersOf, rowsOf, segmentsOf, WIDE_GAP, type Segment } from './pdf-segments.ts';
import { withoutEdges } from './page-edges.ts';
import type { PdfPage } from './pdf-text.ts';
import { withoutDates } from './periods.ts';
import { inReadingOrder, isFromRight } from './reading-order.ts';

export interface Line {
  /** With a tab where the page has a wide gap. */
  readonly text: string;
  readonly size: number;
  readonly isBold: boolean;
  readonly startsBold: boolean;
  readonly elements: readonly string[];
  /** From the edge of its column where lines begin, in points. */
  readonly indent: number;
  /** How much of its column is left free at its end, from 0 to 1. */
  readonly free: number;
  /** In points, behind its first words: to the end of its column, or to the least gap before the next words. */
  readonly room: number;
  /** To the line above it in its column, in its own size; null for the first one of a column on a page. */
  readonly gap: number | null;
  readonly page: number;
  readonly column: 'main' | 'side';
  /** Addresses that it leads to. */
  readonly links: readonly string[];
}

type Column = Line['column'];
interface NumberedPage extends PdfPage {
  readonly number: number;
}

/** The column with fewer letters is the side column. */
function columnsOf(segments: readonly Segment[], gutter: Gutter | null): ReadonlyMap<Segment, Column> {
  if (gutter === null) return new Map();
  const inside = segments.filter(({ base }) => base > gutter.top && base < gutter.bottom);
  const [before, after] = [inside.filter(({ left }) => left < gutter.x), inside.filter(({ left }) => left >= gutter.x)];
  const side = lettersOf(before) < lettersOf(after) ? before : after;
  return new Map(side.map((segment) => [segment, 'side']));
}

const NUMBER = /^[[(]?\d{1,3}[\].)]$/;
/** The number of a list says nothing, and a date in front of an entry is as good behind it. */
function asEntry(row: readonly Segment[]): readonly Segment[] {
  const [first, ...others] = row;
  if (first === undefined || others.length === 0) return row;
  if (NUMBER.test(first.text)) return others;
  return withoutDates(first.text) === '' ? [...others, first] : row;
}

/** Between its first words and what follows them on the line, or the end of the column. */
function roomBehind(first: Segment, second: Segment | undefined, end: number, isFromRight: boolean): number {
  const next = isFromRight ? second?.right : second?.left;
  const isBehind = next !== undefined && (isFromRight ? next <= first.left : next >= first.right);
  const room = Math.abs((isBehind ? next : end) - (isFromRight ? first.left : first.right));
  return isBehind ? room - WIDE_GAP * first.size : room;
}

/** Where the lines of a column begin and end at most. */
interface Edges {
  readonly left: number;
  readonly right: number;
}
const edgesOf = (segments: readonly Segment[]): Edges => ({
  left: Math.min(...segments.map(({ left }) => left)),
  right: Math.max(...segments.map(({ right }) => right)),
});

function linesOf(segments: readonly Segment[], column: Column, page: NumberedPage, { left, right }: Edges): Line[] {
  const isPageFromRight = isFromRight(segments.map(({ text }) => text).join(' '));
  let last: number | null = null;
  return withoutDateMargin(rowsOf(segments), left, right).flatMap((row) => {
    const [first, ...others] = asEntry(inReadingOrder(row, isPageFromRight));
    if (first === undefined) return [];
    const { base, size } = first;
    const [from, to] = [Math.min(...row.map((item) => item.left)), Math.max(...row.map((item) => item.right))];
    const gap = last === null ? null : (base - last) / size;
    last = base;
    const links = page.links.filter(
      (link) => link.top < base && link.bottom > base - size && link.left < to && link.right > from,
    );
    return {
      text: [first, ...others].map((segment) => segment.text).join('\t'),
      size,
      isBold: first.isBold,
      startsBold: first.startsBold,
      elements: [first, ...others].flatMap(({ elements }) => elements),
      indent: isPageFromRight ? right - to : from - left,
      free: (isPageFromRight ? from - left : right - to) / Math.max(right - left, 1),
      room: roomBehind(first, others[0], isPageFromRight ? left : right, isPageFromRight),
      gap,
      page: page.number,
      column,
      links: [...new Set(links.map(({ url }) => url))],
    };
  });
}

export interface PdfLines {
  readonly lines: readonly Line[];
  /** Heads and feet, which are not among them. */
  readonly repeated: readonly string[];
}

export function pdfLines(pages: readonly PdfPage[]): PdfLines {
  const segmented = pages.map(({ pieces, height }) => {
    const isPageFromRight = isFromRight(pieces.map(({ text }) => text).join(' '));
    return { height, segments: segmentsOf(pieces, isPageFromRight) };
  });
  const { pages: inner, repeated } = withoutEdges(segmented);
  const split = pages.map((page, number) => {
    const segments = inner[number] ?? [];
    const columns = columnsOf(segments, findGutter(segments, page.width));
    const side = segments.filter((segment) => columns.has(segment));
    return { page: { ...page, number }, side, main: segments.filter((segment) => !columns.has(segment)) };
  });
  // A page with few lines is as wide as the others.
  const whole = edgesOf(split.flatMap(({ side, main }) => (side.length === 0 ? main : [])));
  return {
    lines: [
      ...split.flatMap(({ page, side, main }) =>
        linesOf(main, 'main', page, side.length === 0 ? whole : edgesOf(main)),
      ),
      ...split.flatMap(({ page, side }) => linesOf(side, 'side', page, edgesOf(side))),
    ],
    repeated,
  };
}
