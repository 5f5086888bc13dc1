import { statement, type Db, type Tx } from '#kit/server/db/database.ts';

const others = statement(
  'operators_other_than',
  'select 1 as found from account where is_operator and suspended_at is null and closing_at is null and id <> all ($1::uuid[]) limit 1',
);

/** Somebody else could do it: an operator who is none of these and whose account is in use. */
export const hasOperatorBeside = async (reads: Db | Tx, ...userIds: readonly string[]): Promise<boolean> => (await reads.row(others, [userIds])) !== undefined;
