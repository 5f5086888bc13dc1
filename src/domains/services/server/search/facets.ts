import { byName, eachOf, sumOf, type Narrowing } from '#kit/server/search/narrowing.ts';
import { DELIVERY_STEPS, RATING_STEPS } from '../../listing.ts';
import { BIT } from './filters.ts';
import type { ServiceIndex } from './service-index.ts';

export interface FacetCounts {
  readonly category: ReadonlyMap<string, number>;
  /** At most each of the steps. */
  readonly price: readonly number[];
  readonly days: readonly number[];
  readonly level: ReadonlyMap<string, number>;
  readonly tier: ReadonlyMap<string, number>;
  readonly language: ReadonlyMap<string, number>;
  readonly country: ReadonlyMap<string, number>;
  /** At least each of the steps. */
  readonly rating: readonly number[];
  readonly online: number;
}

export interface FacetsWanted {
  /** Count top categories, otherwise sub-categories. */
  readonly byTop: boolean;
  /** Steps in minor units, rising. */
  readonly prices: readonly number[];
}

const DAYS = 256;
const RATINGS = 5 * 100 + 1;

/** One column at a time, so that the loops stay short. */
export function countFacets(
  narrowing: Narrowing,
  index: ServiceIndex,
  wanted: FacetsWanted,
  online: Uint8Array,
): FacetCounts {
  const { columns, categories, levels, tiers, countries, languageSets } = index;
  const days = narrowing.tally(columns.days, DAYS, BIT.days);
  const ratings = narrowing.tally(columns.average, RATINGS, BIT.rating);
  return {
    category: byName(
      categories,
      narrowing.tally(wanted.byTop ? columns.top : columns.category, categories.size, BIT.category),
    ),
    price: narrowing.upTo(wanted.prices, columns.price, BIT.price),
    days: DELIVERY_STEPS.map((most) => sumOf(days, 0, most)),
    level: byName(levels, narrowing.tally(columns.level, levels.size, BIT.level)),
    tier: byName(tiers, narrowing.tally(columns.tier, tiers.size, BIT.tier)),
    language: eachOf(byName(languageSets, narrowing.tally(columns.languages, languageSets.size, BIT.language))),
    country: byName(countries, narrowing.tally(columns.country, countries.size, BIT.country)),
    rating: RATING_STEPS.map((least) => sumOf(ratings, least * 100, RATINGS - 1)),
    online: narrowing.marked(columns.seller, online, BIT.online),
  };
}
