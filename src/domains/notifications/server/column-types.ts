import type { StoredChannels } from './preferences.ts';
import type { TopicKey } from '#kit/notice-topics.ts';

declare module '#kit/server/db/statement.ts' {
  interface ColumnTypes {
    'notification_preference.topics': Readonly<Record<string, StoredChannels>>;
    'notification.topic': TopicKey;
  }
}
