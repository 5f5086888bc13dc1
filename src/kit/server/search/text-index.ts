import { Table, type Columns } from './columns.ts';
import { FIELDS, packed, Postings, together, type Field } from './postings.ts';
import { signsOf, type Known } from './spelling.ts';
import { isCategoryWord, wordsOf, type Word } from './words.ts';

/** A thing's words by field, to learn their stems before it is added. */
export interface DocumentWords {
  /** In order: a search that is exactly these words finds the thing first. */
  readonly title: readonly string[];
  readonly fields: readonly (readonly [field: Field, words: readonly string[]])[];
}

export const allOf = (words: readonly Word[]): string[] =>
  words.flatMap(({ parts, joined }) => (joined === null ? parts : [...parts, joined]));
export const wordsIn = (text: string): string[] => allOf(wordsOf(text));
export const titleWords = (title: string): string[] => wordsOf(title).flatMap(({ parts }) => parts);

const KEPT_PHRASES = 1_000;

interface KnownWord extends Known {
  /** In how many titles and tags: what is searched for is mostly named there. */
  named: number;
  /** -1 for a word that is too common to look for. */
  readonly term: number;
}

const own = (capacity: number) => ({
  isGone: new Uint8Array(capacity),
  /** Where the words of its title begin, and how many. */
  titleAt: new Uint32Array(capacity),
  titleLength: new Uint8Array(capacity),
});

/**
 * Everything of one kind that can be searched, by its words (decision 095), with columns of what it is filtered by.
 * Things have numbers that only grow; one that changes gets a new number and the old one is gone. Words are asked for
 * their stem before, because the database knows the language.
 */
export class TextIndex<All extends Columns = Columns> {
  length = 0;
  gone = 0;
  /** Rises with each change: what was found before is out of date. */
  version = 0;
  readonly stemOf: (word: string) => string | null;
  readonly ids: string[] = [];
  /** Words as they are written, for corrections. */
  readonly vocabulary = new Map<string, KnownWord>();
  /** By exact title, as its words one after the other. */
  readonly titles = new Map<string, number[]>();
  readonly #table: Table<All>;
  readonly #own = new Table(own);
  readonly #numbers = new Map<string, number>();
  readonly #terms = new Map<string, number>();
  readonly #lists: Postings[] = [];
  /** By term: the number of the thing that was added last with it, plus one, and its best field there. */
  #lastIn = new Uint32Array(1_024);
  #bestIn = new Uint8Array(1_024);
  readonly #phrases = new Map<string, Uint32Array>();
  #phrasesOf = -1;
  #everything = new Uint32Array(0);
  #everythingOf = -1;
  #titleTerms = new Uint32Array(1_024);
  #titleEnd = 0;

  /** `stemOf` answers null for a word that is too common to look for. */
  constructor(stemOf: (word: string) => string | null, room: (capacity: number) => All) {
    this.stemOf = stemOf;
    this.#table = new Table(room);
  }

  get size(): number {
    return this.length - this.gone;
  }

  /** They move when something is added: not to be kept. */
  get columns(): All {
    return this.#table.all;
  }

  get isGone(): Uint8Array {
    return this.#own.all.isGone;
  }

  numberOf(id: string): number | undefined {
    return this.#numbers.get(id);
  }

  idOf(doc: number): string {
    return this.ids[doc] ?? '';
  }

  /** In how many titles and tags a word is; 0 for one that is too common to look for. */
  namedIn(word: string): number {
    const known = this.vocabulary.get(word);
    return known === undefined || known.term < 0 ? 0 : known.named;
  }

  term(stem: string): number | undefined {
    return this.#terms.get(stem);
  }

  postings(term: number): Uint32Array {
    return this.#lists[term]?.items() ?? new Uint32Array(0);
  }

  /** The numbers of all that is there. */
  everything(): Uint32Array {
    if (this.#everythingOf !== this.version)
      this.#everything = Uint32Array.from({ length: this.length }, (_zero, doc) => doc).filter(
        (doc) => this.isGone[doc] === 0,
      );
    this.#everythingOf = this.version;
    return this.#everything;
  }

  /** Whether its title has the term. */
  isInTitle(doc: number, term: number): boolean {
    const { titleAt, titleLength } = this.#own.all;
    const [from, terms] = [titleAt[doc] ?? 0, this.#titleTerms];
    for (let at = from; at < from + (titleLength[doc] ?? 0); at += 1) if (terms[at] === term) return true;
    return false;
  }

  /** Whether its title has the two terms next to each other, in order. */
  isPairInTitle(doc: number, left: number, right: number): boolean {
    const { titleAt, titleLength } = this.#own.all;
    const [from, terms] = [titleAt[doc] ?? 0, this.#titleTerms];
    for (let at = from; at + 1 < from + (titleLength[doc] ?? 0); at += 1)
      if (terms[at] === left && terms[at + 1] === right) return true;
    return false;
  }

  remove(id: string): void {
    const doc = this.#numbers.get(id);
    if (doc === undefined) return;
    this.#numbers.delete(id);
    this.isGone[doc] = 1;
    this.gone += 1;
    this.version += 1;
    const { titleAt, titleLength } = this.#own.all;
    const from = titleAt[doc] ?? 0;
    const key = this.#titleTerms.subarray(from, from + (titleLength[doc] ?? 0)).join(' ');
    const same = this.titles.get(key)?.filter((other) => other !== doc) ?? [];
    if (same.length === 0) this.titles.delete(key);
    else this.titles.set(key, same);
  }

  /** Gives it a number, under which its columns are then filled in. */
  protected put(id: string, words: DocumentWords): number {
    this.remove(id);
    const doc = this.length;
    this.#table.widen(doc);
    this.#own.widen(doc);
    this.length += 1;
    this.version += 1;
    this.ids.push(id);
    this.#numbers.set(id, doc);
    this.#addWords(doc, words);
    return doc;
  }

  /** Gives back what loading left over. */
  settle(): void {
    for (const list of this.#lists) list.settle();
  }

  #addWords(doc: number, { title, fields }: DocumentWords): void {
    const terms: number[] = [];
    for (const [field, words] of fields)
      for (const word of words) {
        const known = this.vocabulary.get(word) ?? this.#learn(word);
        if (field !== FIELDS.text && !isCategoryWord(word)) known.named += 1;
        const { term } = known;
        if (term < 0) continue;
        if (this.#lastIn[term] !== doc + 1) {
          this.#lastIn[term] = doc + 1;
          this.#bestIn[term] = field;
          terms.push(term);
        } else if ((this.#bestIn[term] ?? 0) < field) this.#bestIn[term] = field;
      }
    for (const term of terms) this.#lists[term]?.add(packed(doc, (this.#bestIn[term] ?? 0) as Field));
    this.#keepTitle(doc, title);
  }

  #learn(word: string): KnownWord {
    const stem = this.stemOf(word);
    const known = { word, signs: signsOf(word), named: 0, term: stem === null ? -1 : this.#termOf(stem) };
    this.vocabulary.set(word, known);
    return known;
  }

  #termOf(stem: string): number {
    const known = this.#terms.get(stem);
    if (known !== undefined) return known;
    const term = this.#lists.length;
    this.#lists.push(new Postings());
    this.#terms.set(stem, term);
    if (term >= this.#lastIn.length) {
      const [lastIn, bestIn] = [new Uint32Array(term * 2), new Uint8Array(term * 2)];
      lastIn.set(this.#lastIn);
      bestIn.set(this.#bestIn);
      [this.#lastIn, this.#bestIn] = [lastIn, bestIn];
    }
    return term;
  }

  /** Things with all of these terms; the same phrases are asked for again and again. */
  phrase(terms: readonly number[]): Uint32Array {
    if (this.#phrasesOf !== this.version || this.#phrases.size > KEPT_PHRASES) this.#phrases.clear();
    this.#phrasesOf = this.version;
    const key = terms.join(' ');
    const found = this.#phrases.get(key) ?? together(terms.map((term) => this.postings(term)));
    this.#phrases.set(key, found);
    return found;
  }

  #keepTitle(doc: number, title: readonly string[]): void {
    const terms = this.termsOf(title);
    if (this.#titleEnd + terms.length > this.#titleTerms.length) {
      const wider = new Uint32Array(Math.ceil((this.#titleEnd + terms.length) * 1.6));
      wider.set(this.#titleTerms);
      this.#titleTerms = wider;
    }
    const { titleAt, titleLength } = this.#own.all;
    this.#titleTerms.set(terms, this.#titleEnd);
    titleAt[doc] = this.#titleEnd;
    titleLength[doc] = terms.length;
    this.#titleEnd += terms.length;
    const key = terms.join(' ');
    const same = this.titles.get(key);
    if (same === undefined) this.titles.set(key, [doc]);
    else same.push(doc);
  }

  /** The terms of words in order, without those that nothing has. */
  termsOf(words: readonly string[]): number[] {
    return words.flatMap((word) => {
      const stem = this.stemOf(word);
      return stem === null ? [] : (this.#terms.get(stem) ?? []);
    });
  }
}
