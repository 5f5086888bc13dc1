import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { Profile } from './store.ts';

const owned = statement(
  'profile_portfolios',
  'select user_id, portfolios from profile where user_id = any (:userIds::uuid[]) and withheld_at is null',
);

/**
 * Pieces of people’s portfolios that they chose to show someone, whatever their profile shows to others; none of what
 * staff withheld.
 */
export async function portfoliosOf(
  reads: Db | Tx,
  userIds: readonly string[],
): Promise<(userId: string) => Profile['portfolios']> {
  const rows = userIds.length === 0 ? [] : await reads.rows(owned, { userIds: [...new Set(userIds)] });
  return (userId) => rows.find(({ user_id: id }) => id === userId)?.portfolios ?? [];
}
