import { leavingSome, type FilterField, type FilterValue } from '#design/public/filter-values.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { instanceLocale } from '#kit/locale.ts';
import type { ServiceList } from '../../contract.ts';
import type { listFreelancers } from '../../search-contract.ts';
import { TIER_WORDS } from './filter-words.ts';
import type { Filter, ListState } from './list-address.ts';
import type { PeopleField, PeopleState } from './people-address.ts';
import { wholePrice } from './whole-price.ts';
import { daysInWords, levelInWords } from './wording.ts';

const named = (values: readonly { readonly code: string; readonly name: string; readonly count: number }[]) =>
  values.map(({ code, name, count }) => ({ value: code, words: name, count }));
const upTo = (prices: readonly { readonly max: number; readonly count: number }[], currency: string) =>
  prices.map(({ max, count }) => ({
    value: String(max),
    words: `Up to ${wholePrice(max, currency, instanceLocale())}`,
    count,
  }));
const starsFrom = (ratings: readonly { readonly min: number; readonly count: number }[]) =>
  ratings.map(({ min, count }) => ({ value: String(min), words: `${min} and up`, count }));
const eachLevel = (levels: readonly { readonly level: string; readonly count: number }[]) =>
  levels.map(({ level, count }) => ({ value: level, words: levelInWords(level), count }));
const onlineNow = (count: number) => [{ value: 'true', words: 'Online now', count }];

const groupsOf =
  <Field extends string>(state: Readonly<Partial<Record<Field, string>>>) =>
  (field: Field, title: string, values: readonly FilterValue[]): FilterField<Field> => ({
    field,
    title,
    values: leavingSome(values, state[field]),
  });

/** Every filter of services but the category. */
export function serviceGroups(
  facets: ServiceList['facets'],
  state: ListState,
  currency: string,
): FilterField<Filter>[] {
  if (facets === null) return [];
  const group = groupsOf<Filter>(state);
  const days = facets.delivery.map(({ days: most, count }) => ({
    value: String(most),
    words: daysInWords(most),
    count,
  }));
  const tiers = facets.tiers.map(({ tier, count }) => ({ value: tier, words: TIER_WORDS[tier] ?? tier, count }));
  return [
    group('max_price', 'Price', upTo(facets.prices, currency)),
    group('delivery_days', 'Delivered within', days),
    group('min_rating', 'Rating', starsFrom(facets.ratings)),
    group('level', 'Freelancer’s level', eachLevel(facets.levels)),
    group('online', 'Available', onlineNow(facets.online)),
    group('tier', 'Verification', tiers),
    group('language', 'Speaks', named(facets.languages)),
    group('country', 'Country', named(facets.countries)),
    // Any price can be typed, also where no band has anything.
  ].filter(({ field, values }) => field === 'max_price' || values.length > 0);
}

/** Every filter of freelancers. */
export function peopleGroups(
  { facets, currency }: Pick<DataOf<typeof listFreelancers>, 'facets' | 'currency'>,
  state: PeopleState,
): FilterField<PeopleField>[] {
  if (facets === null) return [];
  const group = groupsOf<PeopleField>(state);
  return [
    group('category', 'Sells in', named(facets.categories)),
    group('skill', 'Skill', named(facets.skills)),
    group('max_price', 'Price from', upTo(facets.prices, currency)),
    group('min_rating', 'Rating', starsFrom(facets.ratings)),
    group('level', 'Level', eachLevel(facets.levels)),
    group('online', 'Available', onlineNow(facets.online)),
    group('language', 'Speaks', named(facets.languages)),
    group('country', 'Country', named(facets.countries)),
  ].filter(({ values }) => values.length > 0);
}
