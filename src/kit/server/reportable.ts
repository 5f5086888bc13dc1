import type { Actor } from '../actor.ts';

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
