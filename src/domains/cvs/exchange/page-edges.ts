/** Heads and feet: what comes again at the edge of several pages, with another number perhaps. */
import type { Segment } from './pdf-segments.ts';

interface SegmentedPage {
  readonly height: number;
  readonly segments: readonly Segment[];
}

const TOP = 0.07;
const BOTTOM = 0.92;
const SAME_SIZE = 0.3;

const key = ({ text, size }: Segment): string => `${text.replaceAll(/\p{Nd}+/gu, '#')} ${Math.round(size / SAME_SIZE)}`;

export function withoutEdges(pages: readonly SegmentedPage[]): {
  readonly pages: readonly (readonly Segment[])[];
  readonly repeated: readonly string[];
} {
  const edges = pages.map(({ height, segments }) =>
    segments.filter(({ base }) => base < TOP * height || base > BOTTOM * height),
  );
  const counts = new Map<string, number>();
  for (const name of edges.flatMap((edge) => [...new Set(edge.map(key))]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const isRepeated = (segment: Segment): boolean => (counts.get(key(segment)) ?? 0) > 1;
  const gone = edges.map((edge) => new Set(edge.filter(isRepeated)));
  return {
    pages: pages.map(({ segments }, page) => segments.filter((segment) => gone[page]?.has(segment) !== true)),
    repeated: [...new Set(gone.flatMap((edge) => [...edge].map(({ text }) => text)))],
  };
}
