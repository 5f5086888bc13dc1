import { formatNumber, formatRate } from '#kit/format/number.ts';
import { counted, plural } from '#kit/format/unit.ts';
import { formatMoney, readDecimal } from '#kit/money.ts';
import { PROJECT_FILTERS, projectsHref, type ProjectFilter, type ProjectListState } from './project-address.ts';

interface Words {
  readonly currency: string;
  readonly locale: string;
  /** Of a category or a skill. */
  readonly nameOf: (slug: string) => string;
}

export interface ActiveProjectFilter {
  readonly words: string;
  /** The same list without it. */
  readonly href: string;
}

export const postedWords = (days: number, locale: string): string =>
  plural(days, { one: 'In the last 24 hours', other: `In the last ${formatNumber(days, locale)} days` }, locale);
export const proposalsWords = (most: number, locale: string): string =>
  most === 0 ? 'No proposals yet' : `At most ${counted(most, { one: 'proposal', other: 'proposals' }, locale)}`;
export const hireRateWords = (percent: number, locale: string): string =>
  `Hire rate ${formatRate(percent * 100, locale)} or more`;

/** A filter as it is named where it can be removed. */
function filterInWords(field: ProjectFilter, value: string, { currency, locale, nameOf }: Words): string {
  const price = (): string => {
    const amount = readDecimal(value, currency);
    return amount === null ? value : formatMoney(amount, locale, { trim: true });
  };
  const words: Record<ProjectFilter, () => string> = {
    q: () => `“${value}”`,
    category: () => nameOf(value),
    skill: () => nameOf(value),
    min_budget: () => `Budget from ${price()}`,
    max_budget: () => `Budget up to ${price()}`,
    posted_within: () => `Posted ${postedWords(Number(value), locale).toLowerCase()}`,
    max_proposals: () => proposalsWords(Number(value), locale),
    min_hire_rate: () => hireRateWords(Number(value), locale),
    verified: () => 'Verified client',
    funded: () => 'Funds deposited',
  };
  return words[field]();
}

export const activeFilters = (path: string, state: ProjectListState, words: Words): ActiveProjectFilter[] =>
  PROJECT_FILTERS.flatMap((field) => {
    const value = state[field];
    return value === undefined
      ? []
      : [{ words: filterInWords(field, value, words), href: projectsHref(path, state, { [field]: '' }) }];
  });
