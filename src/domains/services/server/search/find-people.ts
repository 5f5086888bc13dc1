import type { TypedWords } from '#kit/server/search/query-plan.ts';
import { Best } from '#kit/server/search/best.ts';
import { ALL_WORDS, docsOf, understoodOf, type TextFound } from '#kit/server/search/kept-matches.ts';
import { byName, eachOf, setsWith, sumOf } from '#kit/server/search/narrowing.ts';
import type { OpenIndex } from '#kit/server/search/open-index.ts';
import { RATING_STEPS } from '../../listing.ts';
import type { PeopleSort } from '../../people.ts';
import { worthOf } from './find.ts';
import type { PeopleColumns, PeopleIndex } from './people-index.ts';

export interface PeopleFilters {
  readonly category: string | null;
  readonly skill: string | null;
  readonly level: string | null;
  readonly country: string | null;
  readonly language: string | null;
  readonly maxPrice: number | null;
  /** In hundredths of a star. */
  readonly minRating: number | null;
  readonly isOnline: boolean;
}

export interface PeopleSearch extends TypedWords {
  readonly filters: PeopleFilters;
  readonly sort: PeopleSort;
  readonly offset: number;
  readonly limit: number;
  /** Steps in minor units, rising; null for no counts. */
  readonly prices: readonly number[] | null;
  /** By user name's number: 1 for one who is online now. */
  readonly online: Uint8Array;
}

const BIT = { category: 1, skill: 2, level: 4, country: 8, language: 16, price: 32, rating: 64, online: 128 } as const;
const RATINGS = 5 * 100 + 1;
/** Above every score: someone whose name is exactly what was typed. */
const EXACT = 1_000_000;

const KEYS: Readonly<Record<PeopleSort, (columns: PeopleColumns, doc: number) => number>> = {
  relevance: (columns, doc) => columns.score[doc] ?? 0,
  rating: (columns, doc) => columns.average[doc] ?? 0,
  price_low: (columns, doc) => -(columns.price[doc] ?? Infinity),
};

type Open = OpenIndex<PeopleIndex>;

export function findPeople(open: Open, search: PeopleSearch) {
  const { index, reading, matches } = open;
  if (search.text === '') return { ...collect(open, search, index.everything(), null), ...ALL_WORDS };
  const text = matches.of(index, reading, search);
  const docs = docsOf(text, search.sort === 'relevance', search.needsAll);
  return { ...collect(open, search, docs, text), ...understoodOf(text) };
}

function narrow({ index, narrowing }: Open, filters: PeopleFilters, online: Uint8Array, docs: Uint32Array): void {
  const { columns } = index;
  narrowing.begin(docs);
  narrowing.named(index.levels, filters.level, columns.level, BIT.level);
  narrowing.named(index.countries, filters.country, columns.country, BIT.country);
  if (filters.category !== null)
    narrowing.among(columns.categories, setsWith(index.categorySets, filters.category), BIT.category);
  if (filters.skill !== null) narrowing.among(columns.skills, setsWith(index.skillSets, filters.skill), BIT.skill);
  if (filters.language !== null)
    narrowing.among(columns.languages, setsWith(index.languageSets, filters.language), BIT.language);
  if (filters.maxPrice !== null) narrowing.within(columns.price, 0, filters.maxPrice, BIT.price);
  if (filters.minRating !== null) narrowing.within(columns.average, filters.minRating, Infinity, BIT.rating);
  if (filters.isOnline) narrowing.among(columns.person, online, BIT.online);
  narrowing.settle();
}

function collect(
  open: Open,
  { filters, sort, offset, limit, prices, online }: PeopleSearch,
  docs: Uint32Array,
  text: TextFound | null,
) {
  const { index, narrowing } = open;
  narrow(open, filters, online, docs);
  const { columns } = index;
  const { since } = columns;
  /** Of equal ones who is here longer. */
  const isBefore = (a: number, b: number): boolean =>
    (since[a] ?? 0) === (since[b] ?? 0) ? index.idOf(a) < index.idOf(b) : (since[a] ?? 0) < (since[b] ?? 0);
  const best = new Best(offset + limit, isBefore);
  const keyOf = KEYS[sort];
  const worth = sort !== 'relevance' || text === null ? null : worthOf(text.best);
  const { places, total } = narrowing;
  for (let passing = 0; passing < total; passing += 1) {
    const place = places[passing] ?? 0;
    const doc = docs[place] ?? 0;
    const points =
      text === null || worth === null ? 0 : worth(text.fits[place] ?? 0) + (text.plan.exact.has(doc) ? EXACT : 0);
    const key = keyOf(columns, doc) + points;
    if (key >= best.bar) best.offer(doc, key);
  }
  const found = best.inOrder().map(({ doc }) => doc);
  return {
    docs: found.slice(offset, offset + limit),
    total,
    facets: prices === null ? null : countPeople(open, prices, online),
  };
}

export type PeopleCounts = ReturnType<typeof countPeople>;

function countPeople({ index, narrowing }: Open, prices: readonly number[], online: Uint8Array) {
  const { columns, skillSets, categorySets, languageSets, levels, countries } = index;
  const ratings = narrowing.tally(columns.average, RATINGS, BIT.rating);
  return {
    category: eachOf(byName(categorySets, narrowing.tally(columns.categories, categorySets.size, BIT.category))),
    skill: eachOf(byName(skillSets, narrowing.tally(columns.skills, skillSets.size, BIT.skill))),
    level: byName(levels, narrowing.tally(columns.level, levels.size, BIT.level)),
    country: byName(countries, narrowing.tally(columns.country, countries.size, BIT.country)),
    language: eachOf(byName(languageSets, narrowing.tally(columns.languages, languageSets.size, BIT.language))),
    price: narrowing.upTo(prices, columns.price, BIT.price),
    rating: RATING_STEPS.map((least) => sumOf(ratings, least * 100, RATINGS - 1)),
    online: narrowing.marked(columns.person, online, BIT.online),
  };
}
