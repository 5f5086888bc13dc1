/** What this instance signs its pushes with: made once, at the first start (decision 149). */
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { seal, unseal } from '#kit/server/sealed.ts';
import { makeVapidKeys, type VapidKeys } from '#kit/server/web-push/vapid.ts';

const PURPOSE = 'push-key';
const read = statement('push_key', 'select public_key, sealed from push_key');
const insert = statement(
  'push_key_insert',
  'insert into push_key (public_key, sealed, created_at) values (:publicKey, :sealed, :createdAt) on conflict do nothing',
);

/** Of two processes that start together, one makes it. */
export async function makePushKey({ database, config, clock }: Context): Promise<void> {
  await database.transact(async (tx) => {
    if ((await tx.row(read)) !== undefined) return;
    const { publicKey, privateKey } = makeVapidKeys();
    await tx.rows(insert, { publicKey, sealed: seal(config, PURPOSE, publicKey, privateKey), createdAt: clock() });
  });
}

async function rowOf(reads: Db | Tx) {
  const row = await reads.row(read);
  if (row === undefined) throw new Error('the push key is made before anyone is served');
  return row;
}

export const pushPublicKey = async (reads: Db | Tx): Promise<string> => (await rowOf(reads)).public_key;

export async function pushKeys({ db, config }: Context): Promise<VapidKeys> {
  const { public_key: publicKey, sealed } = await rowOf(db);
  return { publicKey, privateKey: unseal(config, PURPOSE, publicKey, sealed) };
}
