import { invalidField } from '#kit/errors.ts';
import { parseMoney } from '#kit/money.ts';
import { categoryBySlug, isTopCategory } from '../taxonomy.ts';

export type Scope = 'all' | 'top' | 'sub';

/** A slug nobody knows is a category with nothing in it. */
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

export interface Conditions {
  readonly where: string;
  readonly values: unknown[];
  /** The search words as SQL, for ranking; empty without words. */
  readonly words: string;
}

/** Columns and operators come from here only, values are always parameters (DB-5). */
export function conditionsOf({ q, category, min_price, max_price, delivery_days }: ListFilters, currency: string): Conditions {
  const values: unknown[] = [];
  const parts: string[] = [];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const { scope, value } = scopeOf(category);
  if (scope !== 'all') parts.push(`${scope === 'top' ? 'top_category' : 'category'} = ${given(value)}`);
  if (min_price !== undefined) parts.push(`price >= ${given(minor('min_price', min_price, currency))}::bigint`);
  if (max_price !== undefined) parts.push(`price <= ${given(minor('max_price', max_price, currency))}::bigint`);
  if (delivery_days !== undefined) parts.push(`delivery_days <= ${given(delivery_days)}::integer`);
  let words = '';
  if (q !== undefined && q !== '') {
    // English word forms, or the words as they are: names of people and things have no word forms.
    const term = given(q);
    words = `(websearch_to_tsquery('english', ${term}::text) || websearch_to_tsquery('simple', ${term}::text))`;
    parts.push(`search @@ ${words}`);
  }
  return { where: parts.length === 0 ? 'true' : parts.join(' and '), values, words };
}

function minor(field: string, typed: string, currency: string): string {
  const amount = parseMoney(typed, currency);
  if (amount === null) throw invalidField(field, 'Write a price such as 25.');
  return amount.amount;
}
