import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { cancelTimers } from '#kit/server/jobs/timers.ts';
import { changeStanding, emptyAccount, lockIdentity } from '#domains/accounts/server/accounts.ts';
import { accountErased, closingSoon, closingStopped } from '#domains/accounts/leaving-events.ts';
import { eraseNotifications } from '#domains/notifications/server/notifications.ts';
import { eraseFromOrders } from '#domains/orders/server/orders.ts';
import { erasePayouts } from '#domains/payouts/server/payouts.ts';
import { eraseProfile } from '#domains/profiles/server/profiles.ts';
import { eraseServices } from '#domains/services/server/services.ts';
import { eraseVerification } from '#domains/verification/server/verification.ts';
import { eraseFromWallet } from '#domains/wallet/server/wallet.ts';
import { dutiesBeforeLeaving } from '../duties.ts';
import { reopen } from './leave.ts';
import { EXPORT_EXPIRES, EXPORT_GIVEN_UP } from './make-export.ts';
import { standingOf } from './standing.ts';
import { dropExports, exportKey } from './store.ts';

type Eraser = (tx: Tx, userId: string, context: Context) => Promise<unknown>;

/** Each domain lets go of what is personal; the account last, because the others look it up. */
const ERASERS: readonly Eraser[] = [
  eraseServices,
  eraseFromOrders,
  eraseFromWallet,
  eraseVerification,
  erasePayouts,
  eraseProfile,
  eraseNotifications,
  eraseExports,
];

async function eraseExports(tx: Tx, userId: string, context: Context): Promise<void> {
  for (const id of await dropExports(tx, userId)) {
    await cancelTimers(tx, id, EXPORT_EXPIRES);
    await cancelTimers(tx, id, EXPORT_GIVEN_UP);
    await context.files.remove(exportKey(id));
  }
}

/**
 * The 14 days are over. If something is open again, late money for one, the account stays and its owner hears why. The
 * books keep their rows: they name an id that nobody is behind any more. Files go before the commit, so that a failure
 * in between is made good when the timer comes again.
 */
export async function eraseDue(tx: Tx, userId: string, context: Context): Promise<void> {
  await changeStanding(tx, userId);
  const identity = await lockIdentity(tx, userId);
  if (identity.closing_at === null) return;
  const blockedBy = dutiesBeforeLeaving(await standingOf(tx, userId));
  if (blockedBy.length > 0) {
    await reopen(tx, userId, context);
    await announce(tx, closingStopped, { userId, because: blockedBy.map(({ words }) => words) }, [userTopic(userId)]);
    context.log.warn({ event: 'closing_stopped', actor: userId }, 'an account could not be deleted: something is open again');
    return;
  }
  for (const erase of ERASERS) await erase(tx, userId, context);
  await emptyAccount(tx, userId, context.clock());
  await announce(tx, accountErased, { userId });
  context.log.info({ event: 'account_erased', actor: userId }, 'an account was emptied');
}

export async function remindOfClosing(tx: Tx, userId: string): Promise<void> {
  const { closing_at: closingAt } = await lockIdentity(tx, userId);
  if (closingAt !== null) await announce(tx, closingSoon, { userId, erasesAt: closingAt.toISOString() }, [userTopic(userId)]);
}
