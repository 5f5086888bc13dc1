import { statement } from '../db/database.ts';
import { every, type PeriodicWork } from '../jobs/periodic.ts';
import { buildSitemap } from './build-sitemap.ts';
import { readManifest } from './manifest.ts';
import type { SitemapSource } from './source.ts';

const CHECK_EVERY_MS = 60_000;
const BUILD_EVERY_MINUTES = 60;
/** While there is none for this address: on a new instance, after a move, where the first build broke off. */
const FIRST_BUILD_EVERY_MINUTES = 1;

/** One row for the process that builds, none for those that would build beside it or too soon after it. */
const claim = statement(
  'sitemap_claim',
  `insert into sitemap_build (begun_at) values (now())
   on conflict (only_one) do update set begun_at = now()
     where sitemap_build.begun_at <= now() - make_interval(mins => :minutes) returning 1 as is_mine`,
);

/**
 * Builds the sitemap every hour, in the process that first finds it due. One that breaks off is built an hour later;
 * the one before is served until then.
 */
export const sitemapWork = (sources: readonly SitemapSource[]): PeriodicWork =>
  every(CHECK_EVERY_MS, 'sitemap', async (context) => {
    const isThere = (await readManifest(context.files))?.appUrl === context.config.appUrl;
    const minutes = isThere ? BUILD_EVERY_MINUTES : FIRST_BUILD_EVERY_MINUTES;
    const mine = await context.database.transact((tx) => tx.row(claim, { minutes }));
    if (mine !== undefined) await buildSitemap(context, sources);
    return false;
  });
