import type { Db } from '../db/database.ts';

/** One public address of the site. */
export interface SitemapEntry {
  /** Where the next batch goes on: unique within its source, and in its order. */
  readonly key: string;
  readonly path: string;
  /** When what the page shows changed last; null where nobody knows. */
  readonly changedAt: Date | null;
}

/** One kind of public address. A domain with ten million of them gives them in batches like one with ten. */
export interface SitemapSource {
  /** Names its parts: `services` is read at /sitemap-services-1.xml. */
  readonly name: string;
  /** At most `limit` addresses that come after the key, from the start for null. Fewer than `limit` are the last. */
  readonly batch: (db: Db, after: string | null, limit: number) => Promise<readonly SitemapEntry[]>;
}
