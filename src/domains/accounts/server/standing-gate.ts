/**
 * A person’s gate: whoever acts passes it together with others, whoever changes what the person may do
 * passes it alone and so meets nothing under way. Always one's own gate first, before any row, then the other side's.
 */
import type { Role } from '#kit/actor.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import type { Admit, Caller } from '#kit/server/http/api.ts';
import type { StaffRole } from '#kit/staff.ts';

const pass = statement('gate_pass', 'select pass_gate($1, true)');

/** Waits until what this person has under way is over, and holds back what comes: for whoever changes what they may do. */
export const changeStanding = async (tx: Tx, userId: string): Promise<void> => void (await tx.rows(pass, [userId]));

const standing = statement('gate_standing', 'select * from standing_past_gate($1, $2, $3)');

interface Standing {
  readonly role: Role;
  readonly is_operator: boolean;
  readonly staff_roles: StaffRole[];
  readonly email_verified: boolean;
  readonly onboarded: boolean;
  readonly closing: boolean;
}

/** The caller as they stand inside the transaction; null when the session ended or the person was suspended meanwhile. */
export const admitCaller: Admit = async (tx, caller, alone): Promise<Caller | null> => {
  const row = await tx.row<Standing>(standing, [caller.sessionId, caller.userId, alone]);
  if (row === undefined) return null;
  return {
    ...caller,
    role: row.role,
    // Held back for want of a second step, they stay nobody special.
    isOperator: caller.isOperator && row.is_operator,
    staffRoles: row.staff_roles,
    emailVerified: row.email_verified,
    onboarded: row.onboarded,
    isClosing: row.closing,
  };
};
