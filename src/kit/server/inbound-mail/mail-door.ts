import type { Context } from '../context.ts';
import type { Db, Tx } from '../db/database.ts';
import { extensionPoint } from '../extension-point.ts';
import type { MailDoorName } from './reply-address.ts';

export interface MailPerson {
  /** Of the account, or null where someone wrote without one. */
  readonly userId: string | null;
  /** Replies are taken from this address alone. */
  readonly address: string;
}

export interface MailReply {
  /** The same each time this email is processed. */
  readonly id: string;
  readonly ref: string;
  readonly person: MailPerson;
  /** Without quotes and signature; never empty. */
  readonly text: string;
}

/** What a domain offers to replies by email: something that a person can write in (decision 150). */
export interface MailDoor {
  readonly name: MailDoorName;
  /** How people know it, in the middle of a sentence. */
  readonly about: string;
  /** Which of its people `isFor` names; null where there is no such thing, or they may not write in it any more. */
  readonly personOf: (reads: Db | Tx, ref: string, isFor: (person: string) => boolean) => Promise<MailPerson | null>;
  /** Does what the screen would do. A `Failure` is a refusal, and its message is sent to the person. */
  readonly take: (tx: Tx, reply: MailReply, context: Context) => Promise<unknown>;
}
export const mailDoors = extensionPoint<MailDoor>();
