import type { Actor } from '../../actor.ts';
import type { Context } from '../context.ts';
import { statement, type Tx } from '../db/database.ts';
import { lockUpload, partsOf } from './store.ts';

const BATCH = 100;
const drop = statement('upload_drop', 'delete from partial_upload where id = :id');
const expired = statement(
  'uploads_expired',
  `select id from partial_upload where expires_at <= :now order by expires_at limit ${BATCH} for update skip locked`,
);
const ofPerson = statement('uploads_of_person', 'select id from partial_upload where user_id = :userId for update');

/** Its row goes with the transaction, its parts after it; what a killed process leaves of them is swept. */
async function dropOne(tx: Tx, id: string, { files, log }: Pick<Context, 'files' | 'log'>): Promise<void> {
  const keys = (await partsOf(tx, id)).map((part) => part.storage_key);
  await tx.rows(drop, { id });
  tx.afterCommit(() => {
    for (const key of keys)
      void files
        .remove(key)
        .catch((error: unknown) => log.warn({ err: error, key }, 'a part of an upload stays behind'));
  });
}

export async function cancelUpload(tx: Tx, { userId }: Actor, id: string, context: Context): Promise<null> {
  await lockUpload(tx, id, userId, context.clock());
  await dropOne(tx, id, context);
  return null;
}

export async function sweepUploads(context: Context): Promise<boolean> {
  return context.database.transact(async (tx) => {
    const rows = await tx.rows(expired, { now: context.clock() });
    for (const { id } of rows) await dropOne(tx, id, context);
    return rows.length === BATCH;
  });
}

export async function eraseUploads(tx: Tx, userId: string, context: Pick<Context, 'files' | 'log'>): Promise<void> {
  for (const { id } of await tx.rows(ofPerson, { userId })) await dropOne(tx, id, context);
}
