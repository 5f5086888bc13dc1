import type { DataOf } from '../endpoint.ts';
import { OWN_KINDS, ownSearch, type OwnKind } from '../own-search.ts';
import type { Db } from './db/database.ts';
import { extensionPoint } from './extension-point.ts';
import { onQuery, type Handler } from './http/handler.ts';
import { containing, escaped } from './search/containing.ts';

/** What someone typed, as patterns of `like`. */
export interface OwnWanted {
  readonly userId: string;
  /** Texts that contain it, in any case. */
  readonly text: string;
  /** Numbers that begin with it. */
  readonly number: string;
}

/** A domain's answer: what of it is this person's own. */
export interface OwnFinder {
  readonly kind: OwnKind;
  readonly find: (
    db: Db,
    wanted: OwnWanted,
    most: number,
  ) => Promise<readonly { readonly title: string; readonly detail: string; readonly path: string }[]>;
}

export const ownFinders = extensionPoint<OwnFinder>();

const SHOWN = 4;

async function search(
  db: Db,
  userId: string,
  typed: string,
  finders: readonly OwnFinder[],
): Promise<DataOf<typeof ownSearch>> {
  // PostgreSQL's text has no zero byte.
  const words = typed.replaceAll('\0', '');
  const wanted = { userId, text: containing(words), number: [escaped(words.toUpperCase()), ''].join('%') };
  const found = await Promise.all(
    finders.map(async (finder) => ({ kind: finder.kind, items: [...(await finder.find(db, wanted, SHOWN))] })),
  );
  return {
    groups: OWN_KINDS.flatMap((kind) => found.filter((group) => group.kind === kind && group.items.length > 0)),
  };
}

export const ownSearchHandlers: readonly Handler[] = [
  onQuery(ownSearch, ({ db, actor, query, context }) => search(db, actor.userId, query.q, ownFinders.of(context))),
];
