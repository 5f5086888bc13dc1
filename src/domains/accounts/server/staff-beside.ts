import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { StaffRole } from '#kit/staff.ts';
import { UNSET_EMAIL } from './staff-roles.ts';

const others = statement(
  'staff_beside',
  `select 1 as found from staff_role r join account a on a.id = r.account_id
   where r.role in ('owner', :role) and a.id <> all (:userIds::uuid[]) and a.email <> :unsetEmail
     and a.suspended_at is null and a.closing_at is null and a.erased_at is null limit 1`,
);

/** Someone else could do it: an active member of staff with this role, or an owner, who is none of the given people. */
export const hasStaffBeside = async (
  reads: Db | Tx,
  role: StaffRole,
  ...userIds: readonly string[]
): Promise<boolean> => (await reads.row(others, { role, userIds, unsetEmail: UNSET_EMAIL })) !== undefined;
