import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { GRACE_DAYS } from '../identity-case.ts';

/**
 * The state of the newest proof that was ever approved: only an expired document lapses, and only after the 30 days'
 * grace period.
 */
const newest = statement(
  'case_newest_proof',
  `select state = 'expired' and (document_expires_on + ${GRACE_DAYS})::timestamp at time zone 'UTC' <= :now as lapsed
    from verification_case
   where user_id = :userId and state in ('approved', 'expired', 'revoked') order by decided_at desc limit 1`,
);

export const isLapsed = async (reads: Db | Tx, userId: string, now: Date): Promise<boolean> =>
  (await reads.row(newest, { userId, now }))?.lapsed === true;
