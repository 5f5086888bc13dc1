import { skillBySlug } from '#domains/taxonomy/skills.ts';
import { Codes } from '#kit/server/search/columns.ts';
import { FIELDS } from '#kit/server/search/postings.ts';
import { categoryWord } from '#kit/server/search/words.ts';
import { TextIndex, titleWords, wordsIn, type DocumentWords } from '#kit/server/search/text-index.ts';

/** A freelancer as everyone may see them, with what they have on sale. */
export interface PersonDocument {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly title: string;
  /** Slugs. */
  readonly skills: readonly string[];
  /** Slugs of top categories that they sell in. */
  readonly categories: readonly string[];
  /** Slugs of the categories of their services. */
  readonly kinds: readonly string[];
  readonly titles: string;
  readonly level: string;
  readonly country: string;
  readonly languages: readonly string[];
  readonly average: number;
  /** Of the best service, in hundredths; 0 without one. */
  readonly score: number;
  /** In minor units; Infinity without a service. */
  readonly price: number;
  readonly since: number;
}

/** Their categories as words: of their services, and of the skills of someone who sells none. */
function namedBy(skills: readonly string[], categories: readonly string[], kinds: readonly string[]): string[] {
  const bySkill = skills.flatMap((slug) => skillBySlug(slug)?.category ?? []);
  return [...new Set([...categories, ...kinds, ...bySkill])].map(categoryWord);
}

/** Someone whose name is exactly what was typed comes first. */
export const personWords = ({
  name,
  username,
  title,
  skills,
  categories,
  kinds,
  titles,
}: PersonDocument): DocumentWords => ({
  title: titleWords(name),
  fields: [
    [FIELDS.title, [...wordsIn(name), ...wordsIn(title)]],
    [FIELDS.tag, wordsIn(skills.join(' ').replaceAll('-', ' '))],
    [
      FIELDS.category,
      [...wordsIn([...categories, ...kinds].join(' ').replaceAll('-', ' ')), ...namedBy(skills, categories, kinds)],
    ],
    [FIELDS.name, wordsIn(username)],
    [FIELDS.text, wordsIn(titles)],
  ],
});

const room = (capacity: number) => ({
  /** Each combination of skills, of categories, of languages has a code. */
  skills: new Uint32Array(capacity),
  categories: new Uint32Array(capacity),
  languages: new Uint32Array(capacity),
  level: new Uint8Array(capacity),
  country: new Uint16Array(capacity),
  average: new Uint16Array(capacity),
  score: new Uint16Array(capacity),
  price: new Float64Array(capacity),
  since: new Float64Array(capacity),
  person: new Uint32Array(capacity),
});
export type PeopleColumns = ReturnType<typeof room>;

const setOf = (names: readonly string[]): string => names.toSorted().join(' ');

/** Every freelancer on show (decision 118). */
export class PeopleIndex extends TextIndex<PeopleColumns> {
  readonly skillSets = new Codes();
  readonly categorySets = new Codes();
  readonly languageSets = new Codes();
  readonly levels = new Codes();
  readonly countries = new Codes();
  /** By user name: who is online is known by it. */
  readonly sellers = new Codes();

  constructor(stemOf: (word: string) => string | null) {
    super(stemOf, room);
  }

  add(person: PersonDocument, words: DocumentWords): void {
    const doc = this.put(person.id, words);
    const { columns } = this;
    columns.skills[doc] = this.skillSets.of(setOf(person.skills));
    columns.categories[doc] = this.categorySets.of(setOf(person.categories));
    columns.languages[doc] = this.languageSets.of(setOf(person.languages));
    columns.level[doc] = this.levels.of(person.level);
    columns.country[doc] = this.countries.of(person.country);
    columns.average[doc] = person.average;
    columns.score[doc] = person.score;
    columns.price[doc] = person.price;
    columns.since[doc] = person.since;
    columns.person[doc] = this.sellers.of(person.username);
  }
}
