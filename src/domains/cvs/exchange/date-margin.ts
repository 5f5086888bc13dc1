/** Dates in a margin of their own, beside the entries they belong to: as if they stood at the end of the first line. */
import { findMoments } from './moments.ts';
import { findPeriod } from './periods.ts';
import type { Segment } from './pdf-segments.ts';
import { isFromRight } from './reading-order.ts';

type Row = readonly Segment[];

const DASH_AT_END = /[–—-]\s*$/;
const DASH_AT_BEGIN = /^\s*[–—-]/;
const LEAST_ENTRIES = 2;
/** In ems, between two lines of one date. */
const NEAR = 1.8;

/** Where the words beside the margin begin most often, measured from the edge where lines begin. */
function commonStart(rows: readonly Row[], startOf: (segment: Segment) => number): number {
  const counts = new Map<number, number>();
  for (const row of rows.filter(({ length }) => length > 1)) {
    const [, start = 0] = row.map((segment) => Math.round(startOf(segment))).toSorted((a, b) => a - b);
    counts.set(start, (counts.get(start) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
  return most?.[0] ?? 0;
}

/** Its end is missing: "March 2020 –", or "2020 – настоящее" before "время". */
const goesOn = (text: string, next: string): boolean =>
  findMoments(text).length === 0 ||
  DASH_AT_BEGIN.test(next) ||
  (/[–—-]/.test(text) && findPeriod(text)?.to === '') ||
  DASH_AT_END.test(text);

export function withoutDateMargin(rows: readonly Row[], left: number, right: number): Row[] {
  const isRight = isFromRight(rows.flatMap((row) => row.map(({ text }) => text)).join(' '));
  const startOf = (segment: Segment): number => (isRight ? right - segment.right : segment.left - left);
  const endOf = (segment: Segment): number => (isRight ? right - segment.left : segment.right - left);
  const start = commonStart(rows, startOf);
  const isMargin = (segment: Segment): boolean => endOf(segment) < start && segment.text.length < 40;
  const found: { row: number; text: string; segments: Segment[] }[] = [];
  for (const [index, row] of rows.entries()) {
    const segment = row.find(isMargin);
    if (segment === undefined) continue;
    const last = found.at(-1);
    const above = last?.segments.at(-1);
    const isNear = above !== undefined && segment.base - above.base < NEAR * segment.size;
    if (last !== undefined && isNear && goesOn(last.text, segment.text)) {
      last.text += ` ${segment.text}`;
      last.segments.push(segment);
    } else if (row.length > 1) found.push({ row: index, text: segment.text, segments: [segment] });
  }
  const dates = found.filter(({ text }) => findMoments(text).length > 0);
  if (dates.length < LEAST_ENTRIES || dates.length < 0.6 * found.length) return [...rows];
  const gone = new Set(dates.flatMap(({ segments }) => segments));
  const edge = isRight ? left : right;
  return rows
    .map((row, index): Row => {
      const date = dates.find((found) => found.row === index);
      const left = row.filter((segment) => !gone.has(segment));
      const [first] = date?.segments ?? [];
      return date === undefined || first === undefined
        ? left
        : [...left, { ...first, text: date.text, left: edge, right: edge }];
    })
    .filter((row) => row.length > 0);
}
