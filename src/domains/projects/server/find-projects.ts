import type { TypedWords } from '#kit/server/search/query-plan.ts';
import { Best } from '#kit/server/search/best.ts';
import { ALL_WORDS, docsOf, understoodOf, type TextFound } from '#kit/server/search/kept-matches.ts';
import { byName, frequent, HARD, type Narrowing } from '#kit/server/search/narrowing.ts';
import type { ProjectSort } from '../finding.ts';
import type { ClientMarks } from './clients-now.ts';
import type { OpenProjects } from './open-projects.ts';
import type { ProjectIndex } from './project-index.ts';

export interface ProjectFilters {
  readonly top: string | null;
  readonly category: string | null;
  readonly skill: string | null;
  readonly minBudget: number | null;
  readonly maxBudget: number | null;
  /** In ms since the epoch. */
  readonly postedFrom: number | null;
  readonly maxProposals: number | null;
  readonly minHireRate: number | null;
  readonly isVerified: boolean;
  readonly isFunded: boolean;
}

/** Whose list it is: own projects are left out, and so are those that were hidden, or all others. */
export interface Reader {
  readonly id: string;
  readonly hidden: readonly string[];
  readonly isOnlyHidden: boolean;
  readonly skills: readonly string[];
}

export interface ProjectSearch extends TypedWords {
  readonly filters: ProjectFilters;
  readonly sort: ProjectSort;
  /** Where the page before ended; null for the first. */
  readonly after: { readonly key: number; readonly id: string } | null;
  readonly limit: number;
  /** Null where no filter goes by clients. */
  readonly clients: ClientMarks | null;
  /** Null for a list that is the same for everyone. */
  readonly reader: Reader | null;
}

const CATEGORY_BIT = 1;
const SKILL_BIT = 2;
const SKILLS_OFFERED = 20;
const POINTS = 3_500;
/** Above every fit: a project whose title is exactly what was typed. */
const EXACT = 10_000;
/** A number for the fit, and behind it the second of posting: of equal fits the newer one comes first. */
const SECONDS = 2 ** 33;

const KEYS: Readonly<
  Record<Exclude<ProjectSort, 'relevance' | 'fit'>, (columns: ProjectIndex['columns'], doc: number) => number>
> = {
  newest: (columns, doc) => columns.postedAt[doc] ?? 0,
  budget_high: (columns, doc) => columns.most[doc] ?? 0,
  few_proposals: (columns, doc) => -(columns.proposals[doc] ?? 0),
  ending_soon: (columns, doc) => -(columns.expiresAt[doc] ?? 0),
};

export function findProjects(open: OpenProjects, search: ProjectSearch) {
  const { index, reading, matches } = open;
  if (search.text === '') return { ...collect(open, search, index.everything(), null), ...ALL_WORDS };
  const text = matches.of(index, reading, search);
  const docs = docsOf(text, search.sort === 'relevance', search.needsAll);
  return { ...collect(open, search, docs, text), ...understoodOf(text) };
}

function narrow(
  { index, narrowing }: OpenProjects,
  { filters, clients, reader }: ProjectSearch,
  docs: Uint32Array,
): void {
  const { columns } = index;
  narrowing.begin(docs);
  narrowing.named(index.categories, filters.top, columns.top, CATEGORY_BIT);
  narrowing.named(index.categories, filters.category, columns.category, CATEGORY_BIT);
  if (filters.skill !== null) narrowing.among(columns.skills, index.skillSets.shared([filters.skill]), SKILL_BIT);
  if (filters.minBudget !== null) narrowing.within(columns.most, filters.minBudget, Infinity, HARD);
  if (filters.maxBudget !== null) narrowing.within(columns.least, 0, filters.maxBudget, HARD);
  if (filters.postedFrom !== null) narrowing.within(columns.postedAt, filters.postedFrom, Infinity, HARD);
  if (filters.maxProposals !== null) narrowing.within(columns.proposals, 0, filters.maxProposals, HARD);
  if (clients !== null) {
    const { minHireRate } = filters;
    if (filters.isVerified) narrowing.among(columns.client, clients.verified, HARD);
    if (minHireRate !== null)
      narrowing.among(
        columns.client,
        Uint8Array.from(clients.hireRate, (rate) => (rate >= minHireRate ? 1 : 0)),
        HARD,
      );
    if (filters.isFunded)
      narrowing.where(
        (doc) => (clients.spendable[columns.client[doc] ?? 0] ?? 0) >= (columns.funds[doc] ?? Infinity),
        HARD,
      );
  }
  if (reader !== null) leaveOut(index, narrowing, reader);
  narrowing.settle();
}

function leaveOut(index: ProjectIndex, narrowing: Narrowing, { id, hidden, isOnlyHidden }: Reader): void {
  const { clients, columns, length } = index;
  const own = clients.known(id);
  if (own >= 0) narrowing.where((doc) => columns.client[doc] !== own, HARD);
  if (hidden.length === 0 && !isOnlyHidden) return;
  const isHidden = new Uint8Array(length);
  for (const projectId of hidden) isHidden[index.numberOf(projectId) ?? length] = 1;
  narrowing.where(isOnlyHidden ? (doc) => isHidden[doc] === 1 : (doc) => isHidden[doc] === 0, HARD);
}

function collect(open: OpenProjects, search: ProjectSearch, docs: Uint32Array, text: TextFound | null) {
  const { index, narrowing } = open;
  const { sort, after, limit } = search;
  narrow(open, search, docs);
  const { columns, categories, skillSets } = index;
  const { places, total } = narrowing;
  const shared = sort === 'fit' ? skillSets.shared(search.reader?.skills ?? []) : null;
  const isLater = (a: number, b: number): boolean => index.idOf(a) > index.idOf(b);
  const best = new Best(limit + 1, isLater);
  for (let passing = 0; passing < total; passing += 1) {
    const place = places[passing] ?? 0;
    const doc = docs[place] ?? 0;
    const fit =
      shared === null
        ? Math.round(POINTS * (text?.fits[place] ?? 0)) + (text?.plan.exact.has(doc) === true ? EXACT : 0)
        : shared[columns.skills[doc] ?? 0];
    const key =
      sort === 'relevance' || sort === 'fit'
        ? (fit ?? 0) * SECONDS + Math.floor((columns.postedAt[doc] ?? 0) / 1_000)
        : KEYS[sort](columns, doc);
    if (after !== null && (key > after.key || (key === after.key && index.idOf(doc) >= after.id))) continue;
    best.offer(doc, key);
  }
  const ordered = best
    .inOrder()
    .map(({ doc, key }) => ({ id: index.idOf(doc), key, excerpt: index.excerpts[doc] ?? '' }));
  return {
    found: ordered,
    total,
    categories: byName(categories, narrowing.tally(columns.top, categories.size, CATEGORY_BIT)),
    skills: frequent(
      skillSets.bySkill(narrowing.tally(columns.skills, skillSets.size, SKILL_BIT)),
      SKILLS_OFFERED,
      search.filters.skill,
    ),
  };
}
