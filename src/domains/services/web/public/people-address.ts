/** The state of the list of freelancers is its address: reads it, and writes it with one thing changed. */
import { AMOUNT, fieldOf, WORDS } from '#kit/list-address.ts';

/** What narrows the list, in the order it is shown. */
export const PEOPLE_FILTERS = [
  'q',
  'category',
  'skill',
  'level',
  'country',
  'language',
  'max_price',
  'min_rating',
  'online',
] as const;
export const PEOPLE_FIELDS = [...PEOPLE_FILTERS, 'as_typed', 'sort', 'page'] as const;
export type PeopleField = (typeof PEOPLE_FIELDS)[number];
export type PeopleState = Partial<Record<PeopleField, string>>;

/** What each field may look like in an address; anything else in it is ignored rather than refused. */
const LOOKS: Readonly<Record<PeopleField, RegExp>> = {
  q: WORDS,
  category: /^[a-z0-9-]{1,80}$/,
  skill: /^[a-z0-9-]{1,80}$/,
  level: /^(new|level_1|level_2|top)$/,
  country: /^[A-Z]{2}$/,
  language: /^[a-z]{2,3}$/,
  max_price: AMOUNT,
  min_rating: /^([34]|4\.5)$/,
  online: /^true$/,
  as_typed: /^true$/,
  sort: /^(relevance|rating|price_low)$/,
  page: /^([1-9]|[1-4]\d|50)$/,
};
const PLAIN: Partial<PeopleState> = { sort: 'relevance', page: '1' };

export function peopleStateOf(search: URLSearchParams): PeopleState {
  const state: PeopleState = {};
  for (const field of PEOPLE_FIELDS) {
    const value = fieldOf(search, field);
    if (LOOKS[field].test(value)) state[field] = value;
  }
  return state;
}

/** Any change of the filters starts at the first page. */
export function peopleHref(state: PeopleState, change: PeopleState = {}): string {
  const next: PeopleState = { ...state, page: '1', ...change };
  // How words are read is nothing without them.
  if ((next.q ?? '') === '') next.as_typed = '';
  const search = new URLSearchParams();
  for (const field of PEOPLE_FIELDS) {
    const value = next[field];
    if (value !== undefined && value !== '' && value !== PLAIN[field]) search.set(field, value);
  }
  const text = search.toString();
  return text === '' ? '/services/people' : `/services/people?${text}`;
}
