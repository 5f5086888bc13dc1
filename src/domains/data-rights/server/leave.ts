import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { cancelTimers, setTimer } from '#kit/server/jobs/timers.ts';
import { beginClosing, endClosing, identityOf, lockIdentity } from '#domains/accounts/server/accounts.ts';
import { closingBegan, closingUndone } from '#domains/accounts/leaving-events.ts';
import { pauseServicesOf, resumeServices } from '#domains/services/server/services.ts';
import type { leaving } from '../contract.ts';
import { dutiesBeforeLeaving } from './duties.ts';

export const UNDO_DAYS = 14;
/** How long before the end its owner is reminded. */
const REMINDERS_DAYS = [7, 1] as const;
export const ERASE = 'data-rights.erase';
export const remindersOf = REMINDERS_DAYS.map((days) => ({ kind: `data-rights.remind-${days}`, days }));

export async function leavingState(
  reads: Db | Tx,
  userId: string,
  context: Pick<Context, 'personal'>,
): Promise<DataOf<typeof leaving>> {
  const identity = await identityOf(reads, userId);
  if (identity === undefined) throw new Failure('unauthenticated');
  const { closing_at: closingAt, username } = identity;
  const blockedBy = closingAt === null ? await dutiesBeforeLeaving(reads, userId, context) : [];
  return {
    state: closingAt === null ? 'open' : 'closing',
    erases_at: closingAt?.toISOString() ?? null,
    undo_days: UNDO_DAYS,
    blocked_by: blockedBy,
    username,
  };
}

/** Signs out everywhere, hides the services, and erases the account in two weeks. Nothing is lost yet. */
export async function leave(tx: Tx, actor: Actor, typed: string, context: Context): Promise<{ erases_at: string }> {
  const identity = await lockIdentity(tx, actor.userId);
  if (identity.is_operator)
    throw new Failure('forbidden', {
      message: 'You can’t delete an operator’s account here. The instance needs someone to run it.',
    });
  if (typed.trim().toLowerCase() !== identity.username)
    throw invalidField('username', `Type your username, ${identity.username}, to confirm.`);
  const blockedBy = await dutiesBeforeLeaving(tx, actor.userId, context);
  if (blockedBy.length > 0)
    throw new Failure('wrong_state', {
      message: 'Resolve the open items before you delete your account.',
      data: { blocked_by: blockedBy },
    });
  const askedAt = context.clock();
  const erasesAt = after(askedAt, UNDO_DAYS * DAY_MS);
  const pausedServices = await pauseServicesOf(tx, actor.userId, 'The account is scheduled for deletion.', context);
  await beginClosing(tx, actor.userId, { askedAt, erasesAt, pausedServices });
  setTimer(tx, ERASE, actor.userId, erasesAt);
  for (const { kind, days } of remindersOf) setTimer(tx, kind, actor.userId, after(erasesAt, -days * DAY_MS));
  announce(tx, closingBegan, { userId: actor.userId, erasesAt: erasesAt.toISOString() }, [userTopic(actor.userId)]);
  context.log.info({ event: 'closing_began', actor: actor.userId, erasesAt }, 'an account is to be deleted');
  return { erases_at: erasesAt.toISOString() };
}

/** Restores everything; repeated, or for an account that is not being deleted, it changes nothing. */
export async function stay(tx: Tx, userId: string, context: Context): Promise<DataOf<typeof leaving>> {
  const identity = await lockIdentity(tx, userId);
  if (identity.closing_at !== null) {
    await reopen(tx, userId, context);
    announce(tx, closingUndone, { userId }, [userTopic(userId)]);
    context.log.info({ event: 'closing_undone', actor: userId }, 'an account stays after all');
  }
  return leavingState(tx, userId, context);
}

export async function reopen(tx: Tx, userId: string, context: Context): Promise<void> {
  const { pausedServices } = await endClosing(tx, userId);
  for (const kind of [ERASE, ...remindersOf.map((reminder) => reminder.kind)]) cancelTimers(tx, userId, kind);
  await resumeServices(tx, userId, pausedServices, 'The account won’t be deleted.', context);
}
