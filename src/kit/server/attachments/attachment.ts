/**
 * Files that people add to something: to work, a message, a project, a ticket, a check of identity (decision 249). Here
 * is what all of them have; where a file belongs is a row of the same id in the domain that it belongs to.
 */
import type { Actor } from '../../actor.ts';
import type { Topic } from '../../events.ts';
import type { ScanState } from '../../file-scan.ts';
import type { Context } from '../context.ts';
import type { Db, Tx } from '../db/database.ts';

/** What a file is added to. */
export interface AttachmentHost {
  /** A word for what it is, in front of ids and storage keys: `message`. */
  readonly kind: string;
  readonly id: string;
  /** Null: somebody without an account. */
  readonly uploaderId: string | null;
  /** Who hears that it was scanned. */
  readonly topics: readonly Topic[];
}

/** As the view `attached_file` has it. */
export interface AttachedFile {
  readonly id: string;
  readonly name: string;
  /** By its first bytes (file-kind.ts). */
  readonly kind: string;
  readonly bytes: string;
  readonly sha256: Buffer;
  readonly uploaded_at: Date;
  /** Of its thumbnail; null where it has none. */
  readonly width: number | null;
  readonly height: number | null;
  readonly scan: ScanState;
}

export interface AttachmentLimits {
  readonly files: number;
  readonly bytes: number;
  /** Only what the same person added within this time counts. Without it, everything there. */
  readonly withinMs?: number;
  /** What is said to whoever adds one more. */
  readonly tooMany: string;
  readonly tooLarge: string;
}

export interface AttachmentRules<Request, Host extends AttachmentHost, Who extends Actor | null = Actor> {
  /** Where a file would go, or a Failure that says why this person may not add one there now. */
  readonly mayAdd: (db: Db, actor: Who, request: Request, context: Context) => Promise<Host>;
  /** The same under the lock of what it is added to. */
  readonly mayStillAdd: (tx: Tx, actor: Who, request: Request, context: Context) => Promise<Host>;
  readonly limits: AttachmentLimits;
  /** Where a photo was taken is not passed on (decision 180). */
  readonly hidesPlace?: boolean;
  /** The same content is the same file, whoever sends it and however often. Else the idempotency key says so. */
  readonly isKnownByContent?: boolean;
  /** Says in the domain's own table where the file belongs. */
  readonly link: (tx: Tx, host: Host, file: AttachedFile) => Promise<unknown>;
}
