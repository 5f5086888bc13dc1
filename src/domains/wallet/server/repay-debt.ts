import { userTopic } from '#kit/events.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import type { Reference } from '../accounts.ts';
import { debtRepaid } from '../events.ts';
import { balances } from './balances.ts';
import { postLines, userAccounts } from './ledger.ts';

/** U.avail → U.owed, right after earnings became available: what is owed is repaid before anything can be withdrawn (MON-12). */
export async function repayDebt(tx: Tx, cause: string, userId: string, currency: string, reference: Reference): Promise<void> {
  const { owed, available } = await balances(tx, userId, currency);
  const [debt, free] = [BigInt(owed.amount), BigInt(available.amount)];
  const amount = debt < free ? debt : free;
  if (amount <= 0n) return;
  const user = await userAccounts(tx, userId, currency);
  const lines = [
    { account: user['U.avail'], amount: -amount },
    { account: user['U.owed'], amount },
  ];
  if (!(await postLines(tx, derivedId('repay', cause), 'repay', currency, reference, lines))) return;
  await announce(tx, debtRepaid, { userId, amount: String(amount), currency, left: String(debt - amount) }, [userTopic(userId)]);
}
