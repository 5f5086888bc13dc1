/** Notifications that their reader put off until later. */
import type { Actor } from '#kit/actor.ts';
import { after, HOUR_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import type { Snooze } from '../snooze-contract.ts';
import { nextDigest } from '../schedule.ts';
import { changed, unreadOf } from './list.ts';

export const SNOOZE_TIMER = 'notifications.snooze';
const LATER_MS = 3 * HOUR_MS;

const find = statement(
  'notification_to_snooze',
  `select n.group_key, n.read_at, p.timezone from notification n join notified_person p using (user_id)
    where n.id = :id and n.user_id = :userId and n.in_app`,
);
const put = statement(
  'notification_snooze',
  `update notification set snoozed_until = :at where user_id = :userId and group_key = :groupKey and in_app
    and read_at is null returning id`,
);

/** In the reader’s zone; the next morning and Monday at the hour of the digest. */
const instantOf = (until: Snooze, now: Date, zone: string): Date =>
  until === 'later' ? after(now, LATER_MS) : nextDigest(now, until === 'morning' ? 'daily' : 'weekly', zone);

/** Everything unread about the same thing. What is new about it comes as always. */
export async function snooze(tx: Tx, { userId }: Actor, id: string, until: Snooze | null, { clock }: Context) {
  const row = await tx.row(find, { id, userId });
  if (row === undefined)
    throw new Failure('not_found', { message: 'This notification is gone, or belongs to another account.' });
  if (row.read_at !== null)
    throw new Failure('wrong_state', { message: 'You have read this. Only unread notifications can be snoozed.' });
  const at = until === null ? null : instantOf(until, clock(), row.timezone);
  await tx.rows(put, { userId, groupKey: row.group_key, at });
  if (at !== null) setTimer(tx, SNOOZE_TIMER, id, at);
  changed(tx, userId);
  return { unread: await unreadOf(tx, userId), snoozed_until: at?.toISOString() ?? null };
}

/** At the top of the list again; it still says when it happened. */
const back = statement(
  'notification_wake',
  `update notification n set happened_at = coalesce(n.happened_at, n.at), at = n.snoozed_until, snoozed_until = null
   from notification one where one.id = :id and n.user_id = one.user_id and n.group_key = one.group_key
     and n.snoozed_until <= :now returning n.user_id`,
);

export async function wake(tx: Tx, id: string, { clock }: Context): Promise<void> {
  const [row] = await tx.rows(back, { id, now: clock() });
  if (row !== undefined) changed(tx, row.user_id);
}
