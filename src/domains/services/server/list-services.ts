import { statement, type Db, type Statement } from '#kit/server/db/database.ts';
import { ALL_WORDS, saidOf } from '#kit/server/search/kept-matches.ts';
import type { ServiceCard } from '../shapes.ts';
import type { ServiceList } from '../contract.ts';
import { PAGE_SIZE, pagesFor, type Sort } from '../listing.ts';
import { filtersOf, isPlain, scopeOf, type ListQuery, type Scope, type SearchContext } from './list-conditions.ts';
import { searchServices } from './search-services.ts';
import { cardsFrom } from './stored.ts';

interface Found {
  readonly cards: ServiceCard[];
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
  top: 'select coalesce(sum(listed), 0)::integer from category_count where top_category = :category',
  sub: 'select coalesce(sum(listed), 0)::integer from category_count where category = :category',
};

const cardsAndTotal = (source: string, total: string) =>
  `select (select json_agg(card::json) from (${source}) page) as cards, (${total}) as "total!"`;

const whereOf: Record<Scope, string> = {
  all: '',
  top: 'where top_category = :category',
  sub: 'where category = :category',
};

const page = <Which extends Scope, By extends Sort, Part extends 'first' | 'later'>(which: Which, by: By, part: Part) =>
  statement(
    `service_list_${which}_${by}_${part}`,
    cardsAndTotal(
      `select card from service_card ${whereOf[which]} order by ${order[by]}
        limit ${PAGE_SIZE}${part === 'first' ? '' : ' offset :offset::integer'}`,
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
interface Row {
  /** As they are stored; null when there are none. */
  readonly cards: unknown;
  readonly total: number;
}
type BySort<Params extends object> = Readonly<Record<Sort, Statement<Params, Row>>>;

/** The hot path: nothing but a category. One kept plan per scope, sort and first page or later. */
export const firstOfAll: BySort<object> = bySort((by) => page('all', by, 'first'));
const laterOfAll: BySort<{ offset: number }> = bySort((by) => page('all', by, 'later'));
const firstOf: Record<'top' | 'sub', BySort<{ category: string }>> = {
  top: bySort((by) => page('top', by, 'first')),
  sub: bySort((by) => page('sub', by, 'first')),
};
const laterOf: Record<'top' | 'sub', BySort<{ category: string; offset: number }>> = {
  top: bySort((by) => page('top', by, 'later')),
  sub: bySort((by) => page('sub', by, 'later')),
};

async function browsed(db: Db, query: ListQuery, offset: number): Promise<Found> {
  const { scope, value: category } = scopeOf(query.category);
  const by = query.sort ?? 'relevance';
  if (scope === 'all' || category === null)
    return found(await (offset === 0 ? db.row(firstOfAll[by]) : db.row(laterOfAll[by], { offset })));
  return found(
    await (offset === 0 ? db.row(firstOf[scope][by], { category }) : db.row(laterOf[scope][by], { category, offset })),
  );
}

const found = (row: Row | undefined): Found => ({ cards: cardsFrom(row?.cards), total: row?.total ?? 0 });

type Answer = Found & Pick<ServiceList, 'match' | 'corrected' | 'translated_from' | 'named_category' | 'facets'>;

/** Read as it is stored: nothing but a category, and no counts, which take the index. */
const plainList = async (db: Db, query: ListQuery, offset: number): Promise<Answer> => ({
  ...(await browsed(db, query, offset)),
  ...saidOf(0, ALL_WORDS),
  named_category: null,
  facets: null,
});

/** One page of services on sale; `needsAll` leaves out what has only some of the words. */
export async function servicesFound(
  db: Db,
  query: ListQuery,
  context: SearchContext,
  needsAll = false,
): Promise<ServiceList> {
  const { currency } = context.config;
  const page = query.page ?? 1;
  const offset = (page - 1) * PAGE_SIZE;
  const filters = filtersOf(query, currency);
  const needsIndex = !isPlain(filters) || (query.q ?? '') !== '' || query.facets === 'true';
  const list = await (needsIndex
    ? searchServices(db, query, filters, context, needsAll)
    : plainList(db, query, offset));
  const { cards, total, ...answer } = list;
  return {
    items: cards,
    total,
    total_is_floor: false,
    page,
    pages: pagesFor(total),
    ...answer,
    currency,
  };
}
