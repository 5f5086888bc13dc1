import { HARD, setsWith, type Narrowing } from '#kit/server/search/narrowing.ts';
import type { ServiceIndex } from './service-index.ts';

/** What a search is narrowed by; null where it is not. */
export interface Filters {
  readonly top: string | null;
  readonly category: string | null;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly days: number | null;
  readonly level: string | null;
  readonly tier: string | null;
  readonly language: string | null;
  readonly country: string | null;
  /** In hundredths of a star. */
  readonly minRating: number | null;
  readonly isOnline: boolean;
}

export const isNarrowed = (filters: Filters): boolean =>
  Object.values(filters).some((value) => value !== null && value !== false);

/** A bit for each filter that can be failed alone, so that each facet is counted without its own filter. */
export const BIT = {
  category: 1,
  price: 2,
  days: 4,
  level: 8,
  tier: 16,
  language: 32,
  country: 64,
  rating: 128,
  online: 256,
} as const;

/** A filter that is not set costs nothing. */
export function narrow(
  narrowing: Narrowing,
  index: ServiceIndex,
  filters: Filters,
  online: Uint8Array,
  docs: Uint32Array,
): void {
  const { columns } = index;
  const { minPrice, maxPrice, days, minRating, language } = filters;
  narrowing.begin(docs);
  narrowing.named(index.categories, filters.top, columns.top, HARD);
  narrowing.named(index.categories, filters.category, columns.category, BIT.category);
  narrowing.named(index.levels, filters.level, columns.level, BIT.level);
  narrowing.named(index.tiers, filters.tier, columns.tier, BIT.tier);
  narrowing.named(index.countries, filters.country, columns.country, BIT.country);
  if (minPrice !== null || maxPrice !== null)
    narrowing.within(columns.price, minPrice ?? 0, maxPrice ?? Infinity, BIT.price);
  if (days !== null) narrowing.within(columns.days, 0, days, BIT.days);
  if (minRating !== null) narrowing.within(columns.average, minRating, Infinity, BIT.rating);
  if (language !== null) narrowing.among(columns.languages, setsWith(index.languageSets, language), BIT.language);
  if (filters.isOnline) narrowing.among(columns.seller, online, BIT.online);
  narrowing.settle();
}
