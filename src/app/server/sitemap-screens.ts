import type { SitemapSource } from '#kit/server/sitemap/source.ts';
import { routes } from '#routes';

/** A form for the list of services: its document says noindex. */
const NOT_INDEXED = new Set(['service-filters']);

/** The map's own: public screens that are built and have one address. Nobody keeps when their words changed. */
export const screenSitemap: SitemapSource = {
  name: 'screens',
  batch: (_db, after) =>
    Promise.resolve(
      after !== null
        ? []
        : routes
            .filter(
              ({ name, access, layout, page, path }) =>
                !NOT_INDEXED.has(name) &&
                access === 'public' &&
                layout === 'public' &&
                page !== null &&
                !path.includes(':'),
            )
            .map(({ path }) => ({ key: path, path, changedAt: null })),
    ),
};
