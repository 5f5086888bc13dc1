import type { Codes, Column } from './columns.ts';
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

export const isNarrowed = (filters: Filters): boolean => Object.values(filters).some((value) => value !== null && value !== false);

/** A bit for each filter that can be failed alone, so that each facet is counted without its own filter. */
export const BIT = { category: 1, price: 2, days: 4, level: 8, tier: 16, language: 32, country: 64, rating: 128, online: 256 } as const;
/** Of a service that no facet counts. */
const HARD = 1 << 20;

/** For each of `docs`, the bits of the filters that it fails; 0 for a match. A filter that is not set costs nothing. */
export function failedFilters(index: ServiceIndex, filters: Filters, online: Uint8Array, docs: Uint32Array): Int32Array {
  const { columns } = index;
  const failed = new Int32Array(docs.length);
  const within = (column: Column, low: number, high: number, bit: number): void => {
    for (let place = 0; place < docs.length; place += 1) {
      const value = column[docs[place] ?? 0] ?? 0;
      if (value < low || value > high) failed[place] = (failed[place] ?? 0) | bit;
    }
  };
  const among = (column: Column, allowed: ArrayLike<number>, bit: number): void => {
    for (let place = 0; place < docs.length; place += 1) if (allowed[column[docs[place] ?? 0] ?? 0] !== 1) failed[place] = (failed[place] ?? 0) | bit;
  };
  const named = (codes: Codes, name: string | null, column: Column, bit: number): void => {
    if (name !== null) within(column, codes.known(name), codes.known(name), bit);
  };
  named(index.categories, filters.top, columns.top, HARD);
  named(index.categories, filters.category, columns.category, BIT.category);
  named(index.levels, filters.level, columns.level, BIT.level);
  named(index.tiers, filters.tier, columns.tier, BIT.tier);
  named(index.countries, filters.country, columns.country, BIT.country);
  const { minPrice, maxPrice, days, minRating, language } = filters;
  if (minPrice !== null || maxPrice !== null) within(columns.price, minPrice ?? 0, maxPrice ?? Infinity, BIT.price);
  if (days !== null) within(columns.days, 0, days, BIT.days);
  if (minRating !== null) within(columns.average, minRating, Infinity, BIT.rating);
  if (language !== null) {
    const speaking = index.languageSets.names.map((set) => (set.split(' ').includes(language) ? 1 : 0));
    among(columns.languages, speaking, BIT.language);
  }
  if (filters.isOnline) among(columns.seller, online, BIT.online);
  return failed;
}
