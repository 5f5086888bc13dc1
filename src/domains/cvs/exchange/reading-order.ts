/** Pieces of one line in the order in which they are read, with spaces where the page has gaps. */

interface Placed {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly size: number;
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/gu;
const OTHER_LETTERS = /(?![\p{Script=Hebrew}\p{Script=Arabic}])\p{L}/gu;

export const isFromRight = (text: string): boolean =>
  (text.match(RIGHT_TO_LEFT)?.length ?? 0) > (text.match(OTHER_LETTERS)?.length ?? 0);

const hasFromRight = ({ text }: Placed): boolean => /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text);
/** A mark between two parts, such as a dot or a dash, turns nothing. */
const isMark = ({ text }: Placed): boolean => !/[\p{L}\p{N}]/u.test(text);
const hasLetters = ({ text }: Placed): boolean => /\p{L}/u.test(text);

/**
 * From the right, where Latin words keep their own order. So does a number that begins with a plus sign on its left;
 * other groups of digits are drawn from the right, one group at a time (UAX 9).
 */
function fromRight<Item extends Placed>(items: readonly Item[]): Item[] {
  const runs: Item[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    const isForward = (item: Item): boolean => !hasFromRight(item) && !isMark(item);
    if (run !== undefined && isForward(item) && run.every(isForward)) run.push(item);
    else runs.push([item]);
  }
  const isForward = (run: readonly Item[]): boolean => run.some(hasLetters) || (run[0]?.text.startsWith('+') ?? false);
  return runs.toReversed().flatMap((run) => (isForward(run) ? run : run.toReversed()));
}

/** From the left, where words of the other direction keep theirs. */
function fromLeft<Item extends Placed>(items: readonly Item[]): Item[] {
  const runs: Item[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run !== undefined && hasFromRight(item) && run.every(hasFromRight)) run.push(item);
    else runs.push([item]);
  }
  return runs.flatMap((run) => run.toReversed());
}

/** `isPageFromRight`: then a line with a single such word is read from the right too. */
export function inReadingOrder<Item extends Placed>(items: readonly Item[], isPageFromRight: boolean): Item[] {
  const placed = items.toSorted((a, b) => a.left - b.left);
  const isLineFromRight = isPageFromRight
    ? placed.some(hasFromRight)
    : isFromRight(placed.map(({ text }) => text).join(''));
  return isLineFromRight ? fromRight(placed) : fromLeft(placed);
}

const LEAST_SPACE = 0.13;
/** Between two pieces side by side, in ems. */
const gapOf = (a: Placed, b: Placed): number =>
  (Math.max(a.left, b.left) - Math.min(a.right, b.right)) / Math.max(a.size, b.size, 1);

export function joined(items: readonly Placed[], isPageFromRight: boolean): string {
  let text = '';
  let last: Placed | null = null;
  for (const item of inReadingOrder(items, isPageFromRight)) {
    if (last !== null && gapOf(last, item) > LEAST_SPACE) text += ' ';
    text += item.text;
    last = item;
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}
