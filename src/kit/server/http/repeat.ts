import { createHash } from 'node:crypto';
import { Failure } from '../../errors.ts';
import { statement, type Db, type Tx } from '../db/database.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** One caller's one intention: the same key on the same endpoint by the same person. */
export interface Intention {
  readonly userId: string;
  readonly endpoint: string;
  readonly key: string;
  readonly requestHash: Buffer;
}

export interface KeptAnswer {
  readonly status: number;
  readonly text: string;
}

export function readIntention(userId: string, endpoint: string, key: unknown, request: unknown): Intention {
  if (typeof key !== 'string' || !UUID.test(key)) {
    throw new Failure('invalid_shape', { message: 'Send an Idempotency-Key header with a UUID of your own making, the same one on every retry.' });
  }
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest();
  return { userId, endpoint, key: key.toLowerCase(), requestHash };
}

const keep = statement(
  'idempotency_keep',
  `insert into idempotency (user_id, endpoint, key, request_hash, status, answer) values ($1, $2, $3, $4, $5, $6)
   on conflict do nothing returning 1 as kept`,
);
const find = statement('idempotency_find', 'select request_hash, status, answer from idempotency where user_id = $1 and endpoint = $2 and key = $3');

/** Thrown to undo a deed that another request with the same key has already done. */
export class AlreadyDone extends Error {}

/**
 * Stores the answer in the deed's own transaction, as its last statement: the first attempt pays one insert and no
 * look-up. A second attempt that got this far waits here for the first, loses, and is rolled back whole (ID-2, ID-3).
 */
export async function keepAnswer(tx: Tx, of: Intention, answer: KeptAnswer): Promise<void> {
  const kept = await tx.row(keep, [of.userId, of.endpoint, of.key, of.requestHash, answer.status, answer.text]);
  if (kept === undefined) throw new AlreadyDone();
}

/** The first answer, byte for byte, if this intention was carried out before. */
export async function answerKept(db: Db, of: Intention): Promise<KeptAnswer | null> {
  const row = await db.row<{ request_hash: Buffer; status: number; answer: string }>(find, [of.userId, of.endpoint, of.key]);
  if (row === undefined) return null;
  if (!of.requestHash.equals(row.request_hash)) throw new Failure('key_reused');
  return { status: row.status, text: row.answer };
}
