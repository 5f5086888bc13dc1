import type { TypedWords } from '#kit/server/search/query-plan.ts';
import { Best } from '#kit/server/search/best.ts';
import { ALL_WORDS, docsOf, understoodOf, type TextFound, type Understood } from '#kit/server/search/kept-matches.ts';
import type { OpenIndex } from '#kit/server/search/open-index.ts';
import type { Sort } from '../../listing.ts';
import { NEWCOMER_PLACES, NEWCOMER_REVIEWS, RANK_WEIGHTS } from '../../rank.ts';
import { countFacets, type FacetCounts, type FacetsWanted } from './facets.ts';
import { narrow, type Filters } from './filters.ts';
import type { ServiceColumns, ServiceIndex } from './service-index.ts';

export interface Search extends TypedWords {
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

export interface Found extends Understood {
  readonly docs: readonly number[];
  readonly total: number;
  readonly facets: FacetCounts | null;
}

/** Above every score: a service whose title is exactly what was typed. */
const EXACT = 1_000_000;
/** Above every sum of points: what fits a band better comes before all of the next, whatever else speaks for it. */
const BAND = 10_000;
/** How many bands of fit there are, from the best fit down to none. */
const BANDS = 6;

/** What a fit is worth beside the best one: its band, and within it hundredths of a point. */
export function worthOf(best: number): (fit: number) => number {
  return (fit) => textPoints(fit) + (best === 0 ? 0 : BAND * Math.round((fit / best) * BANDS));
}
/** From these best newcomers the day chooses. */
const NEWCOMER_POOL = 12;
const TEXT_POINTS = RANK_WEIGHTS.text * 100;

/** Hundredths of a point for words, of at most 3,500. */
export const textPoints = (fit: number): number => Math.round(TEXT_POINTS * fit);

const KEYS: Readonly<Record<Exclude<Sort, 'relevance'>, (columns: ServiceColumns, doc: number) => number>> = {
  newest: (columns, doc) => columns.publishedAt[doc] ?? 0,
  price_low: (columns, doc) => -(columns.price[doc] ?? 0),
  price_high: (columns, doc) => columns.price[doc] ?? 0,
  rating: (columns, doc) => columns.rating[doc] ?? 0,
};

export function findServices(open: OpenIndex<ServiceIndex>, search: Search): Found {
  const { index, reading, matches } = open;
  if (search.text === '') return { ...collect(open, search, index.everything(), null), ...ALL_WORDS };
  const text = matches.of(index, reading, search);
  const docs = docsOf(text, search.sort === 'relevance', search.needsAll);
  return { ...collect(open, search, docs, text), ...understoodOf(text) };
}

function collect(
  { index, narrowing }: OpenIndex<ServiceIndex>,
  { filters, sort, offset, limit, facets, online, day }: Search,
  docs: Uint32Array,
  text: TextFound | null,
): Omit<Found, keyof Understood> {
  narrow(narrowing, index, filters, online, docs);
  const isLater = (a: number, b: number): boolean => index.idOf(a) > index.idOf(b);
  const best = new Best(
    offset + limit + NEWCOMER_PLACES.length,
    sort === 'price_low' ? (a, b) => !isLater(a, b) : isLater,
  );
  const hasNewcomers = text !== null && sort === 'relevance';
  const newcomers = new Best(hasNewcomers ? NEWCOMER_POOL : 0, isLater);
  const { score, reviews } = index.columns;
  const exact = text === null || text.plan.exact.size === 0 ? null : text.plan.exact;
  const worth = text === null || sort !== 'relevance' ? null : worthOf(text.best);
  const keyOf = sort === 'relevance' ? null : KEYS[sort];
  const { places, total } = narrowing;
  const fits = text?.fits ?? null;
  // What is worse than all that were taken is not offered: nearly everything.
  let [bar, newcomersBar] = [best.bar, newcomers.bar];
  for (let passing = 0; passing < total; passing += 1) {
    const place = places[passing] ?? 0;
    const doc = docs[place] ?? 0;
    const points = keyOf === null ? (score[doc] ?? 0) + (worth?.(fits?.[place] ?? 0) ?? 0) : keyOf(index.columns, doc);
    const key = exact !== null && keyOf === null && exact.has(doc) ? points + EXACT : points;
    if (key >= bar) {
      best.offer(doc, key);
      ({ bar } = best);
    }
    if (hasNewcomers && key >= newcomersBar && (reviews[doc] ?? 0) < NEWCOMER_REVIEWS) {
      newcomers.offer(doc, key);
      newcomersBar = newcomers.bar;
    }
  }
  const inOrder = best.inOrder().map(({ doc }) => doc);
  const order = text === null || keyOf !== null ? inOrder : withoutCrowding(inOrder, index.columns.seller);
  const ordered = withNewcomers(index, order, newcomers.inOrder(), day);
  const counts = facets === null ? null : countFacets(narrowing, index, facets, online);
  return { docs: ordered.slice(offset, offset + limit), total, facets: counts };
}

/** Of so many first places one seller has at most so many. */
export const CROWDED_PLACES = 8;
export const MOST_OF_ONE = 2;

/** What a seller has beyond their share of the first places follows behind those; the first page stays the same set. */
function withoutCrowding(order: readonly number[], sellers: ServiceColumns['seller']): readonly number[] {
  const [first, waiting]: [number[], number[]] = [[], []];
  const page = order.slice(0, NEWCOMER_PLACES.at(-1));
  for (const doc of page) {
    const own = first.filter((other) => sellers[other] === sellers[doc]).length;
    if (first.length < CROWDED_PLACES && own >= MOST_OF_ONE) waiting.push(doc);
    else {
      if (first.length === CROWDED_PLACES) first.push(...waiting.splice(0));
      first.push(doc);
    }
  }
  return [...first, ...waiting, ...order.slice(page.length)];
}

/**
 * The first page has at least three newcomers, if there are that many: who did not earn a place gets one of those kept
 * for them.
 */
function withNewcomers(
  index: ServiceIndex,
  order: readonly number[],
  pool: readonly { doc: number }[],
  day: number,
): readonly number[] {
  const first = new Set(order.slice(0, NEWCOMER_PLACES.at(-1)));
  const onFirst = pool.filter(({ doc }) => first.has(doc)).length;
  const others = pool.filter(({ doc }) => !first.has(doc)).map(({ doc }) => doc);
  const lacking = Math.min(NEWCOMER_PLACES.length - onFirst, others.length);
  if (lacking <= 0 || order.length < NEWCOMER_PLACES[0]) return order;
  const chosen = others.toSorted((a, b) => turnOf(index, a, day) - turnOf(index, b, day)).slice(0, lacking);
  const rest = order.filter((doc) => !chosen.includes(doc));
  chosen.forEach((doc, turn) =>
    rest.splice((NEWCOMER_PLACES[NEWCOMER_PLACES.length - lacking + turn] ?? 1) - 1, 0, doc),
  );
  return rest;
}

/** Another order of the same services each day. */
function turnOf(index: ServiceIndex, doc: number, day: number): number {
  let hash = day | 0;
  for (const sign of index.idOf(doc)) hash = (Math.imul(hash, 31) + sign.charCodeAt(0)) | 0;
  return hash;
}
