import { statement, type Db } from '#kit/server/db/database.ts';
import { FACET_SAMPLE } from '../listing.ts';
import { subCategoriesOf, topCategories, topOf } from '../taxonomy.ts';
import { conditionsOf, type ListFilters } from './list-conditions.ts';

interface Counted {
  readonly slug: string;
  readonly count: number;
}

export interface Facets {
  readonly categories: { slug: string; name: string; count: number }[];
  /** True when there were more results than are counted. */
  readonly isSample: boolean;
}

const tops = statement('service_count_tops', 'select top_category as slug, sum(listed)::integer as count from category_count group by 1');
const subs = statement('service_count_subs', 'select category as slug, listed as count from category_count where top_category = $1');

/**
 * How results spread over the top categories or, inside one, over its sub-categories: as if no category of that level
 * were chosen, so that the reader sees where else there is something.
 */
export async function facetsOf(db: Db, filters: ListFilters, currency: string): Promise<Facets> {
  const top = filters.category === undefined ? undefined : topOf(filters.category);
  const counted = await count(db, { ...filters, category: top?.slug }, currency, top?.slug);
  const counts = new Map(counted.map((row) => [row.slug, row.count]));
  const shown = top === undefined ? topCategories() : subCategoriesOf(top.slug);
  return {
    categories: shown.map(({ slug, name }) => ({ slug, name, count: counts.get(slug) ?? 0 })),
    isSample: counted.reduce((all, row) => all + row.count, 0) >= FACET_SAMPLE && !isPlain(filters),
  };
}

const isPlain = ({ q, min_price, max_price, delivery_days }: ListFilters): boolean =>
  (q === undefined || q === '') && min_price === undefined && max_price === undefined && delivery_days === undefined;

async function count(db: Db, filters: ListFilters, currency: string, top: string | undefined): Promise<Counted[]> {
  if (isPlain(filters)) return top === undefined ? db.rows<Counted>(tops) : db.rows<Counted>(subs, [top]);
  const { where, values } = conditionsOf(filters, currency);
  const column = top === undefined ? 'top_category' : 'category';
  return db.rows<Counted>(
    `select ${column} as slug, count(*)::integer as count
     from (select ${column} from service_card where ${where} limit ${FACET_SAMPLE}) sample group by 1`,
    values,
  );
}
