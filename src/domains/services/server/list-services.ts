import { plannedEachTime, statement, type Db, type Statement } from '#kit/server/db/database.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import type { listServices } from '../contract.ts';
import { COUNT_CAP, PAGE_SIZE, pagesFor, TEXT_CANDIDATES, type Sort } from '../listing.ts';
import { conditionsOf, scopeOf, WHERE, WORDS, type Scope } from './list-conditions.ts';
import { facetsOf } from './list-facets.ts';
import { cardsFrom } from './stored.ts';

export type ListQuery = Parsed<typeof listServices>['query'];
type ListData = DataOf<typeof listServices>;

interface Found {
  /** Cards as ready JSON, joined by commas; null when there are none. */
  readonly cards: string | null;
  readonly total: number;
}

const order: Record<Sort, string> = {
  relevance: 'score desc, service_id desc',
  newest: 'published_at desc, service_id desc',
  price_low: 'price, service_id',
  price_high: 'price desc, service_id desc',
  rating: 'rating desc, service_id desc',
};

const keptCount: Record<Scope, string> = {
  all: 'select coalesce(sum(listed), 0)::integer from category_count',
  top: 'select coalesce(sum(listed), 0)::integer from category_count where top_category = $1',
  sub: 'select coalesce(sum(listed), 0)::integer from category_count where category = $1',
};

const cardsAndTotal = (source: string, total: string) => `select (select string_agg(card, ',') from (${source}) page) as cards, (${total}) as "total!"`;

const whereOf: Record<Scope, string> = { all: '', top: 'where top_category = $1', sub: 'where category = $1' };

const page = <Which extends Scope, By extends Sort, Part extends 'first' | 'later'>(which: Which, by: By, part: Part) =>
  statement(
    `service_list_${which}_${by}_${part}`,
    cardsAndTotal(
      `select card from service_card ${whereOf[which]} order by ${order[by]} limit ${PAGE_SIZE}${part === 'first' ? '' : ` offset $${which === 'all' ? 1 : 2}::integer`}`,
      keptCount[which],
    ),
  );
const bySort = <Made>(make: (by: Sort) => Made): Readonly<Record<Sort, Made>> => ({
  relevance: make('relevance'),
  newest: make('newest'),
  price_low: make('price_low'),
  price_high: make('price_high'),
  rating: make('rating'),
});
type BySort<Values extends readonly unknown[]> = Readonly<Record<Sort, Statement<Values, Found>>>;

/** The hot path: no words, no ranges. One kept plan per scope, sort and first page or later. */
export const firstOfAll: BySort<readonly []> = bySort((by) => page('all', by, 'first'));
const laterOfAll: BySort<readonly [offset: number]> = bySort((by) => page('all', by, 'later'));
const firstOf: Record<'top' | 'sub', BySort<readonly [category: string]>> = {
  top: bySort((by) => page('top', by, 'first')),
  sub: bySort((by) => page('sub', by, 'first')),
};
const laterOf: Record<'top' | 'sub', BySort<readonly [category: string, offset: number]>> = {
  top: bySort((by) => page('top', by, 'later')),
  sub: bySort((by) => page('sub', by, 'later')),
};

async function browsed(db: Db, query: ListQuery, offset: number): Promise<Found> {
  const { scope, value } = scopeOf(query.category);
  const by = query.sort ?? 'relevance';
  if (scope === 'all' || value === null) return found(await (offset === 0 ? db.hot(firstOfAll[by]) : db.hot(laterOfAll[by], [offset])));
  return found(await (offset === 0 ? db.hot(firstOf[scope][by], [value]) : db.hot(laterOf[scope][by], [value, offset])));
}

/** With ranges or words the plan depends on the values, so these are planned each time. */
const filteredBy: BySort<readonly [...ReturnType<typeof conditionsOf>, offset: number]> = bySort((by) =>
  plannedEachTime(
    statement(
      `service_list_filtered_${by}`,
      cardsAndTotal(
        `select card from service_card where ${WHERE} order by ${order[by]} limit ${PAGE_SIZE} offset $7`,
        `select count(*)::integer from (select from service_card where ${WHERE} limit ${COUNT_CAP + 1}) counted`,
      ),
    ),
  ),
);

async function filtered(db: Db, query: ListQuery, offset: number, currency: string): Promise<Found> {
  return found(await db.row(filteredBy[query.sort ?? 'relevance'], [...conditionsOf(query, currency), offset]));
}

/** Words: among the matches with the best stored score, the closest wording first (LIM-38: text 35). */
const rankedByWords = plannedEachTime(
  statement(
    'service_list_ranked',
    `with candidate as materialized (
      select service_id, card, score, heading from service_card where ${WHERE} order by score desc, service_id desc limit ${TEXT_CANDIDATES + 1}
    )
    ${cardsAndTotal(
      `select card from candidate order by ts_rank(heading, ${WORDS}, 32) * 3500 + score desc, service_id desc limit ${PAGE_SIZE} offset $7`,
      'select count(*)::integer from candidate',
    )}`,
  ),
);

async function ranked(db: Db, query: ListQuery, offset: number, currency: string): Promise<Found> {
  return found(await db.row(rankedByWords, [...conditionsOf(query, currency), offset]));
}

/** Without a match: similar titles, such as the same word misspelled. */
const alike = plannedEachTime(
  statement(
    'service_list_similar',
    `with candidate as materialized (
      select service_id, card, word_similarity($8::text, title) as likeness from service_card where ${WHERE} and $8::text <% title limit ${TEXT_CANDIDATES}
    )
    ${cardsAndTotal(`select card from candidate order by likeness desc, service_id desc limit ${PAGE_SIZE} offset $7`, 'select count(*)::integer from candidate')}`,
  ),
);

async function similar(db: Db, query: ListQuery, offset: number, currency: string): Promise<Found> {
  return found(await db.row(alike, [...conditionsOf({ ...query, q: undefined }, currency), offset, query.q ?? '']));
}

const found = (row: Found | undefined): Found => row ?? { cards: null, total: 0 };

/** One page of services on sale, as JSON text in the shape of the contract's `data`. */
export async function servicesFound(db: Db, query: ListQuery, currency: string): Promise<string> {
  const hasWords = query.q !== undefined && query.q !== '';
  const hasRange = query.min_price !== undefined || query.max_price !== undefined || query.delivery_days !== undefined;
  const page = query.page ?? 1;
  const offset = (page - 1) * PAGE_SIZE;
  const byWords = hasWords && (query.sort ?? 'relevance') === 'relevance';
  const read = byWords ? ranked : hasWords || hasRange ? filtered : browsed;
  let match: ListData['match'] = 'all';
  const [first, facets] = await Promise.all([read(db, query, offset, currency), query.facets === 'true' ? facetsOf(db, query, currency) : null]);
  let result = first;
  if (hasWords && result.total === 0) {
    result = await similar(db, query, offset, currency);
    if (result.total > 0) match = 'similar';
  }
  const cap = byWords ? TEXT_CANDIDATES : hasWords || hasRange ? COUNT_CAP : Infinity;
  const total = Math.min(result.total, cap);
  return `{"items":[${cardsFrom(result.cards ?? '')}],"total":${total},"total_is_floor":${result.total > cap},"page":${page},"pages":${pagesFor(total)},"match":"${match}","currency":"${currency}","facets":${match === 'all' ? JSON.stringify(facets) : 'null'}}`;
}
