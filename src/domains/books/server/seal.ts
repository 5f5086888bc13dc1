import type { Context } from '#kit/server/context.ts';
import { linkStaffActs } from '#kit/server/audit.ts';
import { statement } from '#kit/server/db/database.ts';

/** At most this many journals make a block, so that a proof has at most twelve steps to its root. */
const MOST_PER_BLOCK = 4_096;

const seal = statement('books_seal', 'select ledger.seal_journals(:most) as made');
const close = statement('books_close', 'select ledger.close_seal_days() as made');

/**
 * Seals what was committed since the last beat, never inside the transactions that move money. Several processes may
 * run it at once: one works, the others wait a moment and find nothing. Answers whether there is more.
 */
export async function sealLedger({ database }: Pick<Context, 'database'>, most = MOST_PER_BLOCK): Promise<boolean> {
  while (await linkStaffActs({ database }));
  const row = await database.transact((tx) => tx.row(seal, { most }));
  await database.transact((tx) => tx.rows(close));
  return row?.made === most;
}
