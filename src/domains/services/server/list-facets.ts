import { instanceLocale } from '#kit/locale.ts';
import { countryName, languageName } from '#kit/format/names.ts';
import { subCategoriesOf, topCategories } from '#domains/taxonomy/categories.ts';
import { LEVELS } from '#domains/profiles/levels.ts';
import type { ServiceList } from '../contract.ts';
import { DELIVERY_STEPS, FACET_VALUES, priceSteps, RATING_STEPS, TIERS } from '../listing.ts';
import { minorOf } from './list-conditions.ts';
import { frequent } from '#kit/server/search/narrowing.ts';
import type { FacetCounts } from './search/facets.ts';
import type { Filters } from './search/filters.ts';

/** Sub-categories of the chosen top category, or of the chosen one's; top categories otherwise. */
export const facetsWanted = ({ top }: Filters, currency: string) => ({
  byTop: top === null,
  prices: priceSteps(currency).map((units) => minorOf(units, currency)),
});

/**
 * Counts with the names that screens show. Each facet is counted without its own filter, so that the other values have
 * counts too.
 */
export function facetsOf(
  counts: FacetCounts,
  { top, language, country }: Filters,
  currency: string,
): NonNullable<ServiceList['facets']> {
  const locale = instanceLocale();
  const shown = top === null ? topCategories() : subCategoriesOf(top);
  const mostOf = (
    counted: ReadonlyMap<string, number>,
    chosen: string | null,
    nameOf: (code: string, locale: string) => string,
  ) => frequent(counted, FACET_VALUES, chosen).map(([code, count]) => ({ code, name: nameOf(code, locale), count }));
  return {
    categories: shown.map(({ slug, name }) => ({ slug, name, count: counts.category.get(slug) ?? 0 })),
    is_sample: false,
    prices: priceSteps(currency).map((max, place) => ({ max, count: counts.price[place] ?? 0 })),
    delivery: DELIVERY_STEPS.map((days, place) => ({ days, count: counts.days[place] ?? 0 })),
    levels: LEVELS.map((level) => ({ level, count: counts.level.get(level) ?? 0 })),
    tiers: TIERS.map((tier) => ({ tier, count: counts.tier.get(tier) ?? 0 })),
    languages: mostOf(counts.language, language, languageName),
    countries: mostOf(counts.country, country, countryName),
    ratings: RATING_STEPS.map((min, place) => ({ min, count: counts.rating[place] ?? 0 })),
    online: counts.online,
  };
}
