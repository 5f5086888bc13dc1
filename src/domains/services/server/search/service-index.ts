import { Codes } from '#kit/server/search/columns.ts';
import { FIELDS } from '#kit/server/search/postings.ts';
import { categoryWord } from '#kit/server/search/words.ts';
import { TextIndex, titleWords, wordsIn, type DocumentWords } from '#kit/server/search/text-index.ts';

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

export const documentWords = ({ title, tags, category, top, seller, description }: ServiceDocument): DocumentWords => ({
  title: titleWords(title),
  fields: [
    [FIELDS.title, wordsIn(title)],
    [FIELDS.tag, tags.flatMap(wordsIn)],
    [
      FIELDS.category,
      [...wordsIn(`${category} ${top}`.replaceAll('-', ' ')), categoryWord(category), categoryWord(top)],
    ],
    [FIELDS.name, wordsIn(`${seller.name} ${seller.username}`)],
    [FIELDS.text, wordsIn(description)],
  ],
});

const room = (capacity: number) => ({
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
});
export type ServiceColumns = ReturnType<typeof room>;

/** Every service on sale (decision 095). */
export class ServiceIndex extends TextIndex<ServiceColumns> {
  readonly categories = new Codes();
  readonly levels = new Codes();
  readonly tiers = new Codes();
  readonly countries = new Codes();
  readonly languageSets = new Codes();
  readonly sellers = new Codes();

  constructor(stemOf: (word: string) => string | null) {
    super(stemOf, room);
  }

  add(document: ServiceDocument, words: DocumentWords): void {
    const doc = this.put(document.id, words);
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
  }
}
