import { instanceLocale } from '#kit/locale.ts';
import type { ServiceList } from '../../contract.ts';
import { TIER_WORDS } from './filter-words.ts';
import type { Filter, ListState } from './list-address.ts';
import { wholePrice } from './whole-price.ts';
import { daysInWords, levelInWords } from './wording.ts';

/** A value of a filter, with what it would leave. */
export interface RailValue {
  readonly value: string;
  readonly words: string;
  readonly count: number;
}

export interface RailGroup {
  readonly field: Filter;
  readonly title: string;
  readonly values: readonly RailValue[];
}

/** Every filter but the category, with counts. Values that leave nothing are left out, but never the chosen one. */
export function railGroups(facets: ServiceList['facets'], state: ListState, currency: string): RailGroup[] {
  if (facets === null) return [];
  const locale = instanceLocale();
  const named = (values: readonly { readonly code: string; readonly name: string; readonly count: number }[]) =>
    values.map(({ code, name, count }) => ({ value: code, words: name, count }));
  const price = (max: number): string => `Up to ${wholePrice(max, currency, locale)}`;
  const group = (field: Filter, title: string, values: readonly RailValue[]): RailGroup => ({
    field,
    title,
    values: values.filter(({ value, count }) => count > 0 || value === state[field]),
  });
  return [
    group(
      'max_price',
      'Price',
      facets.prices.map(({ max, count }) => ({ value: String(max), words: price(max), count })),
    ),
    group(
      'delivery_days',
      'Delivered within',
      facets.delivery.map(({ days, count }) => ({ value: String(days), words: daysInWords(days), count })),
    ),
    group(
      'min_rating',
      'Rating',
      facets.ratings.map(({ min, count }) => ({ value: String(min), words: `${min} and up`, count })),
    ),
    group(
      'level',
      'Freelancer’s level',
      facets.levels.map(({ level, count }) => ({ value: level, words: levelInWords(level), count })),
    ),
    group('online', 'Available', [{ value: 'true', words: 'Online now', count: facets.online }]),
    group(
      'tier',
      'Verification',
      facets.tiers.map(({ tier, count }) => ({ value: tier, words: TIER_WORDS[tier] ?? tier, count })),
    ),
    group('language', 'Speaks', named(facets.languages)),
    group('country', 'Country', named(facets.countries)),
    // Any price can be typed, also where no band has anything.
  ].filter(({ field, values }) => field === 'max_price' || values.length > 0);
}
