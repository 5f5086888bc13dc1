import { statement, type Db, type Tx } from '#kit/server/db/database.ts';

const completion = statement('profile_completion', 'select completion from profile where user_id = $1');

/** Percent of the profile that is filled in, as it was saved last. */
export const completionOf = async (reads: Db | Tx, userId: string): Promise<number> => (await reads.row(completion, [userId]))?.completion ?? 0;
