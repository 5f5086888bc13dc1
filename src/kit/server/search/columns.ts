/** Values of what is searched, side by side: a search reads a few of many things, not all of one. */

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

export type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array;
export type Columns = Readonly<Record<string, Column>>;

const GROWTH = 1.6;
const FIRST_ROOM = 256;

/** Columns that grow with the number of things. `room` makes them with room for so many. */
export class Table<All extends Columns> {
  readonly #room: (capacity: number) => All;
  #capacity = FIRST_ROOM;
  all: All;

  constructor(room: (capacity: number) => All) {
    this.#room = room;
    this.all = room(FIRST_ROOM);
  }

  /** Room for a thing with this number. */
  widen(number: number): void {
    if (number < this.#capacity) return;
    this.#capacity = Math.ceil(Math.max(number + 1, this.#capacity * GROWTH));
    const wider = this.#room(this.#capacity);
    for (const [name, column] of Object.entries(this.all)) wider[name]?.set(column);
    this.all = wider;
  }
}
