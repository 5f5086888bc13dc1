/**
 * A lock per person: their commands share it, and a change of what the person may do takes it alone, so no command is
 * running then. Always take one's own lock first, before any row, then the other side's.
 */
import { statement, type Tx } from '#kit/server/db/database.ts';
import type { Admit, Caller } from '#kit/server/http/api.ts';

const pass = statement('gate_pass', 'select pass_gate(:userId, true)');

/** Waits until this person's running commands have ended and holds back new ones: for a change of what they may do. */
export const changeStanding = async (tx: Tx, userId: string): Promise<void> => void (await tx.rows(pass, { userId }));

const standing = statement(
  'gate_standing',
  'select role as "role!", is_operator as "is_operator!", staff_roles as "staff_roles!", email_verified as "email_verified!", onboarded as "onboarded!", keeps_other_side as "keeps_other_side!", closing as "closing!" from standing_past_gate(:sessionId, :person, :alone)',
);

/**
 * The caller as they stand inside the transaction; null when the session ended or the person was suspended meanwhile.
 */
export const admitCaller: Admit = async (tx, caller, alone): Promise<Caller | null> => {
  const row = await tx.row(standing, { sessionId: caller.sessionId, person: caller.userId, alone });
  if (row === undefined) return null;
  return {
    ...caller,
    role: row.role,
    // Without two-factor they count as an ordinary person.
    isOperator: caller.isOperator && row.is_operator,
    staffRoles: row.staff_roles,
    emailVerified: row.email_verified,
    onboarded: row.onboarded,
    keepsOtherSide: row.keeps_other_side,
    isClosing: row.closing,
  };
};
