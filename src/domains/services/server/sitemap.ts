import { topCategories } from '#domains/taxonomy/categories.ts';
import { statement } from '#kit/server/db/database.ts';
import type { SitemapEntry, SitemapSource } from '#kit/server/sitemap/source.ts';
import { pathTo } from '#routes';

/**
 * Only what is on sale has a card: no draft, nothing paused, nothing of a seller who is suspended or leaving. The batch
 * is cut first: joined before, each one read all services up to its place.
 */
const listed = statement(
  'sitemap_services',
  `select c.service_id, c.slug, greatest(v.published_at, c.published_at) as "changed_at!"
   from (select service_id, slug, published_at from service_card
         where service_id > coalesce(:after::uuid, '00000000-0000-0000-0000-000000000000') order by service_id
           limit :limit) c
   left join service s on s.id = c.service_id left join service_version v on v.id = s.version_id order by c.service_id`,
);

/** A category's page shows what is on sale: it changed when something was added. Read whole, once an hour. */
const newest = statement(
  'sitemap_categories',
  'select category, top_category, max(published_at) as "changed_at!" from service_card group by category, top_category',
);

const categories: SitemapSource = {
  name: 'categories',
  async batch(db, after) {
    if (after !== null) return [];
    const rows = await db.rows(newest);
    const changedAt = new Map<string, Date>();
    for (const { category, top_category: top, changed_at: at } of rows)
      for (const slug of [category, top]) if (at > (changedAt.get(slug) ?? 0)) changedAt.set(slug, at);
    return topCategories()
      .flatMap((top) => [top.slug, ...top.subCategories.map(({ slug }) => slug)])
      .filter((slug) => changedAt.has(slug))
      .map((slug): SitemapEntry => ({
        key: slug,
        path: pathTo('category', { slug }),
        changedAt: changedAt.get(slug) ?? null,
      }));
  },
};

const services: SitemapSource = {
  name: 'services',
  batch: async (db, after, limit) =>
    (await db.rows(listed, { after, limit })).map(({ service_id: key, slug, changed_at: changedAt }) => ({
      key,
      path: pathTo('service', { slug }),
      changedAt,
    })),
};

export const serviceSitemap: readonly SitemapSource[] = [categories, services];
