import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { once, paged, type Export } from '#kit/server/personal-export.ts';
import { namesIn } from './names-in.ts';
import { wordingOf } from './wording.ts';

const drops = [
  statement('push_devices_forget', 'delete from push_device where user_id = :userId'),
  statement('notification_forget', 'delete from notification where user_id = :userId'),
  statement('notification_email_forget', 'delete from notification_letter where user_id = :userId'),
  statement('notification_preference_forget', 'delete from notification_preference where user_id = :userId'),
];

export async function eraseNotifications(tx: Tx, userId: string): Promise<void> {
  for (const drop of drops) await tx.rows(drop, { userId });
}

const noticesOfPerson = statement(
  'export_notifications',
  `select id, at, topic, event, facts, group_title, title, body, path, read_at, coalesce(p.timezone, 'UTC') as timezone
   from notification left join notified_person p using (user_id)
     where user_id = :userId and (:after::uuid is null or id > :after) order by id limit :limit`,
);
const preferences = statement(
  'export_notification_preferences',
  'select topics, digest, quiet_from, quiet_to, saved_at from notification_preference where user_id = :userId',
);

/** Without the subscription: with it anyone could send to the device. */
const devices = statement(
  'export_push_devices',
  'select label, created_at, sent_at from push_device where user_id = :userId order by created_at limit 1000',
);

/** In words; the stored facts are internal. */
async function* noticesTo(db: Db, userId: string, notices: Context['notices']): AsyncGenerator<object> {
  for await (const row of paged(db, noticesOfPerson, userId)) {
    const { id, at, topic, read_at, timezone } = row;
    const names = await namesIn(db, [row]);
    const { reply: _reply, action: _action, ...words } = wordingOf(row, { zone: timezone, names }, notices);
    yield { id, at, topic, ...words, read_at };
  }
}

export const exportOfNotifications = (db: Db, userId: string, { notices }: Context): Export => ({
  parts: [
    {
      name: 'notifications',
      about: 'Your notifications, and when you read them.',
      records: noticesTo(db, userId, notices),
    },
    { name: 'notification-preferences', about: 'Your notification settings.', records: once(db, preferences, userId) },
    {
      name: 'notification-devices',
      about: 'The devices that get your notifications.',
      records: once(db, devices, userId),
    },
  ],
});
