import type { Columns } from './columns.ts';
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
export const HARD = 1 << 20;

/** Bits of the filters that a service fails; 0 for a match. */
export function failing(index: ServiceIndex, filters: Filters, isOnline: (seller: number) => boolean): (columns: Columns, doc: number) => number {
  const code = (codes: { known(name: string): number }, name: string | null) => (name === null ? null : codes.known(name));
  const top = code(index.categories, filters.top);
  const category = code(index.categories, filters.category);
  const level = code(index.levels, filters.level);
  const tier = code(index.tiers, filters.tier);
  const country = code(index.countries, filters.country);
  const speaks = filters.language === null ? null : index.languageSets.names.map((set) => set.split(' ').includes(filters.language ?? ''));
  const low = filters.minPrice ?? 0;
  const high = filters.maxPrice ?? Infinity;
  const days = filters.days ?? 255;
  const stars = filters.minRating ?? 0;
  return (columns, doc) => {
    let bits = 0;
    if (top !== null && columns.top[doc] !== top) return HARD;
    if (category !== null && columns.category[doc] !== category) bits |= BIT.category;
    const price = columns.price[doc] ?? 0;
    if (price < low || price > high) bits |= BIT.price;
    if ((columns.days[doc] ?? 0) > days) bits |= BIT.days;
    if (level !== null && columns.level[doc] !== level) bits |= BIT.level;
    if (tier !== null && columns.tier[doc] !== tier) bits |= BIT.tier;
    if (speaks !== null && speaks[columns.languages[doc] ?? 0] !== true) bits |= BIT.language;
    if (country !== null && columns.country[doc] !== country) bits |= BIT.country;
    if ((columns.average[doc] ?? 0) < stars) bits |= BIT.rating;
    if (filters.isOnline && !isOnline(columns.seller[doc] ?? 0)) bits |= BIT.online;
    return bits;
  };
}
