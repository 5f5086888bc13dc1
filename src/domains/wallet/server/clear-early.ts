import { subtract, units, type Money } from '#kit/money.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import type { Reference } from '../accounts.ts';
import { platformAccounts, postLines, requirePositive, userAccounts } from './ledger.ts';

export interface EarlyClearing {
  readonly journalId: string;
  readonly userId: string;
  /** The amount that leaves clearing, including the fee. */
  readonly amount: Money;
  readonly fee: Money;
  readonly reference: Reference;
}

const note = statement(
  'early_clearance_note',
  'insert into early_clearance (journal_id, charge_id, user_id, amount, fee, currency) values (:journalId, :chargeId, :userId, :amount, :fee, :currency)',
);
const cleared = statement(
  'early_clearance_of',
  'select coalesce(sum(amount), 0)::text as amount from early_clearance_kept where charge_id = :chargeId and user_id = :userId',
);

/** How much of one charge's earnings was cleared early. */
export async function clearedEarly(tx: Tx, chargeId: string, userId: string): Promise<bigint> {
  return BigInt((await tx.row(cleared, { chargeId, userId }))?.amount ?? 0);
}

/**
 * U.pend → U.avail + R.exp, before the clearance days are over. The caller holds the lock on this person's earnings
 * and has checked that this much of the charge is still clearing; the ledger refuses more than all of it.
 */
export async function clearEarly(
  tx: Tx,
  { journalId, userId, amount, fee, reference }: EarlyClearing,
): Promise<boolean> {
  requirePositive(subtract(amount, fee));
  const { currency } = amount;
  const user = await userAccounts(tx, userId, currency);
  const platform = await platformAccounts(tx, currency);
  const posted = await postLines(tx, journalId, 'clear_early', currency, reference, [
    { account: user['U.pend'], amount: -units(amount) },
    { account: user['U.avail'], amount: units(subtract(amount, fee)) },
    { account: platform['R.exp'], amount: units(fee) },
  ]);
  if (!posted) return false;
  await tx.rows(note, { journalId, chargeId: reference.id, userId, amount: amount.amount, fee: fee.amount, currency });
  return true;
}
