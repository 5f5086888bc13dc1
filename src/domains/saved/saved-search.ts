/** Searches that a person keeps, and whether they are told of new matches. */
import { categoryBySlug } from '#domains/taxonomy/categories.ts';
import { after, DAY_MS, MINUTE_MS } from '#kit/clock.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { instanceLocale } from '#kit/locale.ts';
import { LEVEL_NAMES, LEVELS } from '#domains/profiles/levels.ts';
import { formatMoney, readDecimal } from '#kit/money.ts';
import { countryName, languageName } from '#kit/format/names.ts';
import { counted } from '#kit/format/unit.ts';
import { formatNumber, formatRate } from '#kit/format/number.ts';
import { skillBySlug } from '#domains/taxonomy/skills.ts';
import { SAVED_LIMITS, type Alert, type Searched } from './saved-list.ts';

export function refuseMoreSearches(searches: number): void {
  if (searches >= SAVED_LIMITS.searches)
    throw new Failure('wrong_state', {
      message: `You have ${SAVED_LIMITS.searches} saved searches. Remove one first.`,
    });
}

export function refuseSearchName(name: string, others: readonly string[]): void {
  if (name === '') throw invalidField('name', 'Enter a name for the search.');
  if (others.some((other) => other.toLowerCase() === name.toLowerCase()))
    throw invalidField('name', 'You already have a search with this name.');
}

/** How long after one look the next one is. */
const EVERY_MS = { daily: DAY_MS, at_once: 5 * MINUTE_MS } as const;

export const nextLook = (alert: Alert, now: Date): Date | null =>
  alert === 'none' ? null : after(now, EVERY_MS[alert]);

/** The page of a list is no part of what is looked for, and neither is its order. */
const NO_PART = ['page', 'cursor', 'limit', 'facets', 'sort', 'hidden'];

/** Where each list is, by the name of its screen. */
export const SCREENS: Readonly<Record<Searched, string>> = { services: 'services', projects: 'browse-projects' };

/** Fields in one order, so that the same search is the same text. */
export function queryText(fields: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(fields).filter(
    ([name, value]) => !NO_PART.includes(name) && value !== undefined && value !== '',
  );
  const inOrder = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return inOrder.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`).join('&');
}

/** The fields of what `queryText` wrote. */
export const fieldsIn = (query: string): Record<string, string> =>
  Object.fromEntries(
    query
      .split('&')
      .filter(Boolean)
      .map((field) => {
        const [name = '', value = ''] = field.split('=');
        return [decodeURIComponent(name), decodeURIComponent(value)];
      }),
  );

/** What it looks for, a phrase for each field. */
export function inWords(query: string, currency: string): string[] {
  const price = (typed: string): string => {
    const amount = readDecimal(typed, currency);
    return amount === null ? typed : formatMoney(amount, undefined, { trim: true });
  };
  const words: Readonly<Record<string, (value: string) => string>> = {
    q: (value) => `“${value}”`,
    as_typed: () => 'Just these words',
    category: (value) => categoryBySlug(value)?.name ?? value,
    min_price: (value) => `From ${price(value)}`,
    max_price: (value) => `Up to ${price(value)}`,
    level: (value) => `Seller level: ${LEVEL_NAMES[LEVELS.find((level) => level === value) ?? 'new']}`,
    tier: (value) => (value === 'verified' ? 'Verified sellers' : 'Registered sellers'),
    language: (value) => `Speaks ${languageName(value, instanceLocale())}`,
    country: (value) => `From ${countryName(value, instanceLocale())}`,
    min_rating: (value) => `Rated ${value} or more`,
    online: () => 'Online now',
    skill: (value) => skillBySlug(value)?.name ?? value,
    min_budget: (value) => `Budget from ${price(value)}`,
    max_budget: (value) => `Budget up to ${price(value)}`,
    posted_within: (value) => `Posted in the last ${counted(Number(value), { one: 'day', other: 'days' })}`,
    max_proposals: (value) => `At most ${formatNumber(Number(value), instanceLocale())} proposals`,
    min_hire_rate: (value) => `Hire rate of ${formatRate(Number(value) * 100, instanceLocale())} or more`,
    verified: () => 'Verified clients',
    funded: () => 'Funds deposited',
    delivery_days: (value) => `Within ${counted(Number(value), { one: 'day', other: 'days' })}`,
  };
  return Object.entries(fieldsIn(query)).map(
    ([name, value]) => words[name]?.(value) ?? `${name.replaceAll('_', ' ')}: ${value}`,
  );
}

/** A list answers this many at most: more new ones than that are "24 or more". */
export const howMany = (found: number, most: number): string => (found >= most ? `${most} or more` : String(found));
