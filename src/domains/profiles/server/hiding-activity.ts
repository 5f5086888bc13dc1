import { statement, type Db, type Tx } from '#kit/server/db/database.ts';

const hiding = statement(
  'people_hiding_activity',
  `select user_id from profile
    where user_id = any(:userIds::uuid[]) and privacy_settings->>'last_activity_at' = 'only_me'`,
);

/** Those of them who show nobody when they are here (privacy: Last active). */
export const hidingActivity = async (reads: Db | Tx, userIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await reads.rows(hiding, { userIds })).map(({ user_id: id }) => id));
