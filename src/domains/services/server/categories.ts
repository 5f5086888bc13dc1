import { Failure } from '#kit/errors.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { money } from '#kit/money.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { categoryPage, serviceCategories } from '../contract.ts';
import { categoryBySlug, isTopCategory, topCategories, topOf, type Category } from '#domains/taxonomy/categories.ts';
import { blurbOf, textsOf } from '#domains/taxonomy/category-texts.ts';
import { cardsFrom } from './stored.ts';

const counts = statement('service_category_counts', 'select category, listed from category_count');

async function listedByCategory(db: Db): Promise<(category: Category) => number> {
  const rows = await db.rows(counts);
  const listed = new Map(rows.map((row) => [row.category, row.listed]));
  const countBySlug = (slug: string) => listed.get(slug) ?? 0;
  return (category) =>
    isTopCategory(category)
      ? category.subCategories.reduce((all, sub) => all + countBySlug(sub.slug), 0)
      : countBySlug(category.slug);
}

export async function categoriesWithCounts(db: Db): Promise<DataOf<typeof serviceCategories>> {
  const countOf = await listedByCategory(db);
  const categories = topCategories().map((top) => ({
    slug: top.slug,
    name: top.name,
    blurb: textsOf(top).blurb,
    motif: top.motif,
    count: countOf(top),
    sub_categories: top.subCategories.map((sub) => ({ slug: sub.slug, name: sub.name, count: countOf(sub) })),
  }));
  return { total: categories.reduce((all, { count }) => all + count, 0), categories };
}

const BAND_NAMES = ['low', 'middle', 'high'] as const;
/** With fewer prices than this, thirds are meaningless. */
const BANDS_FROM = 6;
/** In a large category prices and times are read from this many of the best, which is enough for the thirds. */
const SAMPLE = 600;
const TOP_CARDS = 8;

/** Thirds by rank, the middle delivery time and the best cards of one category, in one reading. */
const figures = (column: 'category' | 'top_category') =>
  statement(
    `service_category_page_${column}`,
    `with listed as (
       select price, delivery_days, ntile(3) over (order by price) as band
       from (select price, delivery_days from service_card where ${column} = :slug order by score desc, service_id desc
         limit ${SAMPLE}) best
     )
     select
       (select percentile_disc(0.5) within group (order by delivery_days) from listed) as median_days,
       (select json_agg(json_build_object('band', band, 'from', low::text, 'to', high::text, 'count', n) order by band)
          from (select band, min(price) as low, max(price) as high, count(*)::integer as n from listed group by band)
            bands) as bands,
       (select json_agg(card::json) from (
          select card from service_card where ${column} = :slug order by score desc, service_id desc limit ${TOP_CARDS}
        ) best) as top`,
  );
const figuresOf = { top: figures('top_category'), sub: figures('category') };

type Page = DataOf<typeof categoryPage>;

export async function categoryWithFigures(db: Db, slug: string, currency: string): Promise<Page> {
  const category = categoryBySlug(slug);
  const top = topOf(slug);
  if (category === undefined || top === undefined) throw new Failure('not_found', { message: 'Category not found.' });
  const isTop = isTopCategory(category);
  const texts = textsOf(top);
  const countOf = await listedByCategory(db);
  const read = await db.row(isTop ? figuresOf.top : figuresOf.sub, { slug });
  const count = countOf(category);
  return {
    slug,
    name: category.name,
    blurb: isTop ? texts.blurb : blurbOf(category),
    intro: isTop ? texts.intro : blurbOf(category),
    motif: category.motif,
    parent: isTop ? null : { slug: top.slug, name: top.name },
    count,
    sub_categories: top.subCategories.map((sub) => ({
      slug: sub.slug,
      name: sub.name,
      blurb: blurbOf(sub),
      count: countOf(sub),
    })),
    price_bands:
      count < BANDS_FROM
        ? []
        : (read?.bands ?? []).map(({ band, from, to, count: n }) => ({
            name: BAND_NAMES[band - 1] ?? 'high',
            from: money(from, currency),
            to: money(to, currency),
            count: n,
          })),
    median_delivery_days: read?.median_days ?? null,
    top: cardsFrom(read?.top),
    faq: [...texts.faq],
    popular_searches: [...texts.popularSearches],
  };
}
