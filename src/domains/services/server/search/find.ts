import type { Sort } from '../../listing.ts';
import { NEWCOMER_PLACES, NEWCOMER_REVIEWS } from '../../rank.ts';
import { Best } from './best.ts';
import type { Columns } from './columns.ts';
import { countFacets, type FacetCounts, type FacetsWanted } from './facets.ts';
import { failedFilters, type Filters } from './filters.ts';
import type { QueryPlan } from './query-plan.ts';
import type { ServiceIndex } from './service-index.ts';
import { mostTextPoints, textPoints, type TextMatches } from './text-match.ts';

export interface Search {
  /** Null without words. */
  readonly plan: QueryPlan | null;
  readonly filters: Filters;
  readonly sort: Sort;
  readonly offset: number;
  readonly limit: number;
  /** Null for no counts. */
  readonly facets: FacetsWanted | null;
  /** By seller: 1 for one who is online now. */
  readonly online: Uint8Array;
  /** Changes who gets the newcomers' places. */
  readonly day: number;
}

export interface Found {
  readonly docs: readonly number[];
  readonly total: number;
  /** Some words were left out or corrected. */
  readonly isSimilar: boolean;
  readonly corrected: string | null;
  readonly facets: FacetCounts | null;
}

/** Above every score: a service whose title is exactly what was typed. */
const EXACT = 100_000;
/** From these best newcomers the day chooses. */
const NEWCOMER_POOL = 12;

const KEYS: Readonly<Record<Exclude<Sort, 'relevance'>, (columns: Columns, doc: number) => number>> = {
  newest: (columns, doc) => columns.publishedAt[doc] ?? 0,
  price_low: (columns, doc) => -(columns.price[doc] ?? 0),
  price_high: (columns, doc) => columns.price[doc] ?? 0,
  rating: (columns, doc) => columns.rating[doc] ?? 0,
};

export function findServices(index: ServiceIndex, matches: TextMatches, search: Search): Found {
  const { plan } = search;
  if (plan === null) return { ...collect(index, matches, search, index.onSale()), isSimilar: false, corrected: null };
  const whole = collect(index, matches, search, matches.match(index, plan, false));
  if (whole.total > 0 || plan.slots.length === 0) return { ...whole, isSimilar: plan.corrected !== null, corrected: plan.corrected };
  return { ...collect(index, matches, search, matches.match(index, plan, true)), isSimilar: true, corrected: plan.corrected };
}

function collect(index: ServiceIndex, matches: TextMatches, search: Search, docs: Uint32Array): Omit<Found, 'isSimilar' | 'corrected'> {
  const { plan, sort, offset, limit, facets, online } = search;
  const { columns } = index;
  const failed = failedFilters(index, search.filters, online, docs);
  const isLater = (a: number, b: number): boolean => (index.ids[a] ?? '') > (index.ids[b] ?? '');
  const best = new Best(offset + limit + NEWCOMER_PLACES.length, sort === 'price_low' ? (a, b) => !isLater(a, b) : isLater);
  const newcomers = new Best(plan === null || sort !== 'relevance' ? 0 : NEWCOMER_POOL, isLater);
  const keyOf = sort === 'relevance' ? null : KEYS[sort];
  let total = 0;

  const offerByRank = (doc: number): void => {
    const stored = columns.score[doc] ?? 0;
    if (plan === null) return best.offer(doc, stored);
    const quality = matches.qualityOf(doc);
    const isExact = plan.exact.has(doc);
    const isNew = (columns.reviews[doc] ?? 0) < NEWCOMER_REVIEWS;
    const most = stored + mostTextPoints(quality);
    if (!isExact && most < best.bar && !(isNew && most >= newcomers.bar)) return;
    const key = stored + textPoints(index, plan.slots, quality, doc) + (isExact ? EXACT : 0);
    best.offer(doc, key);
    if (isNew) newcomers.offer(doc, key);
  };

  for (let place = 0; place < docs.length; place += 1) {
    if (failed[place] !== 0) continue;
    const doc = docs[place] ?? 0;
    total += 1;
    if (keyOf === null) offerByRank(doc);
    else best.offer(doc, keyOf(columns, doc));
  }
  const ordered = withNewcomers(index, best.inOrder(), newcomers.inOrder(), search.day);
  const counts = facets === null ? null : countFacets(index, facets, online, docs, failed);
  return { docs: ordered.slice(offset, offset + limit), total, facets: counts };
}

/** The first page has at least three newcomers, if there are that many: who did not earn a place gets one of those kept for them. */
function withNewcomers(index: ServiceIndex, best: readonly { doc: number }[], pool: readonly { doc: number }[], day: number): number[] {
  const order = best.map(({ doc }) => doc);
  const first = new Set(order.slice(0, NEWCOMER_PLACES.at(-1)));
  const onFirst = pool.filter(({ doc }) => first.has(doc)).length;
  const others = pool.filter(({ doc }) => !first.has(doc)).map(({ doc }) => doc);
  const lacking = Math.min(NEWCOMER_PLACES.length - onFirst, others.length);
  if (lacking <= 0 || order.length < NEWCOMER_PLACES[0]) return order;
  const chosen = others.toSorted((a, b) => turnOf(index, a, day) - turnOf(index, b, day)).slice(0, lacking);
  const rest = order.filter((doc) => !chosen.includes(doc));
  chosen.forEach((doc, turn) => rest.splice((NEWCOMER_PLACES[NEWCOMER_PLACES.length - lacking + turn] ?? 1) - 1, 0, doc));
  return rest;
}

/** Another order of the same services each day. */
function turnOf(index: ServiceIndex, doc: number, day: number): number {
  let hash = day | 0;
  for (const sign of index.ids[doc] ?? '') hash = (Math.imul(hash, 31) + sign.charCodeAt(0)) | 0;
  return hash;
}
