import type { SitemapSource } from '#kit/server/sitemap/source.ts';
import { routes } from '#routes';

/** The map's own: public screens that are built and have one address. Nobody keeps when their words changed. */
export const screenSitemap: SitemapSource = {
  name: 'screens',
  batch: (_db, after) =>
    Promise.resolve(
      after !== null
        ? []
        : routes
            .filter(
              ({ access, layout, page, path }) =>
                access === 'public' && layout === 'public' && page !== null && !path.includes(':'),
            )
            .map(({ path }) => ({ key: path, path, changedAt: null })),
    ),
};
