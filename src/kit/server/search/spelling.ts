/** Words that were meant: known words within one slip of a short word, two of a long one. */
const SHORTEST = 4;
const TWO_SLIPS_FROM = 10;

export const slipsFor = (word: string): number =>
  word.length < SHORTEST || /\d/.test(word) ? 0 : word.length < TWO_SLIPS_FROM ? 1 : 2;

/** Insertions, deletions, replacements and swapped neighbors; `most + 1` as soon as there are more than `most`. */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_zero, place) => place);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** A bit for each sign in it: each slip changes at most two of them. */
export function signsOf(word: string): number {
  let bits = 0;
  for (let place = 0; place < word.length; place += 1) bits |= 1 << (word.charCodeAt(place) % 32);
  return bits >>> 0;
}

export function bitsIn(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export interface Known {
  readonly word: string;
  readonly signs: number;
}

export interface Meant {
  readonly word: string;
  readonly slips: number;
}

/** Nobody mistypes the first sign, but for the second before it. */
const startsAlike = (word: string, other: string): boolean =>
  word[0] === other[0] || (word[0] === other[1] && word[1] === other[0]);

/** Every known word near enough, the nearest first. */
export function meantBy(word: string, known: Iterable<Known>): Meant[] {
  const most = slipsFor(word);
  if (most === 0) return [];
  const signs = signsOf(word);
  const found: Meant[] = [];
  for (const { word: other, signs: theirs } of known) {
    if (Math.abs(other.length - word.length) > most || bitsIn(signs ^ theirs) > most * 2) continue;
    if (other === word || !startsAlike(word, other)) continue;
    const slips = slipsBetween(word, other, most);
    if (slips <= most) found.push({ word: other, slips });
  }
  return found.toSorted((a, b) => a.slips - b.slips);
}
