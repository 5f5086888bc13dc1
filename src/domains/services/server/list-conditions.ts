import { invalidField } from '#kit/errors.ts';
import { parseMoney } from '#kit/money.ts';
import { categoryBySlug, isTopCategory } from '#domains/taxonomy/categories.ts';

export type Scope = 'all' | 'top' | 'sub';

/** An unknown slug is treated as an empty category. */
export function scopeOf(category: string | undefined): { scope: Scope; value: string | null } {
  if (category === undefined || category === '') return { scope: 'all', value: null };
  const known = categoryBySlug(category);
  return { scope: known !== undefined && isTopCategory(known) ? 'top' : 'sub', value: category };
}

export interface ListFilters {
  readonly q?: string | undefined;
  readonly category?: string | undefined;
  readonly min_price?: string | undefined;
  readonly max_price?: string | undefined;
  readonly delivery_days?: number | undefined;
}

/** English word forms, or the words as they are: names of people and things have no word forms. */
export const WORDS = "(websearch_to_tsquery('english', $6::text) || websearch_to_tsquery('simple', $6::text))";

/** Conditions that are not used are null. Planned for its values each time, so that they cost nothing (`plannedEachTime`). */
export const WHERE = `($1::text is null or top_category = $1) and ($2::text is null or category = $2) and ($3::bigint is null or price >= $3 /* min_price */)
  and ($4::bigint is null or price <= $4 /* max_price */) and ($5::integer is null or delivery_days <= $5) and ($6::text /* words */ is null or search @@ ${WORDS})`;

/** The six values of `WHERE`. */
export function conditionsOf({ q, category, min_price, max_price, delivery_days }: ListFilters, currency: string) {
  const { scope, value } = scopeOf(category);
  const price = (field: string, typed: string | undefined): string | null => (typed === undefined ? null : minor(field, typed, currency));
  return [
    scope === 'top' ? value : null,
    scope === 'sub' ? value : null,
    price('min_price', min_price),
    price('max_price', max_price),
    delivery_days ?? null,
    q === undefined || q === '' ? null : q,
  ] as const;
}

function minor(field: string, typed: string, currency: string): string {
  const amount = parseMoney(typed, currency);
  if (amount === null) throw invalidField(field, 'Enter a price such as 25.');
  return amount.amount;
}
