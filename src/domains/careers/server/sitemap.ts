import { statement } from '#kit/server/db/database.ts';
import type { SitemapSource } from '#kit/server/sitemap/source.ts';
import { pathTo } from '#routes';

const open = statement(
  'sitemap_careers',
  `select id, slug, greatest(saved_at, opened_at) as "changed_at!" from career_opening
   where state = 'open' and id > coalesce(:after::uuid, '00000000-0000-0000-0000-000000000000') order by id
     limit :limit`,
);

export const careersSitemap: readonly SitemapSource[] = [
  {
    name: 'careers',
    batch: async (db, after, limit) =>
      (await db.rows(open, { after, limit })).map(({ id: key, slug, changed_at: changedAt }) => ({
        key,
        path: pathTo('career', { slug }),
        changedAt,
      })),
  },
];
