import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';

/** What a picture of a page says where its link is shared. */
export interface SocialCard {
  /** Names its file. */
  readonly id: string;
  /** Small, above the title. */
  readonly kind: string;
  readonly title: string;
  /** Below the title: who it is by. */
  readonly byline: string;
  /** At most three, such as a price and a rating. */
  readonly facts: readonly string[];
  /** A stored picture, or a drawing. */
  readonly picture: { readonly key: string } | { readonly svg: string } | null;
  /** A person is shown in a circle. */
  readonly isRound: boolean;
}

export interface SocialCardSource {
  /** In the address: /cards/{name}/{slug}.jpg. */
  readonly name: string;
  /** Null for what not everyone may see. */
  readonly read: (db: Db, slug: string, context: Pick<Context, 'config'>) => Promise<SocialCard | null>;
}
