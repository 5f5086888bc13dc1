/** The state of the list is its address: reads it, and writes it with one thing changed. */
import { AMOUNT, fieldOf, WORDS } from '#kit/list-address.ts';
import type { Sort } from '../../listing.ts';

/** What narrows the list, in the order it is shown. */
export const FILTERS = [
  'q',
  'category',
  'min_price',
  'max_price',
  'delivery_days',
  'level',
  'tier',
  'language',
  'country',
  'min_rating',
  'online',
] as const;
export type Filter = (typeof FILTERS)[number];
export const LIST_FIELDS = [...FILTERS, 'as_typed', 'sort', 'page'] as const;
export type ListField = (typeof LIST_FIELDS)[number];
export type ListState = Partial<Record<ListField, string>>;

/** What each field may look like in an address; anything else in it is ignored rather than refused. */
const LOOKS: Record<ListField, RegExp> = {
  q: WORDS,
  category: /^[a-z0-9-]{1,80}$/,
  min_price: AMOUNT,
  max_price: AMOUNT,
  delivery_days: /^([1-9]|[1-8]\d|90)$/,
  level: /^(new|level_1|level_2|top)$/,
  tier: /^(registered|verified)$/,
  language: /^[a-z]{2,3}$/,
  country: /^[A-Z]{2}$/,
  min_rating: /^([34]|4\.5)$/,
  online: /^true$/,
  as_typed: /^true$/,
  sort: /^(relevance|newest|price_low|price_high|rating)$/,
  page: /^([1-9]|[1-4]\d|50)$/,
};

export function listStateOf(search: URLSearchParams): ListState {
  const state: ListState = {};
  for (const field of LIST_FIELDS) {
    const value = fieldOf(search, field);
    if (LOOKS[field].test(value)) state[field] = value;
  }
  return state;
}

/** Any change of the filters starts at the first page. */
export function listHref(state: ListState, change: Partial<Record<ListField, string | undefined>> = {}): string {
  const next = { ...state, page: undefined, ...change };
  // How words are read is nothing without them.
  if (next.q === undefined || next.q === '') next.as_typed = undefined;
  const search = new URLSearchParams();
  for (const field of LIST_FIELDS) {
    const value = next[field];
    if (
      value !== undefined &&
      value !== '' &&
      !(field === 'page' && value === '1') &&
      !(field === 'sort' && value === 'relevance')
    )
      search.set(field, value);
  }
  const text = search.toString();
  return text === '' ? '/services' : `/services?${text}`;
}

export const sortOf = (state: ListState): Sort => (state.sort as Sort | undefined) ?? 'relevance';

export const activeFilters = (state: ListState): Filter[] => FILTERS.filter((field) => state[field] !== undefined);

/** The same list without its filters, but for the words. */
export const withoutFilters = (state: ListState): string => listHref({ q: state.q, sort: state.sort } as ListState);
