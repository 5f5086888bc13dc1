import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';

export interface FeedEntry {
  /** Of the page it is about. */
  readonly path: string;
  readonly title: string;
  /** Plain words. */
  readonly summary: string;
  readonly author: string;
  readonly category: string;
  readonly publishedAt: Date;
  readonly changedAt: Date;
}

/** What a domain publishes for feed readers. */
export interface FeedSource {
  /** In the address: /feeds/{name}.atom. */
  readonly name: string;
  readonly title: string;
  /** The page that shows the same. */
  readonly path: string;
  /** Newest first, at most `limit`. */
  readonly newest: (db: Db, limit: number, context: Pick<Context, 'config'>) => Promise<readonly FeedEntry[]>;
}
