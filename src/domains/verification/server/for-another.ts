import type { Actor } from '#kit/actor.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import { hasStaffBeside } from '#domains/accounts/server/accounts.ts';
import type { CaseRow } from './case-store.ts';

/**
 * IDV-4: an appeal is answered by another operator than the one who decided, unless nobody else may decide on proofs.
 */
export const isForAnother = async (
  reads: Db | Tx,
  actor: Actor,
  { decided_by: decider, user_id: owner }: CaseRow,
): Promise<boolean> => decider === actor.userId && (await hasStaffBeside(reads, 'trust', actor.userId, owner));
