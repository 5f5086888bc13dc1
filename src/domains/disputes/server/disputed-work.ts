import type { Context } from '#kit/server/context.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import { extensionPoint } from '#kit/server/extension-point.ts';

/**
 * What a dispute asks of the domain whose work it is about: to stop its clocks, to go on, and to end (decision 097).
 */
export interface DisputedBy {
  readonly party: 'client' | 'freelancer' | 'operator' | 'system';
  readonly actorId: string | null;
}

/** When what is released counts as released, and when it becomes available; null where nothing is. */
export interface Released {
  readonly at: Date;
  readonly clearsAt: Date | null;
}

export interface DisputeEnd {
  /** Of the price, to the freelancer, in basis points. */
  readonly share: number;
  readonly by: DisputedBy;
  /** Its number, for the timeline of the work. */
  readonly number: string;
}

/** A part of what both agreed, as the reviewer reads it. */
export interface AgreedSection {
  readonly title: string;
  readonly lines: string[];
}

/**
 * Everything happens in the transaction of the dispute, which moves the money. `workId` is the id of the charge. The
 * state of the work and its clocks are its own domain's.
 */
export interface DisputedWork {
  /** The kind of charge. */
  readonly kind: string;
  /**
   * The claim was withdrawn: the work goes on with the time that was left. Answers when released earnings clear, or
   * null where the money stays held.
   */
  readonly resume: (tx: Tx, workId: string, since: Date, by: DisputedBy, context: Context) => Promise<Released | null>;
  readonly end: (tx: Tx, workId: string, end: DisputeEnd, context: Context) => Promise<Released>;
  /**
   * Once, after either of them and after all its money has moved: what may lock a conversation, as everything locks
   * balances before conversations.
   */
  readonly settled?: (tx: Tx, workId: string, context: Context) => Promise<unknown>;
  /**
   * What both agreed about these pieces of work, for the reviewer: sections of text. Missing where nothing is signed.
   */
  readonly agreed?: (db: Db, workIds: readonly string[]) => Promise<readonly AgreedSection[]>;
  /** What its timeline calls a move, for the reviewer. */
  readonly words: (move: string) => string;
}
export const disputedWork = extensionPoint<DisputedWork>();
