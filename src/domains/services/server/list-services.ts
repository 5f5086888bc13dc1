import { statement, type Db, type Statement } from '#kit/server/db/database.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import type { listServices } from '../contract.ts';
import { COUNT_CAP, PAGE_SIZE, pagesFor, TEXT_CANDIDATES, type Sort } from '../listing.ts';
import { conditionsOf, scopeOf, type Scope } from './list-conditions.ts';
import { facetsOf } from './list-facets.ts';

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

const cardsAndTotal = (source: string, total: string) => `select (select string_agg(card, ',') from (${source}) page) as cards, (${total}) as total`;

/** The hot path: no words, no ranges. One kept plan per scope, sort and first page or later. */
const browse = new Map<string, Statement>();
export function browseStatement(scope: Scope, sort: Sort, isFirst: boolean): Statement {
  const key = `service_list_${scope}_${sort}_${isFirst ? 'first' : 'later'}`;
  let made = browse.get(key);
  if (made === undefined) {
    const where = scope === 'all' ? '' : scope === 'top' ? 'where top_category = $1' : 'where category = $1';
    const offset = isFirst ? '' : ` offset $${scope === 'all' ? 1 : 2}::integer`;
    made = statement(key, cardsAndTotal(`select card from service_card ${where} order by ${order[sort]} limit ${PAGE_SIZE}${offset}`, keptCount[scope]));
    browse.set(key, made);
  }
  return made;
}

async function browsed(db: Db, query: ListQuery, offset: number): Promise<Found> {
  const { scope, value } = scopeOf(query.category);
  const values = [...(value === null ? [] : [value]), ...(offset === 0 ? [] : [offset])];
  return found(await db.hot<Found>(browseStatement(scope, query.sort ?? 'relevance', offset === 0), values));
}

/** With ranges or words the plan depends on the values, so these are planned each time. */
async function filtered(db: Db, query: ListQuery, offset: number, currency: string): Promise<Found> {
  const { where, values } = conditionsOf(query, currency);
  const sort = order[query.sort ?? 'relevance'];
  const source = `select card from service_card where ${where} order by ${sort} limit ${PAGE_SIZE} offset ${offset}`;
  return found(
    await db.row<Found>(
      cardsAndTotal(source, `select count(*)::integer from (select from service_card where ${where} limit ${COUNT_CAP + 1}) counted`),
      values,
    ),
  );
}

/** Words: among the matches with the best stored score, the closest wording first (LIM-38: text 35). */
async function ranked(db: Db, query: ListQuery, offset: number, currency: string): Promise<Found> {
  const { where, values, words } = conditionsOf(query, currency);
  const sql = `with candidate as materialized (
      select service_id, card, score, heading from service_card where ${where} order by score desc, service_id desc limit ${TEXT_CANDIDATES + 1}
    )
    ${cardsAndTotal(
      `select card from candidate order by ts_rank(heading, ${words}, 32) * 3500 + score desc, service_id desc limit ${PAGE_SIZE} offset ${offset}`,
      'select count(*)::integer from candidate',
    )}`;
  return found(await db.row<Found>(sql, values));
}

/** Nothing has the words: titles that look alike, such as the same word misspelt. */
async function similar(db: Db, query: ListQuery, offset: number, currency: string): Promise<Found> {
  const { where, values } = conditionsOf({ ...query, q: undefined }, currency);
  const term = `$${values.length + 1}::text`;
  const sql = `with candidate as materialized (
      select service_id, card, word_similarity(${term}, title) as likeness from service_card where ${where} and ${term} <% title limit ${TEXT_CANDIDATES}
    )
    ${cardsAndTotal(`select card from candidate order by likeness desc, service_id desc limit ${PAGE_SIZE} offset ${offset}`, 'select count(*)::integer from candidate')}`;
  return found(await db.row<Found>(sql, [...values, query.q ?? '']));
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
  let result = await read(db, query, offset, currency);
  if (hasWords && result.total === 0) {
    result = await similar(db, query, offset, currency);
    if (result.total > 0) match = 'similar';
  }
  const cap = byWords ? TEXT_CANDIDATES : hasWords || hasRange ? COUNT_CAP : Infinity;
  const total = Math.min(result.total, cap);
  const facets = query.facets === 'true' && match === 'all' ? JSON.stringify(await facetsOf(db, query, currency)) : 'null';
  return `{"items":[${result.cards ?? ''}],"total":${total},"totalIsFloor":${result.total > cap},"page":${page},"pages":${pagesFor(total)},"match":"${match}","currency":"${currency}","facets":${facets}}`;
}
