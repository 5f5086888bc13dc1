import { statement } from '#kit/server/db/database.ts';
import type { SitemapSource } from '#kit/server/sitemap/source.ts';
import { sharedPath } from './present-cv.ts';

const indexed = statement(
  'sitemap_cvs',
  `select c.id, c.share_token as "share_token!", c.saved_at from cv c join account_on_show a on a.id = c.user_id
   where c.is_indexed and c.share_token is not null
     and c.id > coalesce(:after::uuid, '00000000-0000-0000-0000-000000000000') order by c.id limit :limit`,
);

/** Those whose owners wish to be found by search engines. */
export const cvSitemap: readonly SitemapSource[] = [
  {
    name: 'cvs',
    batch: async (db, after, limit) =>
      (await db.rows(indexed, { after, limit })).map(({ id, share_token: token, saved_at: changedAt }) => ({
        key: id,
        path: sharedPath(token),
        changedAt,
      })),
  },
];
