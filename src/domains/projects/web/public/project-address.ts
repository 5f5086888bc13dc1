/** The state of a list of projects is its address: reads it, and writes it with one thing changed. */
import { AMOUNT, fieldOf, WORDS } from '#kit/list-address.ts';
import { withSearch } from '#kit/with-search.ts';

export const PROJECT_FILTERS = [
  'q',
  'category',
  'skill',
  'min_budget',
  'max_budget',
  'posted_within',
  'max_proposals',
  'min_hire_rate',
  'verified',
  'funded',
] as const;
export type ProjectFilter = (typeof PROJECT_FILTERS)[number];
const PROJECT_FIELDS = [...PROJECT_FILTERS, 'as_typed', 'sort', 'cursor', 'hidden'] as const;
export type ProjectField = (typeof PROJECT_FIELDS)[number];
export type ProjectListState = Partial<Record<ProjectField, string>>;

/** What each field may look like in an address; anything else in it is ignored rather than refused. */
const LOOKS: Readonly<Partial<Record<ProjectField, RegExp>>> = {
  q: WORDS,
  category: /^[a-z0-9-]{1,80}$/,
  skill: /^[a-z0-9-]{1,80}$/,
  min_budget: AMOUNT,
  max_budget: AMOUNT,
  posted_within: /^([1-9]|[1-8]\d|90)$/,
  max_proposals: /^\d{1,3}$/,
  min_hire_rate: /^([1-9]?\d|100)$/,
  verified: /^true$/,
  funded: /^true$/,
  as_typed: /^true$/,
  sort: /^(relevance|newest|budget_high|few_proposals|ending_soon)$/,
  cursor: /^-?\d{1,19}%7E[0-9a-f-]{36}$|^-?\d{1,19}~[0-9a-f-]{36}$/,
};

/** People at work also see best fits first, and what they hid. */
const AT_WORK: Readonly<Partial<Record<ProjectField, RegExp>>> = { sort: /^fit$/, hidden: /^true$/ };

export function projectStateOf(search: URLSearchParams, isAtWork = false): ProjectListState {
  const state: ProjectListState = {};
  for (const field of PROJECT_FIELDS) {
    const value = fieldOf(search, field);
    if (LOOKS[field]?.test(value) === true || (isAtWork && AT_WORK[field]?.test(value) === true)) state[field] = value;
  }
  return state;
}

/** Any change of the filters starts at the first page. */
export function projectsHref(path: string, state: ProjectListState, change: ProjectListState = {}): string {
  const next: ProjectListState = { ...state, cursor: '', ...change };
  // How words are read is nothing without them.
  if ((next.q ?? '') === '') next.as_typed = '';
  const search = new URLSearchParams();
  for (const field of PROJECT_FIELDS) {
    const value = next[field];
    if (value !== undefined && value !== '') search.set(field, value);
  }
  return withSearch(path, search);
}

/** The same list without its filters, but for the words. */
export const withoutFilters = (path: string, { q = '', sort = '', hidden = '' }: ProjectListState): string =>
  projectsHref(path, { q, sort, hidden });
