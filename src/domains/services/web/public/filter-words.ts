import { countryName, languageName } from '#kit/format/names.ts';
import { instanceLocale } from '#kit/locale.ts';
import { formatMoney, readDecimal } from '#kit/money.ts';
import type { Filter, ListState } from './list-address.ts';
import { daysInWords, levelInWords } from './wording.ts';

/** A filter as it is named where it can be removed. Only the server says it: a page gets the words. */
export function filterInWords(
  field: Filter,
  state: ListState,
  { categoryName, currency }: { categoryName: string | null; currency: string },
): string {
  const value = state[field] ?? '';
  const locale = instanceLocale();
  const price = (): string => {
    const amount = readDecimal(value, currency);
    return amount === null ? value : formatMoney(amount, locale, { trim: true });
  };
  const words: Record<Filter, () => string> = {
    q: () => `“${value}”`,
    category: () => categoryName ?? value,
    min_price: () => `From ${price()}`,
    max_price: () => `Up to ${price()}`,
    delivery_days: () => `Within ${daysInWords(Number(value))}`,
    level: () => levelInWords(value),
    tier: () => TIER_WORDS[value] ?? value,
    language: () => `Speaks ${languageName(value, locale)}`,
    country: () => countryName(value, locale),
    min_rating: () => `Rated ${value} and up`,
    online: () => 'Online now',
  };
  return words[field]();
}

export const TIER_WORDS: Readonly<Record<string, string>> = { registered: 'Not verified', verified: 'Verified' };
