import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { changeStanding, lockIdentity } from '#domains/accounts/server/accounts.ts';
import { accountErased, closingSoon, closingStopped } from '#domains/accounts/leaving-events.ts';
import { dutiesBeforeLeaving } from './duties.ts';
import { reopen } from './leave.ts';

/**
 * The 14 days are over. If something is open again, such as late money, the account stays and its owner is notified
 * why. The books keep their rows, which name an id without a person. Files are deleted before the commit, so that the
 * timer's next try repairs a failure in between.
 */
export async function eraseDue(tx: Tx, userId: string, context: Context): Promise<void> {
  await changeStanding(tx, userId);
  const identity = await lockIdentity(tx, userId);
  if (identity.closing_at === null) return;
  const blockedBy = await dutiesBeforeLeaving(tx, userId, context);
  if (blockedBy.length > 0) {
    await reopen(tx, userId, context);
    announce(tx, closingStopped, { userId, because: blockedBy.map(({ words }) => words) }, [userTopic(userId)]);
    context.log.warn(
      { event: 'closing_stopped', actor: userId },
      'an account could not be deleted: something is open again',
    );
    return;
  }
  for (const { forgetAddress } of context.personal) await forgetAddress?.(tx, identity.email, context);
  // The account last, because the others look it up.
  for (const { erase } of context.personal.toReversed()) await erase?.(tx, userId, context);
  announce(tx, accountErased, { userId });
  context.log.info({ event: 'account_erased', actor: userId }, 'an account was emptied');
}

export async function remindOfClosing(tx: Tx, userId: string): Promise<void> {
  const { closing_at: closingAt } = await lockIdentity(tx, userId);
  if (closingAt !== null) announce(tx, closingSoon, { userId, erasesAt: closingAt.toISOString() }, [userTopic(userId)]);
}
