import { Codes, makeColumns, widened, type Columns } from './columns.ts';
import { FIELDS, packed, Postings, together, type Field } from './postings.ts';
import { signsOf, type Known } from './spelling.ts';
import { wordsOf, type Word } from './words.ts';

/** A service on sale as the database has it. */
export interface ServiceDocument {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly top: string;
  readonly price: number;
  readonly days: number;
  readonly rating: number;
  readonly average: number;
  readonly reviews: number;
  readonly score: number;
  readonly publishedAt: number;
  readonly tags: readonly string[];
  readonly description: string;
  readonly seller: {
    readonly name: string;
    readonly username: string;
    readonly level: string;
    readonly tier: string;
    readonly country: string;
    readonly languages: readonly string[];
  };
}

/** Its words by field, to learn their stems before it is added. */
export interface DocumentWords {
  /** In order. */
  readonly title: readonly string[];
  readonly fields: readonly (readonly [field: Field, words: readonly string[]])[];
}

const allOf = (words: readonly Word[]): string[] => words.flatMap(({ parts, joined }) => (joined === null ? parts : [...parts, joined]));

const KEPT_PHRASES = 1_000;

export function documentWords({ title, tags, category, top, seller, description }: ServiceDocument): DocumentWords {
  const inTitle = wordsOf(title);
  return {
    title: inTitle.flatMap(({ parts }) => parts),
    fields: [
      [FIELDS.title, allOf(inTitle)],
      [FIELDS.tag, tags.flatMap((tag) => allOf(wordsOf(tag)))],
      [FIELDS.category, allOf(wordsOf(`${category} ${top}`.replaceAll('-', ' ')))],
      [FIELDS.seller, allOf(wordsOf(`${seller.name} ${seller.username}`))],
      [FIELDS.description, allOf(wordsOf(description))],
    ],
  };
}

interface KnownWord extends Known {
  /** In how many titles and tags: what is searched for is mostly named there. */
  named: number;
  /** -1 for a word that is too common to look for. */
  readonly term: number;
}

/**
 * Every service on sale, by its words (decision 095). Services have numbers that only grow; one that changes gets a new
 * number and the old one is gone. Words are asked for their stem before, because the database knows the language.
 */
export class ServiceIndex {
  columns: Columns = makeColumns();
  length = 0;
  gone = 0;
  /** Rises with each change: what was found before is out of date. */
  version = 0;
  readonly stemOf: (word: string) => string | null;
  readonly ids: string[] = [];
  readonly categories = new Codes();
  readonly levels = new Codes();
  readonly tiers = new Codes();
  readonly countries = new Codes();
  readonly languageSets = new Codes();
  readonly sellers = new Codes();
  /** Words as they are written, for corrections. */
  readonly vocabulary = new Map<string, KnownWord>();
  /** By exact title, as its words one after the other. */
  readonly titles = new Map<string, number[]>();
  readonly #numbers = new Map<string, number>();
  readonly #terms = new Map<string, number>();
  readonly #lists: Postings[] = [];
  /** By term: the number of the service that was added last with it, plus one, and its best field there. */
  #lastIn = new Uint32Array(1_024);
  #bestIn = new Uint8Array(1_024);
  readonly #phrases = new Map<string, Uint32Array>();
  #phrasesOf = -1;
  #onSale = new Uint32Array(0);
  #onSaleOf = -1;
  #titleTerms = new Uint32Array(1_024);
  #titleEnd = 0;

  /** `stemOf` answers null for a word that is too common to look for. */
  constructor(stemOf: (word: string) => string | null) {
    this.stemOf = stemOf;
  }

  get size(): number {
    return this.length - this.gone;
  }

  numberOf(id: string): number | undefined {
    return this.#numbers.get(id);
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

  /** The numbers of all services. */
  onSale(): Uint32Array {
    if (this.#onSaleOf !== this.version)
      this.#onSale = Uint32Array.from({ length: this.length }, (_zero, doc) => doc).filter((doc) => this.columns.isGone[doc] === 0);
    this.#onSaleOf = this.version;
    return this.#onSale;
  }

  titleOf(doc: number): Uint32Array {
    const at = this.columns.titleAt[doc] ?? 0;
    return this.#titleTerms.subarray(at, at + (this.columns.titleLength[doc] ?? 0));
  }

  remove(id: string): void {
    const doc = this.#numbers.get(id);
    if (doc === undefined) return;
    this.#numbers.delete(id);
    this.columns.isGone[doc] = 1;
    this.gone += 1;
    this.version += 1;
    const key = this.titleOf(doc).join(' ');
    const same = this.titles.get(key)?.filter((other) => other !== doc) ?? [];
    if (same.length === 0) this.titles.delete(key);
    else this.titles.set(key, same);
  }

  add(document: ServiceDocument, words: DocumentWords): void {
    this.remove(document.id);
    const doc = this.length;
    this.columns = widened(this.columns, doc);
    this.length += 1;
    this.version += 1;
    this.ids.push(document.id);
    this.#numbers.set(document.id, doc);
    const { columns } = this;
    const { seller } = document;
    columns.category[doc] = this.categories.of(document.category);
    columns.top[doc] = this.categories.of(document.top);
    columns.price[doc] = document.price;
    columns.days[doc] = document.days;
    columns.rating[doc] = document.rating;
    columns.average[doc] = document.average;
    columns.reviews[doc] = document.reviews;
    columns.score[doc] = document.score;
    columns.publishedAt[doc] = document.publishedAt;
    columns.level[doc] = this.levels.of(seller.level);
    columns.tier[doc] = this.tiers.of(seller.tier);
    columns.country[doc] = this.countries.of(seller.country);
    columns.languages[doc] = this.languageSets.of(seller.languages.toSorted().join(' '));
    columns.seller[doc] = this.sellers.of(seller.username);
    this.#addWords(doc, words);
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
        if (field !== FIELDS.description) known.named += 1;
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

  /** Services with all of these terms; the same phrases are asked for again and again. */
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
    this.#titleTerms.set(terms, this.#titleEnd);
    this.columns.titleAt[doc] = this.#titleEnd;
    this.columns.titleLength[doc] = terms.length;
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
