import { Codes, makeColumns, widened, type Columns } from './columns.ts';
import { FIELDS, packed, Postings, type Field } from './postings.ts';
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

  term(stem: string): number | undefined {
    return this.#terms.get(stem);
  }

  postings(term: number): Uint32Array {
    return this.#lists[term]?.items() ?? new Uint32Array(0);
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
    const fieldOf = new Map<number, Field>();
    for (const [field, words] of fields)
      for (const word of words) {
        const term = this.#termOf(word, field);
        if (term !== null && (fieldOf.get(term) ?? -1) < field) fieldOf.set(term, field);
      }
    for (const [term, field] of fieldOf) this.#lists[term]?.add(packed(doc, field));
    this.#keepTitle(doc, title);
  }

  #termOf(word: string, field: Field): number | null {
    const known = this.vocabulary.get(word);
    const named = field === FIELDS.description ? 0 : 1;
    if (known !== undefined) known.named += named;
    const stem = this.stemOf(word);
    if (stem === null) return null;
    if (known === undefined) this.vocabulary.set(word, { word, signs: signsOf(word), named });
    const term = this.#terms.get(stem);
    if (term !== undefined) return term;
    this.#lists.push(new Postings());
    this.#terms.set(stem, this.#lists.length - 1);
    return this.#lists.length - 1;
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
