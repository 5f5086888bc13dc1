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
    throw new Failure('invalid_shape', {
      message: 'Send an Idempotency-Key header with a UUID you generate, and the same one on every retry.',
    });
  }
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest();
  return { userId, endpoint, key: key.toLowerCase(), requestHash };
}

const LOCK_TIMEOUT = '55P03';

const claimKey = statement(
  'idempotency_claim',
  `insert into idempotency (user_id, endpoint, key, request_hash) values (:userId, :endpoint, :key, :requestHash)
    on conflict do nothing
   returning true as claimed`,
);
const find = statement(
  'idempotency_find',
  'select request_hash, status as "status!", answer as "answer!" from idempotency where user_id = :userId and endpoint = :endpoint and key = :key',
);
const keep = statement(
  'idempotency_keep',
  'update idempotency set status = :status, answer = :text where user_id = :userId and endpoint = :endpoint and key = :key',
);

/**
 * Takes the key for this transaction: null where the command is still to be done, else the first answer, byte for byte
 * (ID-2, ID-3). A second attempt waits here for the first; when that one fails, its key is free again.
 */
export async function claim(tx: Tx, { userId, endpoint, key, requestHash }: Intention): Promise<KeptAnswer | null> {
  const claimed = await tx.row(claimKey, { userId, endpoint, key, requestHash }).catch((error: unknown) => {
    throw (error as { code?: string }).code === LOCK_TIMEOUT
      ? new Failure('in_progress', { retryAfterSeconds: 1 })
      : error;
  });
  if (claimed !== undefined) return null;
  const first = await firstAnswer(tx, { userId, endpoint, key, requestHash });
  if (first === null) throw new Failure('in_progress', { retryAfterSeconds: 1 });
  return first;
}

/** The answer this key already has, or null. */
export async function firstAnswer(
  db: Db | Tx,
  { userId, endpoint, key, requestHash }: Intention,
): Promise<KeptAnswer | null> {
  const first = await db.row(find, { userId, endpoint, key });
  if (first === undefined) return null;
  if (!requestHash.equals(first.request_hash)) throw new Failure('key_reused');
  return { status: first.status, text: first.answer };
}

export const keepAnswer = (tx: Tx, { userId, endpoint, key }: Intention, { status, text }: KeptAnswer): void =>
  tx.send(keep, { userId, endpoint, key, status, text });
