import type { Actor } from '../actor.ts';
import type { ReportableKind } from '../reported.ts';
import type { Context } from './context.ts';
import type { Db, Tx } from './db/database.ts';
import { extensionPoint } from './extension-point.ts';

/** A thing as staff and the person who reports it see it. */
export interface ReportedThing {
  readonly title: string;
  readonly text: string;
  /** Who made it, and is told of a decision. */
  readonly authorId: string;
  /** Its page; null where it has none of its own. */
  readonly path: string | null;
  /** Anyone can see it now. */
  readonly isPublic: boolean;
}

export interface Removal {
  readonly id: string;
  /** Shown to its author. */
  readonly reason: string;
  readonly actor: Actor;
  readonly at: Date;
}

export interface Chosen {
  readonly id: string;
  readonly parts: readonly number[];
  readonly actor: Actor;
  readonly at: Date;
}

/** Of what is not public: the reader reports what they can see of it, and each report is a thing of its own. */
export interface PrivateThing {
  /** As the reader knows it; not found for everyone else. */
  readonly read: (db: Db, id: string, readerId: string) => Promise<ReportedThing>;
  /** Keeps which parts they chose. Answers the id of what is reported. */
  readonly choose: (tx: Tx, chosen: Chosen, context: Context) => Promise<string>;
}

/**
 * What a domain offers to reports: how a kind of thing is read, hidden from the public, and shown again after an
 * appeal.
 */
export interface Reportable {
  readonly kind: ReportableKind;
  /** Null where there is no such thing. */
  readonly read: (reads: Db | Tx, id: string) => Promise<ReportedThing | null>;
  /** What a path of this site shows, public or not; missing where a kind has no page of its own. */
  readonly at?: (reads: Db | Tx, path: string) => Promise<string | null>;
  /** Hiding what is hidden changes nothing. */
  readonly hide: (tx: Tx, removal: Removal, context: Context) => Promise<void>;
  readonly show: (tx: Tx, removal: Removal, context: Context) => Promise<void>;
  readonly ofReader?: PrivateThing;
}
export const reportables = extensionPoint<Reportable>();
