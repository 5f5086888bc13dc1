import { databaseNow } from '#kit/server/db/database-now.ts';
import { MINUTE_MS } from '#kit/clock.ts';
import { zero } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { cancelTimers, setTimer } from '#kit/server/jobs/timers.ts';
import { operatorNeeded } from '#domains/wallet/events.ts';
import { noteReason } from '#domains/wallet/server/wallet.ts';
import { payoutDue, withdrawalStopped } from '../events.ts';
import { approve, HOLD_TIMER, reject } from './decide.ts';
import { methodById } from './methods.ts';
import { moveWithdrawal } from './move-withdrawal.ts';
import { mayHaveBeenSent, type Proof } from './sent-before.ts';
import { whyNotWithdraw, type Block } from './standing.ts';
import { lockWithdrawal, type Withdrawal } from './store.ts';
import { announceWithdrawal } from './announce-withdrawal.ts';

/** Blocks without a known end are checked again this often, and when their end is announced. */
const LOOK_AGAIN_MS = 60 * MINUTE_MS;

/**
 * MON-12: a debt that came up after the request stops the withdrawal; the money repays the debt, the rest is available.
 */
const OWES =
  'A client’s payment was reversed before we sent this. It repaid what you owed; the rest is available again.';
/** Blocks that waiting does not end: the money is returned. */
const FINAL: Partial<Record<Block['why'], (block: Block) => string>> = {
  debt: () => OWES,
  suspended_method: ({ words }) => `${words} The money is available again.`,
  method_removed: ({ words }) => `${words} The money is available again.`,
};

export async function blockOf(tx: Tx, withdrawal: Withdrawal, context: Pick<Context, 'config'>): Promise<Block | null> {
  const method = await methodById(tx, withdrawal.methodId);
  if (method === undefined) throw new Error(`${withdrawal.number} has no method`);
  return whyNotWithdraw(
    tx,
    withdrawal.userId,
    method,
    { leaving: zero(withdrawal.amount.currency), now: await databaseNow(tx) },
    context,
  );
}

type Stopping = Pick<Context, 'restoredFrom'>;

/** Also null where it may have been sent before a restore: it waits until that is known, and nothing is returned. */
const finalWords = (withdrawal: Withdrawal, block: Block, proof: Proof, context: Stopping): string | null =>
  proof === null && mayHaveBeenSent(withdrawal, context) ? null : (FINAL[block.why]?.(block) ?? null);

/** Approved but not sent: put on hold with the reason, or returned where waiting would not help. */
export async function stopWithdrawal(tx: Tx, withdrawal: Withdrawal, block: Block, context: Stopping): Promise<void> {
  const final = finalWords(withdrawal, block, null, context);
  const by = { actor: 'system', proof: null } as const;
  if (final !== null && withdrawal.state === 'approved') return void (await reject(tx, withdrawal, by, final, context));
  const until = block.until === null ? null : new Date(block.until);
  const stopped = await moveWithdrawal(
    tx,
    withdrawal,
    'stop',
    { party: 'system', reason: block.words },
    { heldUntil: until, stoppedFor: block.why },
  );
  if (final !== null) return void (await reject(tx, stopped, by, final, context));
  cancelTimers(tx, withdrawal.id);
  await lookAgain(tx, withdrawal.id, until);
  await announceWithdrawal(tx, withdrawalStopped, stopped, { reason: block.words, heldUntil: block.until });
  if (FINAL[block.why] !== undefined) askIfSent(tx, stopped);
}

/** A person who sends by hand is asked once, a provider each time we look (JOB-4). */
function askIfSent(tx: Tx, { id, number, provider }: Withdrawal): void {
  const words = `${number} may have been sent before this site was restored, and would now be rejected. Check whether it was sent, then reject or approve it.`;
  announce(tx, operatorNeeded, { what: 'reconciliation', subject: id, words });
  if (provider !== 'manual') announce(tx, payoutDue, { withdrawalId: id });
}

async function lookAgain(tx: Tx, withdrawalId: string, until: Date | null): Promise<void> {
  setTimer(tx, HOLD_TIMER, withdrawalId, until ?? new Date((await databaseNow(tx)).getTime() + LOOK_AGAIN_MS));
}

const keepWhy = statement(
  'withdrawal_stopped_for',
  'update withdrawal set stopped_for = :stoppedFor, reason = :reason, held_until = :until where id = :id',
);

/**
 * Sent with the next batch once the block has ended, because it was approved before. Another block replaces it without
 * a notice.
 */
export async function resumeStopped(
  tx: Tx,
  withdrawal: Withdrawal,
  context: Context,
  proof: Proof = null,
): Promise<void> {
  const block = await blockOf(tx, withdrawal, context);
  if (block === null) return void (await approve(tx, withdrawal, { party: 'system' }, context));
  const final = finalWords(withdrawal, block, proof, context);
  if (final !== null) return void (await reject(tx, withdrawal, { actor: 'system', proof }, final, context));
  const until = block.until === null ? null : new Date(block.until);
  if (FINAL[block.why] !== undefined && withdrawal.provider !== 'manual')
    announce(tx, payoutDue, { withdrawalId: withdrawal.id });
  await tx.rows(keepWhy, { id: withdrawal.id, stoppedFor: block.why, reason: block.words, until });
  noteReason(tx, withdrawal.id, block.words);
  await lookAgain(tx, withdrawal.id, until);
}

const stopped = statement(
  'withdrawals_stopped',
  "select id from withdrawal where user_id = :userId and stopped_for is not null and state = 'held'",
);

/** Something about this person ended that may have stopped their withdrawals. */
export async function lookAgainAt(userId: string, context: Context): Promise<void> {
  for (const { id } of await context.db.rows(stopped, { userId }))
    await context.database.transact(async (tx) => {
      const withdrawal = await lockWithdrawal(tx, id);
      if (withdrawal?.state === 'held' && withdrawal.stoppedFor !== null) await resumeStopped(tx, withdrawal, context);
    });
}
