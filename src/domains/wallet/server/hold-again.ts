/** A dispute about money that is still clearing: all of it is held again, or nothing (DSP-13, decision 105). */
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import type { Reference } from '../accounts.ts';
import { holdAgainCall } from './charges.ts';
import { callLedger } from './ledger.ts';
import { lockMoneyOf, queueForMoneyOf } from './taken-shares.ts';

export interface HeldAgain {
  readonly journalId: string;
  readonly reference: Reference;
  readonly payeeId: string;
  readonly currency: string;
  readonly reason: string;
  /** Who asked for it. */
  readonly by: string;
}

const released = statement(
  'released_whole',
  `select journal.id,
     (select coalesce(sum(amount), 0) from taken_share where charge_id = :chargeId and user_id = :payeeId
       and account = 'U.pend') = 0 as "whole!",
     (select coalesce(sum(amount - fee), 0) from early_clearance_kept
       where charge_id = :chargeId and user_id = :payeeId)
       <= coalesce((select balance.amount from ledger.account join ledger.balance on balance.account_id = account.id
                    where account.owner = :payeeId and account.name = 'U.avail'
                      and account.currency = journal.currency), 0) as "covered!"
   from ledger.journal join charge on charge.id = journal.reference_id
   where journal.reference_id = :chargeId and journal.kind = 'settle' and charge.state = 'settled'
     and charge.returned = 0 and charge.cleared_at is null
     and not exists (select from ledger.reversal where reversed_id = journal.id)`,
);

/**
 * Part of it is gone: to a payer's bank, or cleared early and then spent or withdrawn. Holding it would make a debt
 * before anything is decided.
 */
function whyNot(settled: RowOf<typeof released> | undefined): string | null {
  if (settled === undefined) return 'The money has cleared, so it can no longer be disputed.';
  if (!settled.whole)
    return 'A bank reversed part of this payment, so it can’t be disputed here. Contact us if you need help.';
  return settled.covered
    ? null
    : 'Part of this money was already paid out, so it can’t be held for a dispute. Contact us if you need help.';
}
export const whyNotHeldAgain = async (reads: Db | Tx, chargeId: string, payeeId: string): Promise<string | null> =>
  whyNot(await reads.row(released, { chargeId, payeeId }));

const early = statement(
  'early_clearances_kept',
  'select journal_id as "id!" from early_clearance_kept where charge_id = :chargeId and user_id = :payeeId order by at, journal_id',
);
const reverseCall = statement(
  'early_clearance_reverse',
  'select ledger.reverse_journal(:journalId, :of, :reason, :by) as posted',
);

/**
 * What was released of a charge returns to held funds, with its fees: U.pend + R.svc + R.buy + L.tax → H. What was
 * cleared early of it returns before, with the fee for that: U.avail + R.exp → U.pend. Answers why not, or null once it
 * is held.
 */
export async function holdAgain(
  tx: Tx,
  { journalId, reference, payeeId, currency, reason, by }: HeldAgain,
): Promise<string | null> {
  queueForMoneyOf(tx, [payeeId]);
  await lockMoneyOf(tx, [payeeId], currency);
  const settled = await tx.row(released, { chargeId: reference.id, payeeId });
  const refusal = whyNot(settled);
  if (settled === undefined || refusal !== null) return refusal;
  for (const { id } of await tx.rows(early, { chargeId: reference.id, payeeId }))
    await callLedger(tx, reverseCall, { journalId: derivedId(journalId, id), of: id, reason, by }, currency);
  await callLedger(tx, holdAgainCall, { journalId, of: settled.id, reason, by, chargeId: reference.id }, currency);
  return null;
}
