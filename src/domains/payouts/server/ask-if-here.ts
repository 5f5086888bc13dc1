import { databaseNow } from '#kit/server/db/database-now.ts';
import type { Context } from '#kit/server/context.ts';
import type { PayoutNews } from '#kit/server/payments/provider.ts';
import { approve } from './decide.ts';
import { moveWithdrawal } from './move-withdrawal.ts';
import { applyPayoutNews, isPastAsking, orderOf, sendPayout } from './send-payout.ts';
import { mayHaveBeenSent, type Proof } from './sent-before.ts';
import { resumeStopped } from './stop-withdrawal.ts';
import { lockWithdrawal, withdrawalById, withdrawalByNumber, type Withdrawal } from './store.ts';

/**
 * Before a call that would return the money of a withdrawal from before a restore: does its provider know it? Outside
 * any transaction (DB-4), and without sending. What was sent is noted as sent, so the call finds that it is too late.
 */
export async function askIfHere(context: Context, number: string, ownerId?: string): Promise<Proof> {
  const withdrawal = await withdrawalByNumber(context.db, number);
  return withdrawal === null || (ownerId !== undefined && withdrawal.userId !== ownerId)
    ? null
    : askAbout(context, withdrawal);
}

async function askAbout(context: Context, withdrawal: Withdrawal): Promise<Proof> {
  if (withdrawal.state === 'processing' || withdrawal.provider === 'manual' || !mayHaveBeenSent(withdrawal, context))
    return null;
  if (isPastAsking(withdrawal, await databaseNow(context.db), context)) return null;
  const payouts = context.payments[withdrawal.provider]?.payouts;
  const order = await orderOf(withdrawal, context);
  if (payouts?.findPayout === undefined || order === null) return null;
  const news = await payouts.findPayout(order).catch((error: unknown) => {
    context.log.warn(
      { err: error, withdrawal: withdrawal.number },
      'a provider could not say whether a payout was sent before the restore',
    );
    return undefined;
  });
  if (news === null) return 'provider';
  if (news?.reference === withdrawal.id) await noteSentBefore(context, withdrawal.id, news);
  return null;
}

/** The books follow what the original instance did, with the moves it would have made. */
async function noteSentBefore(context: Context, withdrawalId: string, news: PayoutNews): Promise<void> {
  await context.database.transact(async (tx) => {
    const found = await lockWithdrawal(tx, withdrawalId);
    if (found === null || !mayHaveBeenSent(found, context)) return;
    const by = { party: 'system' } as const;
    const approved =
      found.state === 'approved' || found.state === 'processing' ? found : await approve(tx, found, by, context);
    if (approved.state === 'approved') await moveWithdrawal(tx, approved, 'send', by);
    await applyPayoutNews(tx, news, context);
  });
}

/**
 * One that waits although nothing will send it may have been sent before the restore: it is returned once its provider
 * does not know it.
 */
export async function sendOrSettle(context: Context, withdrawalId: string): Promise<void> {
  const withdrawal = await withdrawalById(context.db, withdrawalId);
  if (withdrawal?.state !== 'held') return sendPayout(context, withdrawalId);
  const proof = await askAbout(context, withdrawal);
  if (proof === null) return;
  await context.database.transact(async (tx) => {
    const found = await lockWithdrawal(tx, withdrawal.id);
    if (found?.state === 'held' && found.stoppedFor !== null) await resumeStopped(tx, found, context, proof);
  });
}

/** An operator's confirmation counts where no provider can be asked, or none remembers. */
export function proofOf(withdrawal: Withdrawal, proof: Proof, notSent: boolean | undefined, context: Context): Proof {
  if (proof !== null || notSent !== true) return proof;
  const payouts = withdrawal.provider === 'manual' ? undefined : context.payments[withdrawal.provider]?.payouts;
  return payouts?.findPayout === undefined || isPastAsking(withdrawal, context.clock(), context) ? 'operator' : null;
}
