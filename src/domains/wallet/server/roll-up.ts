import type { Context } from '#kit/server/context.ts';

/**
 * Sums what can no longer change, so that reading a platform account's balance stays cheap however long the ledger
 * grows. Correctness never waits for it: a balance is the roll-up plus all entries since. Answers false: no more to do.
 */
export async function rollUpPlatform({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const accounts = await db.rows<{ id: string }>('select id from ledger.account where not has_balance order by id');
  for (const { id } of accounts) await db.rows('select ledger.roll_up_account($1)', [id]);
  return false;
}

/**
 * The same for what people have in held funds. Asks only for what moved since its last turn; the first turn of a process
 * asks for everything.
 */
export function heldRollUp({ db }: Pick<Context, 'db'>): () => Promise<boolean> {
  let since = '0';
  return async () => {
    since = (await db.row<{ horizon: string }>('select ledger.roll_up_held($1::text::xid8)::text as horizon', [since]))?.horizon ?? since;
    return false;
  };
}
