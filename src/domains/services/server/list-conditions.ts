import { invalidField } from '#kit/errors.ts';
import { readDecimal } from '#kit/money.ts';
import { categoryBySlug, isTopCategory } from '#domains/taxonomy/categories.ts';
import type { Parsed } from '#kit/endpoint.ts';
import type { Context } from '#kit/server/context.ts';
import type { listServices } from '../contract.ts';
import { isNarrowed, type Filters } from './search/filters.ts';

export type Scope = 'all' | 'top' | 'sub';

/** An unknown slug is treated as an empty category. */
export function scopeOf(category: string | undefined): { scope: Scope; value: string | null } {
  if (category === undefined || category === '') return { scope: 'all', value: null };
  const known = categoryBySlug(category);
  return { scope: known !== undefined && isTopCategory(known) ? 'top' : 'sub', value: category };
}

export type ListQuery = Parsed<typeof listServices>['query'];
type ListFilters = Partial<ListQuery>;
/** Of the context: what a search depends on beside the database. */
export type SearchContext = Pick<Context, 'clock'> & {
  readonly config: Pick<Context['config'], 'currency' | 'searchLanguage'>;
};

/** What a list is narrowed by, prices in minor units. */
export function filtersOf(query: ListFilters, currency: string): Filters {
  const { scope, value } = scopeOf(query.category);
  const known = value === null ? undefined : categoryBySlug(value);
  const parent = known !== undefined && !isTopCategory(known) ? known.parent : null;
  const price = (field: string, typed: string | undefined): number | null =>
    typed === undefined ? null : minor(field, typed, currency);
  return {
    top: scope === 'top' ? value : parent,
    category: scope === 'sub' ? value : null,
    minPrice: price('min_price', query.min_price),
    maxPrice: price('max_price', query.max_price),
    days: query.delivery_days ?? null,
    level: query.level ?? null,
    tier: query.tier ?? null,
    language: query.language ?? null,
    country: query.country ?? null,
    minRating: query.min_rating === undefined ? null : Math.round(query.min_rating * 100),
    isOnline: query.online === 'true',
  };
}

/** By nothing but a category: such lists are read as they are stored. */
export const isPlain = (filters: Filters): boolean => !isNarrowed({ ...filters, top: null, category: null });

export const minorOf = (units: number, currency: string): number =>
  Number(readDecimal(String(units), currency)?.amount ?? 0);

export function minor(field: string, typed: string, currency: string): number {
  const amount = readDecimal(typed, currency);
  if (amount === null) throw invalidField(field, 'Enter a price such as 25.');
  return Number(amount.amount);
}
