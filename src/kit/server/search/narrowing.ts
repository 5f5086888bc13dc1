import type { Codes, Column } from './columns.ts';

/*
 * Nobody can foresee which thing passes, a processor neither: a wrong guess costs it more than all the rest of a step.
 * So the loops over everything found have no branches; they add up comparisons instead.
 */

/** Of something that no facet counts: it fails a filter that has no facet. */
export const HARD = 1 << 20;

/**
 * Which of many things pass the filters, and how many have which value. A thing that fails one filter alone counts in
 * the facet of that filter, so that the other values of each facet have counts too. Its arrays are kept between
 * searches.
 */
export class Narrowing {
  #docs: Uint32Array = new Uint32Array(0);
  /** By place: the bits of the filters that it fails. */
  #failed = new Int32Array(256);
  #passing = new Uint32Array(256);
  /** Where among the docs each of those is. */
  #places = new Uint32Array(256);
  #almost = new Uint32Array(256);
  #almostBits = new Int32Array(256);
  #almosts = 0;
  /** The filters that hold something back: facets of others need not look at those. */
  #holding = 0;
  total = 0;

  begin(docs: Uint32Array): void {
    this.#docs = docs;
    this.total = 0;
    this.#almosts = 0;
    this.#holding = 0;
    if (docs.length > this.#failed.length) {
      const room = Math.ceil(docs.length * 1.3);
      this.#failed = new Int32Array(room);
      this.#passing = new Uint32Array(room);
      this.#places = new Uint32Array(room);
      this.#almost = new Uint32Array(room);
      this.#almostBits = new Int32Array(room);
    }
    this.#failed.fill(0, 0, docs.length);
  }

  within(column: Column, low: number, high: number, bit: number): void {
    const [docs, failed] = [this.#docs, this.#failed];
    for (let place = 0; place < docs.length; place += 1) {
      const value = column[docs[place] ?? 0] ?? 0;
      failed[place] = (failed[place] ?? 0) | ((Number(value < low) | Number(value > high)) * bit);
    }
  }

  /** `allowed` has a 1 for each value that passes. */
  among(column: Column, allowed: ArrayLike<number>, bit: number): void {
    const [docs, failed] = [this.#docs, this.#failed];
    for (let place = 0; place < docs.length; place += 1)
      failed[place] = (failed[place] ?? 0) | (Number(allowed[column[docs[place] ?? 0] ?? 0] !== 1) * bit);
  }

  /** For what two columns decide together. */
  where(isPassing: (doc: number) => boolean, bit: number): void {
    const [docs, failed] = [this.#docs, this.#failed];
    for (let place = 0; place < docs.length; place += 1)
      if (!isPassing(docs[place] ?? 0)) failed[place] = (failed[place] ?? 0) | bit;
  }

  /** A filter that is not set costs nothing. */
  named(codes: Codes, name: string | null, column: Column, bit: number): void {
    if (name !== null) this.within(column, codes.known(name), codes.known(name), bit);
  }

  /** After the last filter: tells apart what passes and what fails one filter alone. */
  settle(): void {
    const [docs, failed, passing, places, almost, bits] = [
      this.#docs,
      this.#failed,
      this.#passing,
      this.#places,
      this.#almost,
      this.#almostBits,
    ];
    let [total, almosts, holding] = [0, 0, 0];
    for (let place = 0; place < docs.length; place += 1) {
      const bit = failed[place] ?? 0;
      const doc = docs[place] ?? 0;
      // Written in any case, and kept by counting it.
      passing[total] = doc;
      places[total] = place;
      almost[almosts] = doc;
      bits[almosts] = bit;
      holding |= bit;
      total += Number(bit === 0);
      almosts += Number(bit !== 0) & Number((bit & (bit - 1)) === 0);
    }
    this.total = total;
    this.#almosts = almosts;
    this.#holding = holding;
  }

  /** How many are to be looked at for those that the filter of `bit` alone holds back. */
  #heldBy(bit: number): number {
    return (this.#holding & bit) === 0 ? 0 : this.#almosts;
  }

  /** The places of what passes, the first `total` of them. For loops. */
  get places(): Uint32Array {
    return this.#places;
  }

  /** By value of the column, of `values` values, without the filter of `bit`. */
  tally(column: Column, values: number, bit: number): Uint32Array {
    const counts = new Uint32Array(values);
    const [passing, almost, bits, held] = [this.#passing, this.#almost, this.#almostBits, this.#heldBy(bit)];
    for (let place = 0; place < this.total; place += 1) {
      const value = column[passing[place] ?? 0] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
    for (let place = 0; place < held; place += 1) {
      if (bits[place] !== bit) continue;
      const value = column[almost[place] ?? 0] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
    return counts;
  }

  /** How many have a 1 in `marks`, which are by value of the column. */
  marked(column: Column, marks: Uint8Array, bit: number): number {
    const [passing, almost, bits, held] = [this.#passing, this.#almost, this.#almostBits, this.#heldBy(bit)];
    let count = 0;
    for (let place = 0; place < this.total; place += 1) count += marks[column[passing[place] ?? 0] ?? 0] ?? 0;
    for (let place = 0; place < held; place += 1)
      if (bits[place] === bit) count += marks[column[almost[place] ?? 0] ?? 0] ?? 0;
    return count;
  }

  /** How many are at most each of the steps, which rise. */
  upTo(steps: readonly number[], column: Column, bit: number): number[] {
    const bounds = Float64Array.from(steps);
    // One more for what is above the last step.
    const counts = new Uint32Array(bounds.length + 1);
    const [passing, almost, bits, held] = [this.#passing, this.#almost, this.#almostBits, this.#heldBy(bit)];
    for (let place = 0; place < this.total; place += 1) {
      const value = column[passing[place] ?? 0] ?? 0;
      let step = 0;
      while (step < bounds.length && value > (bounds[step] ?? 0)) step += 1;
      counts[step] = (counts[step] ?? 0) + 1;
    }
    for (let place = 0; place < held; place += 1) {
      if (bits[place] !== bit) continue;
      const value = column[almost[place] ?? 0] ?? 0;
      let step = 0;
      while (step < bounds.length && value > (bounds[step] ?? 0)) step += 1;
      counts[step] = (counts[step] ?? 0) + 1;
    }
    let sum = 0;
    return steps.map((_step, place) => (sum += counts[place] ?? 0));
  }
}

export function sumOf(counts: Uint32Array, from: number, to: number): number {
  let sum = 0;
  for (let value = from; value <= to; value += 1) sum += counts[value] ?? 0;
  return sum;
}

/** Without the values that nothing has. */
export function byName({ names }: Codes, counts: Uint32Array): Map<string, number> {
  const named = new Map<string, number>();
  for (let code = 0; code < names.length; code += 1) {
    const [name, count] = [names[code] ?? '', counts[code] ?? 0];
    if (count > 0 && name !== '') named.set(name, count);
  }
  return named;
}

/** Names that stand together, such as the languages of one person, count one by one. */
export function eachOf(sets: ReadonlyMap<string, number>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [set, count] of sets) for (const name of set.split(' ')) counts.set(name, (counts.get(name) ?? 0) + count);
  return counts;
}

/** For `among`: 1 for each set that has the name. */
export const setsWith = ({ names }: Codes, name: string): Uint8Array =>
  Uint8Array.from(names, (set) => (set.split(' ').includes(name) ? 1 : 0));

/** The most frequent first, of equally frequent ones by name; and the chosen one, however seldom it is. */
export function frequent(
  counted: ReadonlyMap<string, number>,
  most: number,
  chosen: string | null,
): [name: string, count: number][] {
  const first = [...counted].toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)).slice(0, most);
  return chosen === null || first.some(([name]) => name === chosen)
    ? first
    : [...first, [chosen, counted.get(chosen) ?? 0]];
}
