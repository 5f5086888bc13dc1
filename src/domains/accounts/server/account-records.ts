import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';

const records = statement(
  'account_records',
  `select a.id, a.created_at, a.identity_verified_at is not null as "is_verified!",
    a.suspended_at is not null as "is_suspended!",
     (select count(*)::int from suspension s where s.user_id = a.id) as "suspensions!"
   from account a where a.id = any (:ids::uuid[]) and a.erased_at is null`,
);
export type AccountRecord = RowOf<typeof records>;

/** What staff know of accounts when something of theirs was reported. */
export const accountRecords = async (
  reads: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AccountRecord>> =>
  new Map((await reads.rows(records, { ids })).map((row) => [row.id, row]));
