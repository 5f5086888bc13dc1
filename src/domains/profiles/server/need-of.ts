import { statement, type Db, type Tx } from '#kit/server/db/database.ts';

const need = statement('profile_need', 'select hiring_needs from profile where user_id = :userId');

/** What a client says they need, in their words. */
export const needOf = async (reads: Db | Tx, userId: string): Promise<string | null> =>
  (await reads.row(need, { userId }))?.hiring_needs ?? null;
