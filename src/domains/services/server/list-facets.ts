import { plannedEachTime, statement, type Db } from '#kit/server/db/database.ts';
import { FACET_SAMPLE } from '../listing.ts';
import { subCategoriesOf, topCategories, topOf } from '#domains/taxonomy/categories.ts';
import { conditionsOf, WHERE, type ListFilters } from './list-conditions.ts';

interface Counted {
  readonly slug: string;
  readonly count: number;
}

export interface Facets {
  readonly categories: { slug: string; name: string; count: number }[];
  /** True when there were more results than are counted. */
  readonly is_sample: boolean;
}

const tops = statement('service_count_tops', 'select top_category as slug, sum(listed)::integer as count from category_count group by 1');
const subs = statement('service_count_subs', 'select category as slug, listed as count from category_count where top_category = $1');

/**
 * How results spread over the top categories or, inside one, over its sub-categories: counted without the chosen
 * category of that level, so that the others have counts too.
 */
export async function facetsOf(db: Db, filters: ListFilters, currency: string): Promise<Facets> {
  const top = filters.category === undefined ? undefined : topOf(filters.category);
  const counted = await count(db, { ...filters, category: top?.slug }, currency, top?.slug);
  const counts = new Map(counted.map((row) => [row.slug, row.count]));
  const shown = top === undefined ? topCategories() : subCategoriesOf(top.slug);
  return {
    categories: shown.map(({ slug, name }) => ({ slug, name, count: counts.get(slug) ?? 0 })),
    is_sample: counted.reduce((all, row) => all + row.count, 0) >= FACET_SAMPLE && !isPlain(filters),
  };
}

const isPlain = ({ q, min_price, max_price, delivery_days }: ListFilters): boolean =>
  (q === undefined || q === '') && min_price === undefined && max_price === undefined && delivery_days === undefined;

const sampleOf = <Column extends 'top_category' | 'category'>(column: Column) =>
  plannedEachTime(
    statement(
      `service_count_sample_${column}`,
      `select ${column} as slug, count(*)::integer as count
       from (select ${column} from service_card where ${WHERE} limit ${FACET_SAMPLE}) sample group by 1`,
    ),
  );
const sampledTops = sampleOf('top_category');
const sampledSubs = sampleOf('category');

async function count(db: Db, filters: ListFilters, currency: string, top: string | undefined): Promise<Counted[]> {
  if (isPlain(filters)) return top === undefined ? db.rows(tops) : db.rows(subs, [top]);
  const values = conditionsOf(filters, currency);
  return top === undefined ? db.rows(sampledTops, values) : db.rows(sampledSubs, values);
}
