import { categoryBySlug } from '#domains/taxonomy/categories.ts';
import type { FeedSource } from '#kit/server/feeds/source.ts';
import { statement } from '#kit/server/db/database.ts';
import { inPlainWords } from '#kit/markdown.ts';
import { pathTo } from '#routes';

const newest = statement(
  'feed_services',
  `select c.slug, c.title, c.category, c.published_at, greatest(v.published_at, c.published_at) as "changed_at!",
     v.content ->> 'description' as description, c.card::json -> 'seller' ->> 'name' as "seller!"
   from service_card c join service s on s.id = c.service_id join service_version v on v.id = s.version_id
   order by c.published_at desc, c.service_id desc limit :limit`,
);

export const serviceFeed: FeedSource = {
  name: 'services',
  title: 'New services',
  path: '/services?sort=newest',
  newest: async (db, limit) =>
    (await db.rows(newest, { limit })).map((row) => ({
      path: pathTo('service', { slug: row.slug }),
      title: row.title,
      summary: inPlainWords(row.description ?? ''),
      author: row.seller,
      category: categoryBySlug(row.category)?.name ?? row.category,
      publishedAt: row.published_at,
      changedAt: row.changed_at,
    })),
};
