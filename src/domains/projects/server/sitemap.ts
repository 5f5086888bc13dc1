import { statement } from '#kit/server/db/database.ts';
import type { SitemapSource } from '#kit/server/sitemap/source.ts';
import { pathTo } from '#routes';

/** Only what anyone may find: open and public. */
const listed = statement(
  'sitemap_projects',
  `select id, slug as "slug!", greatest(posted_at, changed_at) as "changed_at!" from project
    where state = 'open' and visibility = 'public'
   and id > coalesce(:after::uuid, '00000000-0000-0000-0000-000000000000') order by id limit :limit`,
);

export const projectSitemap: readonly SitemapSource[] = [
  {
    name: 'projects',
    batch: async (db, after, limit) =>
      (await db.rows(listed, { after, limit })).map(({ id, slug, changed_at: changedAt }) => ({
        key: id,
        path: pathTo('project', { slug }),
        changedAt,
      })),
  },
];
