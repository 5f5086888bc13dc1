import { databaseNow } from '#kit/server/db/database-now.ts';
import { Failure } from '#kit/errors.ts';
import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { cancelTimers, setTimer } from '#kit/server/jobs/timers.ts';
import { termsInForce } from '#kit/server/terms.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import { returnPayout, type Outgoing } from '#domains/wallet/server/wallet.ts';
import { withdrawalApproved, withdrawalCancelled, withdrawalRejected } from '../events.ts';
import { withdrawalCharge } from '../charge-kind.ts';
import { nextBatch } from '../terms.ts';
import { moveWithdrawal } from './move-withdrawal.ts';
import { refuseUnproven, type Proof } from './sent-before.ts';
import { lockByNumber, type Withdrawal } from './store.ts';
import { announceWithdrawal } from './announce-withdrawal.ts';

export const HOLD_TIMER = 'payouts.hold';
export const SEND_TIMER = 'payouts.send';
export const PROMISE_TIMER = 'payouts.promise';
const HOUR_MS = 3_600_000;

export const outgoingOf = ({ id, number, userId, amount }: Withdrawal): Outgoing => ({
  userId,
  amount,
  reference: { type: withdrawalCharge.kind, id, label: number },
});

/** Standard lane: out with the next batch. Express: immediately, and promised within a day. */
export async function approve(
  tx: Tx,
  withdrawal: Withdrawal,
  by: { party: 'system' | 'operator'; actorId?: string; reason?: string },
  context: Context,
): Promise<Withdrawal> {
  const now = await databaseNow(tx);
  const isExpress = withdrawal.lane === 'express';
  const sendsAt = isExpress ? now : nextBatch(now);
  const { expressPromiseHours } = await termsInForce(tx, context.clock());
  const promisedAt = new Date(now.getTime() + expressPromiseHours * HOUR_MS);
  const { reason: _kept, ...who } = by;
  const approved = await moveWithdrawal(tx, withdrawal, 'approve', who, {
    sendsAt,
    ...(isExpress ? { promisedAt } : {}),
  });
  cancelTimers(tx, withdrawal.id);
  setTimer(tx, SEND_TIMER, withdrawal.id, sendsAt);
  if (isExpress) setTimer(tx, PROMISE_TIMER, withdrawal.id, promisedAt);
  await announceWithdrawal(tx, withdrawalApproved, approved, { sendsAt: sendsAt.toISOString() });
  return approved;
}

/**
 * By its owner, until it is sent: all of it is available again. Between a cancel and the batch, the first to lock the
 * row wins.
 */
export async function cancelWithdrawal(
  tx: Tx,
  actor: Actor,
  number: string,
  proof: Proof,
  context: Context,
): Promise<Withdrawal> {
  const withdrawal = await lockByNumber(tx, number);
  if (withdrawal?.userId !== actor.userId) throw new Failure('not_found');
  if (withdrawal.state === 'cancelled') return withdrawal;
  refuseUnproven(withdrawal, proof, 'owner', context);
  const cancelled = await moveWithdrawal(tx, withdrawal, 'cancel', { party: 'owner', actorId: actor.userId });
  cancelTimers(tx, withdrawal.id);
  await returnPayout(tx, outgoingOf(cancelled), null);
  await announceWithdrawal(tx, withdrawalCancelled, cancelled, {});
  return cancelled;
}

async function forStaff(tx: Tx, actor: Actor, number: string): Promise<Withdrawal> {
  const withdrawal = await lockByNumber(tx, number);
  if (withdrawal === null) throw new Failure('not_found');
  // ADM-1: people never decide about their own money.
  if (withdrawal.userId === actor.userId)
    throw new Failure('forbidden', { message: 'You can’t decide on your own withdrawal. Ask another operator.' });
  return withdrawal;
}

export async function staffCommand(
  tx: Tx,
  actor: Actor,
  number: string,
  act: string,
  reason: string,
  command: (withdrawal: Withdrawal) => Promise<Withdrawal>,
  confirmed: Readonly<Record<string, boolean>> = {},
): Promise<Withdrawal> {
  const before = await forStaff(tx, actor, number);
  const after = await command(before);
  await recordStaffAct(
    tx,
    actor,
    act,
    { type: 'withdrawal', id: before.id },
    reason,
    { state: before.state },
    { state: after.state, ...confirmed },
  );
  return after;
}

/** Who gives money back, and how they know that it has not left. */
export interface Rejecting {
  readonly actor: Actor | 'system';
  readonly proof: Proof;
}

/** With a statement of reasons; the money is never forfeited. */
export async function reject(
  tx: Tx,
  withdrawal: Withdrawal,
  { actor, proof }: Rejecting,
  reason: string,
  context: Pick<Context, 'restoredFrom'>,
): Promise<Withdrawal> {
  refuseUnproven(withdrawal, proof, 'staff', context);
  const by = actor === 'system' ? { party: 'system' as const } : { party: 'operator' as const, actorId: actor.userId };
  const rejected = await moveWithdrawal(tx, withdrawal, 'reject', { ...by, reason });
  cancelTimers(tx, withdrawal.id);
  await returnPayout(tx, outgoingOf(rejected), null);
  await announceWithdrawal(tx, withdrawalRejected, rejected, { reason });
  return rejected;
}

/** What a provider carries out, only the provider says is done. */
export function byHand(withdrawal: Withdrawal, command: () => Promise<Withdrawal>): Promise<Withdrawal> {
  if (withdrawal.provider !== 'manual')
    throw new Failure('wrong_state', { message: 'A payment provider sends this withdrawal and reports its outcome.' });
  return command();
}
