import { databaseNow } from '#kit/server/db/database-now.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { cancelTimers } from '#kit/server/jobs/timers.ts';
import { payOut, returnPayout, type PayoutFees } from '#domains/wallet/server/wallet.ts';
import { withdrawalFailed, withdrawalPaid } from '../events.ts';
import { outgoingOf } from './decide.ts';
import { countProvenMethod } from './methods.ts';
import { moveWithdrawal } from './move-withdrawal.ts';
import type { Context } from '#kit/server/context.ts';
import { refuseUnproven, type Proof } from './sent-before.ts';
import { type PayoutProvider, type Withdrawal } from './store.ts';
import { announceWithdrawal } from './announce-withdrawal.ts';

const outside = { test: 'X.test', paypal: 'X.paypal', manual: 'X.bank' } as const satisfies Record<
  PayoutProvider,
  PayoutFees['outside']
>;

/** Whether the promise was missed depends on the instant it arrived, so that a later look-up gives the same answer. */
const feesOf = ({ fee, lane, provider, promisedAt }: Withdrawal, arrivedAt: Date): PayoutFees => ({
  fee,
  income: lane === 'express' ? 'R.exp' : 'R.wd',
  outside: outside[provider],
  returnsFee: promisedAt !== null && arrivedAt > promisedAt,
});

interface By {
  readonly party: 'provider' | 'operator';
  readonly actorId?: string;
}

const prove = statement(
  'payout_method_prove',
  'update payout_method set proven_at = coalesce(proven_at, now()), flagged = null where id = :id',
);

/** It has arrived: the method is proven, and the fee is earned, or refunded if the promise was missed. */
export async function notePaid(tx: Tx, withdrawal: Withdrawal, by: By, reference: string | null): Promise<Withdrawal> {
  const fees = feesOf(withdrawal, await databaseNow(tx));
  const paid = await moveWithdrawal(
    tx,
    withdrawal,
    'pay',
    by,
    reference === null ? {} : { providerReference: reference },
  );
  cancelTimers(tx, withdrawal.id);
  await payOut(tx, outgoingOf(paid), fees);
  await tx.rows(prove, { id: paid.methodId });
  await countProvenMethod(tx, paid.userId);
  await announceWithdrawal(tx, withdrawalPaid, paid, { feeReturned: fees.returnsFee });
  return paid;
}

const flag = statement(
  'payout_method_flag',
  'update payout_method set flagged = :flagged, proven_at = null where id = :id',
);

/**
 * It did not arrive, or came back later: all of it is available again, and the method is blocked until it is replaced.
 */
export async function noteFailed(tx: Tx, withdrawal: Withdrawal, by: By, reason: string): Promise<Withdrawal> {
  const wasPaid =
    withdrawal.state === 'paid' && withdrawal.endedAt !== null ? feesOf(withdrawal, withdrawal.endedAt) : null;
  const failed = await moveWithdrawal(tx, withdrawal, wasPaid === null ? 'fail' : 'bounce', { ...by, reason });
  cancelTimers(tx, withdrawal.id);
  await returnPayout(tx, outgoingOf(failed), wasPaid);
  await tx.rows(flag, { id: failed.methodId, flagged: `The last payment was returned: ${reason}` });
  await countProvenMethod(tx, failed.userId);
  await announceWithdrawal(tx, withdrawalFailed, failed, { reason });
  return failed;
}

/** An operator reports that one sent by hand failed: after a restore they have to confirm that it did not go out. */
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
