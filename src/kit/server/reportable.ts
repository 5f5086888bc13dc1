import type { Actor } from '../actor.ts';
import type { ReportableKind } from '../reported.ts';
import type { Db, Tx } from './db/database.ts';

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

/** What a domain offers to reports: how a kind of thing is read, hidden from the public, and shown again after an appeal. */
export interface Reportable {
  readonly kind: ReportableKind;
  /** Null where there is no such thing. */
  readonly read: (reads: Db | Tx, id: string) => Promise<ReportedThing | null>;
  /** Hiding what is hidden changes nothing. */
  readonly hide: (tx: Tx, removal: Removal) => Promise<void>;
  readonly show: (tx: Tx, removal: Removal) => Promise<void>;
}
