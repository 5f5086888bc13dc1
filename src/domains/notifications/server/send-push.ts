/** Sends one push to one device (decision 149). */
import { createHash } from 'node:crypto';
import { after, HOUR_MS, MINUTE_MS } from '#kit/clock.ts';
import { topicOf, type TopicKey } from '#kit/notice-topics.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type RowOf } from '#kit/server/db/database.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import { sendWebPush, type PushMessage } from '#kit/server/web-push/send-web-push.ts';
import { pathTo } from '#routes';
import { PUSH_TIMER } from './push-deliveries.ts';
import { subscriptionOf, pushLimits } from './push-devices.ts';
import { pushKeys } from './push-key.ts';

/** Longer than an attempt can take. */
const ATTEMPT_MS = MINUTE_MS;
const SHOWN_TOPIC = 32;

/** One attempt at a time; a device takes so many an hour. */
const claim = statement(
  'push_claim',
  `with taken as (
     update push_delivery set tries = tries + 1, trying_since = :now
     where id = :deliveryId and (trying_since is null or trying_since <= :cutOffBefore) returning *),
   counted as (
     update push_device d set hour_from = case when hour_from <= :hourAgo then :now else hour_from end,
       hour_sent = case when hour_from <= :hourAgo then 1 else hour_sent + 1 end
     from taken where d.id = taken.device_id returning d.*)
   select t.tries, t.slot, t.created_at, t.notification_id, c.id as device_id, c.endpoint_hash, c.sealed, c.hour_sent,
     n.topic, n.at, n.read_at, n.essential, n.snoozed_until
   from taken t join counted c on c.id = t.device_id left join notification n on n.id = t.notification_id`,
);
const drop = statement('push_drop', 'delete from push_delivery where id = :deliveryId');
const rest = statement('push_rest', 'update push_delivery set trying_since = null where id = :deliveryId');
const sent = statement(
  'push_sent',
  `with done as (delete from push_delivery where id = :deliveryId returning device_id) update push_device d
    set sent_at = :sentAt from done
   where d.id = done.device_id`,
);
const gone = statement('push_device_gone', 'delete from push_device where id = :id');

type Row = RowOf<typeof claim>;

/**
 * Read meanwhile, put off, too old, too many in an hour, or from before the backup this instance was restored from
 * (JOB-4).
 */
function isPointless(row: Row, { clock, restoredFrom = null }: Context): boolean {
  if (clock().getTime() - row.created_at.getTime() > pushLimits.staleHours * HOUR_MS) return true;
  if (restoredFrom !== null && row.created_at <= restoredFrom) return true;
  if (row.notification_id === null) return false;
  return (
    row.read_at !== null ||
    row.snoozed_until !== null ||
    (row.hour_sent > pushLimits.anHourToADevice && row.essential !== true)
  );
}

export async function sendPush(deliveryId: string, context: Context): Promise<void> {
  const { database, clock, config, log } = context;
  const now = clock();
  const row = await database.transact((tx) =>
    tx.row(claim, { deliveryId, now, cutOffBefore: after(now, -ATTEMPT_MS), hourAgo: after(now, -HOUR_MS) }),
  );
  if (row === undefined) return;
  if (isPointless(row, context)) {
    await database.transact((tx) => tx.rows(drop, { deliveryId }));
    return;
  }
  const sender = {
    keys: await pushKeys(context),
    subject: `mailto:${config.supportEmail}`,
    services: config.pushServices,
    now: clock(),
  };
  const outcome = await sendWebPush(
    subscriptionOf(config, row.endpoint_hash, row.sealed),
    messageOf(row, config.brandName),
    sender,
  );
  await database.transact(async (tx) => {
    if (outcome.is === 'sent') await tx.rows(sent, { deliveryId, sentAt: clock() });
    else if (outcome.is === 'gone') await tx.rows(gone, { id: row.device_id });
    else if (outcome.is === 'refused' || row.tries >= pushLimits.tries) {
      log.warn({ deliveryId, outcome }, 'a push is given up');
      await tx.rows(drop, { deliveryId });
    } else {
      await tx.rows(rest, { deliveryId });
      setTimer(
        tx,
        PUSH_TIMER,
        deliveryId,
        after(clock(), Math.min(HOUR_MS, Math.max(outcome.waitMs, MINUTE_MS * 2 ** (row.tries - 1)))),
      );
    }
  });
}

/** A locked screen is read by others: the topic, no name and no amount. What it is about is on the page it opens. */
function messageOf({ notification_id: id, topic, slot, essential }: Row, brand: string): PushMessage {
  const noticeTopic = id === null ? null : topicOf(topic as TopicKey);
  const shown = {
    title: brand,
    body:
      noticeTopic === null
        ? 'This is a test. Notifications reach this device.'
        : `${noticeTopic.title}: you have an update.`,
    path: id === null ? pathTo('notification-settings') : pathTo('notifications', {}, { open: id }),
    tag: createHash('sha256').update(slot).digest('base64url').slice(0, SHOWN_TOPIC),
    is_test: id === null,
  };
  return {
    text: JSON.stringify(shown),
    lifeSeconds: pushLimits.keptByServiceSeconds,
    urgency: essential === true || id === null ? 'high' : 'normal',
    topic: shown.tag,
  };
}
