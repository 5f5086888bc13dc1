/** In which field of a thing a word is: the best one counts. Kept in the low bits of a posting. */
export const FIELDS = { title: 4, tag: 3, category: 2, name: 1, text: 0 } as const;
export type Field = (typeof FIELDS)[keyof typeof FIELDS];
/** How much a word counts in each, by the numbers above. */
export const FIELD_WEIGHTS = [0.35, 0.5, 0.65, 0.8, 1] as const;

const FIELD_BITS = 3;
export const packed = (doc: number, field: Field): number => (doc << FIELD_BITS) | field;
export const docOf = (posting: number): number => posting >>> FIELD_BITS;

const FIRST_ROOM = 4;

/** Things with a word, by rising number. */
export class Postings {
  #items = new Uint32Array(FIRST_ROOM);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Numbers only grow, so adding keeps the order. */
  add(posting: number): void {
    if (this.#length === this.#items.length) {
      const wider = new Uint32Array(Math.ceil(this.#length * 1.5));
      wider.set(this.#items);
      this.#items = wider;
    }
    this.#items[this.#length] = posting;
    this.#length += 1;
  }

  at(place: number): number {
    return this.#items[place] ?? 0;
  }

  /** A view of the live part, for loops. */
  items(): Uint32Array {
    return this.#items.subarray(0, this.#length);
  }

  /** Gives back the room that nothing uses, after loading. */
  settle(): void {
    if (this.#items.length !== this.#length) this.#items = this.#items.slice(0, Math.max(this.#length, 1));
  }
}

/** Where `doc` is in the list, or -1. */
export function placeOf(items: Uint32Array, doc: number): number {
  let low = 0;
  let high = items.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const here = docOf(items[middle] ?? 0);
    if (here === doc) return middle;
    if (here < doc) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Things in all of the lists, each with the lesser field. */
export function together(lists: readonly Uint32Array[]): Uint32Array {
  const [shortest, ...others] = lists.toSorted((a, b) => a.length - b.length);
  if (shortest === undefined || others.length === 0) return shortest ?? new Uint32Array(0);
  const both: number[] = [];
  for (const posting of shortest) {
    const doc = docOf(posting);
    let field = posting & 7;
    const isInAll = others.every((list) => {
      const place = placeOf(list, doc);
      if (place >= 0) field = Math.min(field, (list[place] ?? 0) & 7);
      return place >= 0;
    });
    if (isInAll) both.push(packed(doc, field as Field));
  }
  return Uint32Array.from(both);
}
