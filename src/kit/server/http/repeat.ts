import { isId } from '../../ids.ts';
import { createHash } from 'node:crypto';
import { Failure } from '../../errors.ts';
import { statement, type Db, type Tx } from '../db/database.ts';

/** One attempt of one caller: the same key on the same endpoint by the same person. */
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
  if (typeof key !== 'string' || !isId(key.toLowerCase())) {
    throw new Failure('invalid_shape', { message: 'Send an Idempotency-Key header with a UUID you generate, and the same one on every retry.' });
  }
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest();
  return { userId, endpoint, key: key.toLowerCase(), requestHash };
}

const keep = statement('idempotency_keep', 'insert into idempotency (user_id, endpoint, key, request_hash, status, answer) values ($1, $2, $3, $4, $5, $6)');
const find = statement(
  'idempotency_find',
  'select request_hash, status as "status!", answer as "answer!" from idempotency where user_id = $1 and endpoint = $2 and key = $3',
);

/** Thrown to undo a command that another request with the same key has already done. */
export class AlreadyDone extends Error {}

/**
 * Stores the answer in the command's own transaction, as its last statement: the first attempt pays one insert and no
 * look-up. A second attempt that got this far waits here for the first, loses, and is rolled back whole (ID-2, ID-3).
 */
export function keepAnswer(tx: Tx, of: Intention, answer: KeptAnswer): void {
  tx.send(keep, [of.userId, of.endpoint, of.key, of.requestHash, answer.status, answer.text], (error) => (isKeptBefore(error) ? new AlreadyDone() : error));
}

const isKeptBefore = (error: unknown): boolean => (error as { constraint?: string }).constraint === 'idempotency_pkey';

/** The first answer, byte for byte, if this command was carried out before. */
export async function answerKept(db: Db, of: Intention): Promise<KeptAnswer | null> {
  const row = await db.row(find, [of.userId, of.endpoint, of.key]);
  if (row === undefined) return null;
  if (!of.requestHash.equals(row.request_hash)) throw new Failure('key_reused');
  return { status: row.status, text: row.answer };
}
