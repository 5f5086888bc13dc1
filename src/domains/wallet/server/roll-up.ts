import type { Context } from '#kit/server/context.ts';
import { statement } from '#kit/server/db/database.ts';

const platformIds = statement('platform_accounts', 'select id from ledger.account where not has_balance order by id');

const rollUpOne = statement('roll_up_account', 'select ledger.roll_up_account(:id)');

/**
 * Sums what can no longer change, so that reading a platform account's balance stays cheap however long the ledger
 * grows. Correctness never waits for it: a balance is the roll-up plus all entries since. Answers false: no more to do.
 */
export async function rollUpPlatform({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const accounts = await db.rows(platformIds);
  for (const { id } of accounts) await db.rows(rollUpOne, { id });
  return false;
}

const rollUpHeld = statement('roll_up_held', 'select ledger.roll_up_held(:since::text::xid8)::text as horizon');

/**
 * The same for people's held funds. Reads only what moved since its last turn; the first turn of a process reads
 * everything.
 */
export function heldRollUp({ db }: Pick<Context, 'db'>): () => Promise<boolean> {
  let since = '0';
  return async () => {
    since = (await db.row(rollUpHeld, { since }))?.horizon ?? since;
    return false;
  };
}

const dueYears = statement(
  'years_to_roll_up',
  'select block::text as block, accounts as "accounts!" from ledger.years_to_roll_up(:blocks, :worth)',
);
const rollUpAccount = statement('roll_up_years', 'select ledger.roll_up_years(:account, :lines) as more');
const passed = statement('years_rolled_up', 'select ledger.years_rolled_up(:block)');

/** Fewer lines than this are added up quickly enough when read. */
const WORTH = 200;
const BLOCKS = 4;
const LINES_AT_ONCE = 5_000;

/**
 * The sums that yearly statements are read from, for the people whose money moved in the next sealed blocks. An
 * interrupted turn is repeated and skips what was summed already. Answers whether there is more.
 */
export async function rollUpYears({ db }: Pick<Context, 'db'>, worth = WORTH, lines = LINES_AT_ONCE): Promise<boolean> {
  const due = await db.row(dueYears, { blocks: BLOCKS, worth });
  if (due === undefined) return false;
  for (const account of due.accounts) while ((await db.row(rollUpAccount, { account, lines }))?.more === true);
  await db.rows(passed, { block: due.block });
  return true;
}
