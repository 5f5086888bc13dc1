import type { Actor } from '#kit/actor.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import { hasStaffBeside } from '#domains/accounts/server/accounts.ts';
import type { CaseRow } from './store.ts';

/** An appeal is answered by another operator than the one who decided, unless no one else may. */
export const isForAnother = async (
  reads: Db | Tx,
  actor: Actor,
  { decided_by: decider, author_id: author }: Pick<CaseRow, 'decided_by' | 'author_id'>,
): Promise<boolean> =>
  decider === actor.userId && author !== null && (await hasStaffBeside(reads, 'trust', actor.userId, author));
