import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { StaffRole } from '#kit/staff.ts';
import { UNSET_EMAIL } from './staff-roles.ts';

const others = statement(
  'staff_beside',
  `select 1 as found from staff_role r join account a on a.id = r.account_id
   where r.role in ('owner', $1) and a.id <> all ($2::uuid[]) and a.email <> $3
     and a.suspended_at is null and a.closing_at is null and a.erased_at is null limit 1`,
);

/** Somebody else could do it: one of the staff with this role, or an owner, who is none of these and whose account is in use. */
export const hasStaffBeside = async (reads: Db | Tx, role: StaffRole, ...userIds: readonly string[]): Promise<boolean> =>
  (await reads.row(others, [role, userIds, UNSET_EMAIL])) !== undefined;
