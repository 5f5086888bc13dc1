import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { once, paged, type Export } from '#kit/server/personal-export.ts';

const drops = ['notification', 'notification_letter', 'notification_preference'].map((table) =>
  statement(`${table}_forget`, `delete from ${table} where user_id = $1`),
);

export async function eraseNotifications(tx: Tx, userId: string): Promise<void> {
  for (const drop of drops) await tx.rows(drop, [userId]);
}

const told = statement(
  'export_notifications',
  `select id, at, topic, group_title, title, body, path, read_at from notification
   where user_id = $1 and ($2::uuid is null or id > $2) order by id limit $3`,
);
const preferences = statement(
  'export_notification_preferences',
  'select topics, digest, quiet_from, quiet_to, saved_at from notification_preference where user_id = $1',
);

export const exportOfNotifications = (db: Db, userId: string): Export => ({
  parts: [
    { name: 'notifications', about: 'What you were told, and when you read it.', records: paged(db, told, userId) },
    { name: 'notification-preferences', about: 'How you want to be told.', records: once(db, preferences, userId) },
  ],
});
