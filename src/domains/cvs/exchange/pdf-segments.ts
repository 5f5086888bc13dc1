/** Pieces of a page that are close together, as words. */
import type { Piece } from './pdf-text.ts';
import { inReadingOrder, joined } from './reading-order.ts';

/** Words of one line with no wide gap between them. */
export interface Segment {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
  readonly isBold: boolean;
  /** Where it begins, as it is read. */
  readonly startsBold: boolean;
  /** Those that its words are in, the first one first. */
  readonly elements: readonly string[];
}

/** In ems: more than the widest space of a justified line. */
export const WIDE_GAP = 1.4;
const SAME_LINE = 0.35;

/** Pieces on the same line of letters; large and small ones may share it. */
export function rowsOf<Item extends { readonly base: number; readonly size: number }>(
  items: readonly Item[],
): Item[][] {
  const rows: Item[][] = [];
  for (const item of items.toSorted((a, b) => a.base - b.base)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (
      row !== undefined &&
      first !== undefined &&
      item.base - first.base < SAME_LINE * Math.min(first.size, item.size)
    )
      row.push(item);
    else rows.push([item]);
  }
  return rows;
}

export const lettersOf = (pieces: readonly { readonly text: string }[]): number =>
  pieces.reduce((sum, { text }) => sum + text.length, 0);

function segmentOf(pieces: readonly Piece[], isPageFromRight: boolean): Segment {
  const ordered = inReadingOrder(pieces, isPageFromRight);
  const [first] = ordered;
  const bold = lettersOf(pieces.filter(({ isBold }) => isBold));
  return {
    text: joined(pieces, isPageFromRight),
    left: Math.min(...pieces.map(({ left }) => left)),
    right: Math.max(...pieces.map(({ right }) => right)),
    base: pieces[0]?.base ?? 0,
    size: Math.max(...pieces.map(({ size }) => size)),
    isBold: bold > lettersOf(pieces) / 2,
    startsBold: first?.isBold ?? false,
    elements: [...new Set(ordered.flatMap(({ element }) => element ?? []))],
  };
}

export function segmentsOf(pieces: readonly Piece[], isPageFromRight: boolean): Segment[] {
  return rowsOf(pieces).flatMap((row) => {
    const groups: Piece[][] = [];
    let end = -Infinity;
    for (const piece of row.toSorted((a, b) => a.left - b.left)) {
      if (piece.left - end > WIDE_GAP * piece.size) groups.push([piece]);
      else groups.at(-1)?.push(piece);
      end = Math.max(end, piece.right);
    }
    return groups.map((group) => segmentOf(group, isPageFromRight));
  });
}
