/** Which notices are pushed to which devices, and when. */
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announceAll } from '#kit/server/jobs/announce.ts';
import { setTimers } from '#kit/server/jobs/timers.ts';
import { pushDue } from '../events.ts';
import { outsideQuietHours } from '../schedule.ts';
import type { NoticeRow } from './notice-rows.ts';

export const PUSH_TIMER = 'notifications.push';

const devices = statement(
  'push_devices_of_people',
  'select id, user_id from push_device where user_id = any(:userIds::uuid[])',
);
/** News that waits is replaced by newer news about the same: one push per thing after the quiet hours. */
const insert = statement(
  'push_deliveries_insert',
  `insert into push_delivery (id, device_id, notification_id, slot, created_at)
   select id, device_id, notification_id, slot, :now
     from unnest(:ids::uuid[], :deviceIds::uuid[], :notificationIds::uuid[], :slots::text[]) as one
     (id, device_id, notification_id, slot)
   on conflict (device_id, slot) where tries = 0 do update set notification_id = excluded.notification_id returning id`,
);

/** After the notices were written. */
export async function pushNotices(tx: Tx, notices: readonly NoticeRow[], { makeId, clock }: Context): Promise<void> {
  if (notices.length === 0) return;
  const now = clock();
  const found = await tx.rows(devices, { userIds: [...new Set(notices.map(({ userId }) => userId))] });
  const wanted = new Map(
    notices.flatMap((row) =>
      found
        .filter((device) => device.user_id === row.userId)
        .map((device) => [`${device.id} ${row.notice.group.key}`, { id: makeId(), deviceId: device.id, row }] as const),
    ),
  );
  if (wanted.size === 0) return;
  // Two batches take the rows that wait in the same order.
  const all = [...wanted].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, delivery]) => delivery);
  const written = await tx.rows(insert, {
    ids: all.map(({ id }) => id),
    deviceIds: all.map(({ deviceId }) => deviceId),
    notificationIds: all.map(({ row }) => row.id),
    slots: all.map(({ row }) => row.notice.group.key),
    now,
  });
  const fresh = new Set(written.map(({ id }) => id));
  const due = all.filter(({ id }) => fresh.has(id)).map(({ id, row }) => ({ id, at: timeOf(row, now) }));
  announceAll(
    tx,
    pushDue,
    due.filter(({ at }) => at <= now).map(({ id }) => ({ facts: { deliveryId: id } })),
  );
  setTimers(
    tx,
    PUSH_TIMER,
    due.filter(({ at }) => at > now).map(({ id, at }) => ({ subject: id, firesAt: at })),
  );
}

const timeOf = ({ essential, kept: { quietHours, timeZone } }: NoticeRow, now: Date): Date =>
  essential ? now : outsideQuietHours(now, quietHours, timeZone);
