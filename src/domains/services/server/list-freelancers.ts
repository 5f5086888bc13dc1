import { instanceLocale } from '#kit/locale.ts';
import { countryName, languageName } from '#kit/format/names.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import type { Db } from '#kit/server/db/database.ts';
import { frequent } from '#kit/server/search/narrowing.ts';
import { saidOf } from '#kit/server/search/kept-matches.ts';
import { cachedAnswer, learnWords, upToDate } from '#kit/server/search/open-index.ts';
import { avatarLink } from '#domains/accounts/user.ts';
import { tierOf } from '#domains/accounts/verification.ts';
import { LEVELS } from '#domains/profiles/levels.ts';
import { topCategories } from '#domains/taxonomy/categories.ts';
import { skillBySlug } from '#domains/taxonomy/skills.ts';
import { FACET_VALUES, PAGE_SIZE, pagesFor, priceSteps, RATING_STEPS } from '../listing.ts';
import type { Freelancer, listFreelancers } from '../search-contract.ts';
import { minor, minorOf, type SearchContext } from './list-conditions.ts';
import { findPeople, type PeopleCounts, type PeopleFilters } from './search/find-people.ts';
import { onlineNow } from './search/online.ts';
import { peopleByIds, peopleChanges, peopleSearched, type PersonRow } from './search/open-people.ts';

type Query = Parsed<typeof listFreelancers>['query'];
type Answer = DataOf<typeof listFreelancers>;

const skillName = (slug: string): string => skillBySlug(slug)?.name ?? slug;

const shown = (row: PersonRow, currency: string): Freelancer => ({
  id: row.id,
  username: row.username,
  name: row.name,
  avatar: avatarLink(row.avatar),
  title: row.title,
  level: row.level,
  tier: tierOf(row.verification_level ?? 0),
  country: row.country,
  skills: (row.skills ?? []).map(skillName),
  availability: row.availability,
  services: row.services,
  from: row.price === null ? null : { amount: row.price, currency },
  rating: row.reviews === 0 ? null : Math.round(row.stars / row.reviews) / 100,
  rating_count: row.reviews,
  points: row.score === null ? null : row.score / 100,
});

/** Each facet is counted without its own filter, so that the other values have counts too. */
function facetsOf(
  counts: PeopleCounts,
  { skill, country, language }: PeopleFilters,
  currency: string,
): NonNullable<Answer['facets']> {
  const locale = instanceLocale();
  const mostOf = (
    counted: ReadonlyMap<string, number>,
    chosen: string | null,
    nameOf: (code: string, locale: string) => string,
  ) => frequent(counted, FACET_VALUES, chosen).map(([code, count]) => ({ code, name: nameOf(code, locale), count }));
  return {
    categories: topCategories().map(({ slug, name }) => ({ code: slug, name, count: counts.category.get(slug) ?? 0 })),
    skills: mostOf(counts.skill, skill, skillName),
    levels: LEVELS.map((level) => ({ level, count: counts.level.get(level) ?? 0 })),
    countries: mostOf(counts.country, country, countryName),
    languages: mostOf(counts.language, language, languageName),
    prices: priceSteps(currency).map((max, place) => ({ max, count: counts.price[place] ?? 0 })),
    ratings: RATING_STEPS.map((min, place) => ({ min, count: counts.rating[place] ?? 0 })),
    online: counts.online,
  };
}

const NOBODY = new Uint8Array(0);

/** One page of freelancers, found by the same kind of index as services and as fresh (decisions 095 and 118). */
export async function freelancersFound(
  db: Db,
  query: Partial<Query>,
  { config }: Pick<SearchContext, 'config'>,
): Promise<Answer> {
  const open = await peopleSearched.open(db, config.searchLanguage);
  const { q: text = '', page = 1, sort = 'relevance' } = query;
  await learnWords(db, open, text);
  const isAsTyped = query.as_typed === 'true';
  const wantsFacets = query.facets === 'true';
  const filters = {
    category: query.category ?? null,
    skill: query.skill ?? null,
    level: query.level ?? null,
    country: query.country ?? null,
    language: query.language ?? null,
    maxPrice: query.max_price === undefined ? null : minor('max_price', query.max_price, config.currency),
    minRating: query.min_rating === undefined ? null : Math.round(query.min_rating * 100),
    isOnline: query.online === 'true',
  };
  const online = wantsFacets || filters.isOnline ? await onlineNow(db, open.index) : null;
  const offset = (page - 1) * PAGE_SIZE;
  const key = JSON.stringify([text, isAsTyped, filters, sort, offset, wantsFacets, online?.until]);
  const prices = wantsFacets ? priceSteps(config.currency).map((units) => minorOf(units, config.currency)) : null;
  const find = () =>
    cachedAnswer(open, key, () => {
      const search = {
        text,
        isAsTyped,
        filters,
        sort,
        offset,
        limit: PAGE_SIZE,
        prices,
        online: online?.sellers ?? NOBODY,
      };
      const { docs, facets, ...found } = findPeople(open, search);
      return {
        ...found,
        ids: docs.map((doc) => open.index.idOf(doc)),
        facets: facets === null ? null : facetsOf(facets, filters, config.currency),
      };
    });
  const { found, row } = await upToDate(peopleSearched, db, open, find, async (watermark, { ids }) => {
    const [changes, people] = await Promise.all([db.row(peopleChanges, { watermark }), db.rows(peopleByIds, { ids })]);
    return { changes: changes?.changes ?? 0, people };
  });
  const personOf = new Map((row?.people ?? []).map((person) => [person.id, person]));
  const { total } = found;
  return {
    items: found.ids.flatMap((id) => personOf.get(id) ?? []).map((person) => shown(person, config.currency)),
    total,
    page,
    pages: pagesFor(total),
    ...saidOf(total, found),
    currency: config.currency,
    facets: found.facets,
  };
}
