import { PROFILE_COMPLETE_PERCENT } from '#domains/accounts/user.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';

const completion = statement('profile_completion', 'select completion from profile where user_id = :userId');

const complete = statement(
  'profiles_complete',
  'select user_id from profile where user_id = any (:userIds::uuid[]) and completion >= :least',
);
/** Those of them whose profile is complete enough to propose. */
export const completeAmong = async (reads: Db | Tx, userIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    userIds.length === 0
      ? []
      : (await reads.rows(complete, { userIds, least: PROFILE_COMPLETE_PERCENT })).map(({ user_id: id }) => id),
  );

/** Percent of the profile that is filled in, as it was saved last. */
export const completionOf = async (reads: Db | Tx, userId: string): Promise<number> =>
  (await reads.row(completion, { userId }))?.completion ?? 0;
