/** Where a page has two columns: a strip that no line crosses, with lines that follow each other on either side. */
import type { Segment } from './pdf-segments.ts';
import { withoutDates } from './periods.ts';

/** Right of `x` is another column than left of it, from `top` to `bottom`. */
export interface Gutter {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

const LEAST_LINES = 3;
/** Of the height of all text on the page. */
const LEAST_SHARE = 0.25;
const STEP = 3;
/** No page of a CV has more; looking at all of them would take long. */
const MOST_SEGMENTS = 800;

/** How much of the words is no date: dates beside the lines of the other side belong to those. */
function shareOfWords(segments: readonly Segment[]): number {
  const text = segments.map((segment) => segment.text).join(' ');
  return withoutDates(text).length / text.length;
}

const EDGE = 2;
/** How many of them begin, or end, at the same place. */
const aligned = (edges: readonly number[]): number =>
  Math.max(...edges.map((edge) => edges.filter((other) => Math.abs(other - edge) < EDGE).length));

/** Dates on the lines of the other side. */
const datesBeside = (segments: readonly Segment[], others: readonly Segment[]): number =>
  segments.filter(
    ({ text, base, size }) =>
      withoutDates(text) === '' && others.some((other) => Math.abs(other.base - base) < size / 3),
  ).length;

function isColumn(segments: readonly Segment[], others: readonly Segment[]): boolean {
  if (segments.length < LEAST_LINES || datesBeside(segments, others) > 0.2 * segments.length) return false;
  const ordered = segments.toSorted((a, b) => a.base - b.base);
  const close = ordered.filter(
    ({ base, size }, index) => base - (ordered[index - 1]?.base ?? base) < 2.6 * size,
  ).length;
  const edges = Math.max(aligned(segments.map(({ left }) => left)), aligned(segments.map(({ right }) => right)));
  return shareOfWords(ordered) > 0.5 && close >= 0.6 * segments.length && edges >= 0.5 * segments.length;
}

interface Band {
  readonly top: number;
  readonly bottom: number;
}

/** The parts of the page where nothing crosses `x`. */
function freeBands(segments: readonly Segment[], x: number): Band[] {
  const crossing = segments
    .filter(({ left, right }) => left < x && right > x)
    .map(({ base }) => base)
    .toSorted((a, b) => a - b);
  const edges = [-Infinity, ...crossing, Infinity];
  return edges.slice(1).map((bottom, index) => ({ top: edges[index] ?? -Infinity, bottom }));
}

/** Null for a page of one column. */
export function findGutter(segments: readonly Segment[], width: number): Gutter | null {
  if (segments.length > MOST_SEGMENTS) return null;
  const bases = segments.map(({ base }) => base);
  const height = Math.max(...bases) - Math.min(...bases);
  let best: { gutter: Gutter; lines: number; room: number } | null = null;
  for (let x = 0.18 * width; x < 0.82 * width; x += STEP)
    for (const { top, bottom } of freeBands(segments, x)) {
      const inside = segments.filter(({ base }) => base > top && base < bottom);
      const [before, after] = [inside.filter(({ right }) => right <= x), inside.filter(({ left }) => left >= x)];
      const span = inside.map(({ base }) => base);
      if (before.length === 0 || after.length === 0 || (best !== null && inside.length < best.lines)) continue;
      if (
        Math.max(...span) - Math.min(...span) < LEAST_SHARE * height ||
        !isColumn(before, after) ||
        !isColumn(after, before)
      )
        continue;
      // In the middle of the strip, so that a line that is a little longer on the next page doesn't cross it.
      const [end, begin] = [Math.max(...before.map(({ right }) => right)), Math.min(...after.map(({ left }) => left))];
      const room = begin - end;
      if (best === null || inside.length > best.lines || room > best.room)
        best = { gutter: { x: (begin + end) / 2, top, bottom }, lines: inside.length, room };
    }
  return best?.gutter ?? null;
}
