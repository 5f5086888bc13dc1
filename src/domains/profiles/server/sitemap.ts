import { statement } from '#kit/server/db/database.ts';
import type { SitemapSource } from '#kit/server/sitemap/source.ts';
import { pathTo } from '#routes';

/** People who sell. A client's page is public too, but nobody looks for a client by a search engine. */
const sellers = statement(
  'sitemap_profiles',
  `select a.id, a.username, greatest(a.created_at, p.updated_at) as "changed_at!"
   from (select id, username, created_at from account_on_show
         where role <> 'client' and id > coalesce(:after::uuid, '00000000-0000-0000-0000-000000000000') order by id
           limit :limit) a
   left join profile p on p.user_id = a.id order by a.id`,
);

const profiles: SitemapSource = {
  name: 'profiles',
  batch: async (db, after, limit) =>
    (await db.rows(sellers, { after, limit })).map(({ id, username, changed_at: changedAt }) => ({
      key: id,
      path: pathTo('profile', { slug: username }),
      changedAt,
    })),
};

export const profileSitemap: readonly SitemapSource[] = [profiles];
