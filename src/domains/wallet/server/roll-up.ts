import type { Context } from '#kit/server/context.ts';
import { statement } from '#kit/server/db/database.ts';

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

const dueYears = statement('years_to_roll_up', 'select block::text as block, accounts from ledger.years_to_roll_up($1, $2)');
const rollUpAccount = statement('roll_up_years', 'select ledger.roll_up_years($1, $2) as more');
const passed = statement('years_rolled_up', 'select ledger.years_rolled_up($1)');

/** Fewer lines than this are added up in no time when somebody asks. */
const WORTH = 200;
const BLOCKS = 4;
const LINES_AT_ONCE = 5_000;

/**
 * The sums that yearly statements are read from, for whoever moved in the next sealed blocks. A turn that is cut short is
 * made again: what was summed already is passed over. Answers whether there is more.
 */
export async function rollUpYears({ db }: Pick<Context, 'db'>, worth = WORTH, lines = LINES_AT_ONCE): Promise<boolean> {
  const due = await db.row<{ block: string; accounts: string[] }>(dueYears, [BLOCKS, worth]);
  if (due === undefined) return false;
  for (const account of due.accounts) while ((await db.row<{ more: boolean }>(rollUpAccount, [account, lines]))?.more === true);
  await db.rows(passed, [due.block]);
  return true;
}
