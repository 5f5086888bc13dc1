/** The best few of many, without sorting all: a heap with the worst of the best on top. */
export class Best {
  readonly #room: number;
  readonly #isBetter: (a: number, b: number, keyA: number, keyB: number) => boolean;
  readonly #docs: number[] = [];
  readonly #keys: number[] = [];

  constructor(room: number, tieOf: (a: number, b: number) => boolean) {
    this.#room = room;
    this.#isBetter = (a, b, keyA, keyB) => keyA > keyB || (keyA === keyB && tieOf(a, b));
  }

  /** Below this nothing is taken any more. */
  get bar(): number {
    return this.#docs.length < this.#room ? -Infinity : (this.#keys[0] ?? -Infinity);
  }

  offer(doc: number, key: number): void {
    if (this.#docs.length < this.#room) {
      this.#docs.push(doc);
      this.#keys.push(key);
      this.#up(this.#docs.length - 1);
    } else if (this.#room > 0 && this.#isBetter(doc, this.#docs[0] ?? 0, key, this.#keys[0] ?? 0)) {
      this.#docs[0] = doc;
      this.#keys[0] = key;
      this.#down();
    }
  }

  /** Best first. */
  inOrder(): { doc: number; key: number }[] {
    return this.#docs
      .map((doc, place) => ({ doc, key: this.#keys[place] ?? 0 }))
      .toSorted((a, b) => (this.#isBetter(a.doc, b.doc, a.key, b.key) ? -1 : 1));
  }

  #isWorse(a: number, b: number): boolean {
    return this.#isBetter(this.#docs[b] ?? 0, this.#docs[a] ?? 0, this.#keys[b] ?? 0, this.#keys[a] ?? 0);
  }

  #swap(a: number, b: number): void {
    [this.#docs[a], this.#docs[b]] = [this.#docs[b] ?? 0, this.#docs[a] ?? 0];
    [this.#keys[a], this.#keys[b]] = [this.#keys[b] ?? 0, this.#keys[a] ?? 0];
  }

  #up(from: number): void {
    for (let place = from; place > 0;) {
      const parent = (place - 1) >> 1;
      if (!this.#isWorse(place, parent)) return;
      this.#swap(place, parent);
      place = parent;
    }
  }

  #down(): void {
    for (let place = 0; ;) {
      const left = 2 * place + 1;
      if (left >= this.#docs.length) return;
      const child = left + 1 < this.#docs.length && this.#isWorse(left + 1, left) ? left + 1 : left;
      if (!this.#isWorse(child, place)) return;
      this.#swap(place, child);
      place = child;
    }
  }
}
