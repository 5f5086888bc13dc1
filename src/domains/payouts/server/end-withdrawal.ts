import type { Tx } from '#kit/server/db/database.ts';
import { cancelTimers } from '#kit/server/jobs/timers.ts';
import { payOut, returnWithdrawal, type WithdrawalFees } from '#domains/wallet/server/wallet.ts';
import { withdrawalFailed, withdrawalPaid } from '../events.ts';
import { outgoingOf } from './decide.ts';
import { countProvenMethod } from './methods.ts';
import { moveWithdrawal } from './move-withdrawal.ts';
import type { Context } from '#kit/server/context.ts';
import { refuseUnproven, type Proof } from './sent-before.ts';
import { databaseNow, type PayoutProvider, type Withdrawal } from './store.ts';
import { tell } from './tell.ts';

const outside = { test: 'X.test', paypal: 'X.paypal', manual: 'X.bank' } as const satisfies Record<PayoutProvider, WithdrawalFees['outside']>;

/** Whether the promise was missed is asked of the instant it arrived, so that a later look gives the same answer. */
const feesOf = ({ fee, lane, provider, promisedAt }: Withdrawal, arrivedAt: Date): WithdrawalFees => ({
  fee,
  income: lane === 'express' ? 'R.exp' : 'R.wd',
  outside: outside[provider],
  returnsFee: promisedAt !== null && arrivedAt > promisedAt,
});

interface By {
  readonly party: 'provider' | 'operator';
  readonly actorId?: string;
}

/** It has arrived: the method is proven, and the fee is earned, or goes back where the promise was missed. */
export async function notePaid(tx: Tx, withdrawal: Withdrawal, by: By, reference: string | null): Promise<Withdrawal> {
  const fees = feesOf(withdrawal, await databaseNow(tx));
  const paid = await moveWithdrawal(tx, withdrawal, 'pay', by, reference === null ? {} : { provider_reference: reference });
  await cancelTimers(tx, withdrawal.id);
  await payOut(tx, outgoingOf(paid), fees);
  await tx.rows('update payout_method set proven_at = coalesce(proven_at, now()), flagged = null where id = $1', [paid.methodId]);
  await countProvenMethod(tx, paid.userId);
  await tell(tx, withdrawalPaid, paid, { feeReturned: fees.returnsFee });
  return paid;
}

/** It did not arrive, or came back after it had: all of it is available again, and the method is not used until it is replaced. */
export async function noteFailed(tx: Tx, withdrawal: Withdrawal, by: By, reason: string): Promise<Withdrawal> {
  const wasPaid = withdrawal.state === 'paid' && withdrawal.endedAt !== null ? feesOf(withdrawal, withdrawal.endedAt) : null;
  const failed = await moveWithdrawal(tx, withdrawal, wasPaid === null ? 'fail' : 'bounce', { ...by, reason });
  await cancelTimers(tx, withdrawal.id);
  await returnWithdrawal(tx, outgoingOf(failed), wasPaid);
  await tx.rows('update payout_method set flagged = $2, proven_at = null where id = $1', [failed.methodId, `The last payment came back: ${reason}`]);
  await countProvenMethod(tx, failed.userId);
  await tell(tx, withdrawalFailed, failed, { reason });
  return failed;
}

/** An operator's word about one sent by hand: of one from before a restore they have to know that it did not go out. */
export async function noteFailedByHand(
  tx: Tx,
  withdrawal: Withdrawal,
  { actorId, proof }: { actorId: string; proof: Proof },
  reason: string,
  context: Pick<Context, 'restoredFrom'>,
): Promise<Withdrawal> {
  refuseUnproven(withdrawal, proof, 'staff', context);
  return noteFailed(tx, withdrawal, { party: 'operator', actorId }, reason);
}
