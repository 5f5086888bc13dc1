/** Values of services side by side: a search reads a few of many services, not all of one. */

/** Numbers for words that come again and again, such as categories. */
export class Codes {
  readonly names: string[] = [];
  readonly #codes = new Map<string, number>();

  of(name: string): number {
    const known = this.#codes.get(name);
    if (known !== undefined) return known;
    const code = this.names.length;
    this.names.push(name);
    this.#codes.set(name, code);
    return code;
  }

  /** -1 for a name that nothing has. */
  known(name: string): number {
    return this.#codes.get(name) ?? -1;
  }

  get size(): number {
    return this.names.length;
  }
}

const room = (capacity: number) => ({
  isGone: new Uint8Array(capacity),
  category: new Uint16Array(capacity),
  top: new Uint16Array(capacity),
  price: new Float64Array(capacity),
  days: new Uint8Array(capacity),
  level: new Uint8Array(capacity),
  tier: new Uint8Array(capacity),
  country: new Uint16Array(capacity),
  /** Each combination of languages has a code. */
  languages: new Uint16Array(capacity),
  /** Plain average in hundredths; 0 without reviews. */
  average: new Uint16Array(capacity),
  /** With the prior, in thousandths, as the order goes by it. */
  rating: new Uint16Array(capacity),
  reviews: new Uint32Array(capacity),
  /** What is stored of the rank, in hundredths of a point. */
  score: new Uint16Array(capacity),
  publishedAt: new Float64Array(capacity),
  seller: new Uint32Array(capacity),
  /** Where the words of its title begin, and how many. */
  titleAt: new Uint32Array(capacity),
  titleLength: new Uint8Array(capacity),
});
export type Columns = ReturnType<typeof room>;
export type Column = Columns[keyof Columns];

export const makeColumns = (): Columns => room(256);

/** Room for one more. */
export function widened(columns: Columns, length: number): Columns {
  if (length < columns.price.length) return columns;
  const wider = room(Math.ceil(columns.price.length * 1.6));
  for (const name of Object.keys(columns) as (keyof Columns)[]) wider[name].set(columns[name]);
  return wider;
}
