import { subtract, units, type Money } from '#kit/money.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import type { HeldReference } from '../accounts.ts';
import { platformAccounts, postLines, requirePositive, userAccounts } from './ledger.ts';

export interface EarlyClearing {
  readonly journalId: string;
  readonly userId: string;
  /** What leaves clearing; the fee is part of it. */
  readonly amount: Money;
  readonly fee: Money;
  readonly reference: HeldReference;
}

const note = statement(
  'early_clearance_note',
  'insert into early_clearance (journal_id, order_id, user_id, amount, fee, currency) values ($1, $2, $3, $4, $5, $6)',
);
const cleared = statement('early_clearance_of', 'select coalesce(sum(amount), 0)::text as amount from early_clearance where order_id = $1 and user_id = $2');

/** What has left clearing ahead of time of one order's earnings. */
export async function clearedEarly(tx: Tx, orderId: string, userId: string): Promise<bigint> {
  return BigInt((await tx.row<{ amount: string }>(cleared, [orderId, userId]))?.amount ?? 0);
}

/**
 * U.pend → U.avail + R.exp, before the clearance days are over. Whoever calls holds the queue for this person's money
 * and has looked that so much of the order is still clearing; the ledger refuses more than all of it.
 */
export async function clearEarly(tx: Tx, { journalId, userId, amount, fee, reference }: EarlyClearing): Promise<boolean> {
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
  await tx.rows(note, [journalId, reference.id, userId, amount.amount, fee.amount, currency]);
  return true;
}
