import type { Db } from '#kit/server/db/database.ts';
import { extensionPoint } from '#kit/server/extension-point.ts';

/** What a page that someone was going to is waiting for; said at every step on the way there (decision 084). */
export interface Intent {
  /** The page, a path without parameters. */
  readonly path: string;
  /** Null where its address names nothing that waits. Anyone may ask: only what is public may be in it. */
  readonly read: (db: Db, query: URLSearchParams) => Promise<IntentWords | null>;
}

export interface IntentWords {
  readonly words: string;
  /** On the link that goes on there. */
  readonly action: string;
  /** The category of what is bought there: what a new client's business does is suggested from it. */
  readonly category?: string;
}

export const intents = extensionPoint<Intent>();
