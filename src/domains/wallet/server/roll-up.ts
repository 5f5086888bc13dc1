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
