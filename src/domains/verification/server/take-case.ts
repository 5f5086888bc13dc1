import type { Actor } from '#kit/actor.ts';
import { after } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { tryMove } from '#kit/transitions.ts';
import { lockIdentity } from '#domains/accounts/server/accounts.ts';
import { caseMoves, TAKEN_HOURS, type CaseMove, type CaseState } from '../identity-case.ts';
import { wholeCase } from './case-queue.ts';
import { caseById, lockCase, type CaseRow } from './case-store.ts';
import { moveCase } from './move-case.ts';

const HOUR_MS = 3_600_000;

const isWithAnother = (row: CaseRow, actor: Actor, now: Date): boolean =>
  row.state === 'in_review' &&
  row.taken_by !== null &&
  row.taken_by !== actor.userId &&
  row.taken_at !== null &&
  after(row.taken_at, TAKEN_HOURS * HOUR_MS) > now;

/**
 * A case an operator may move now. The account is locked first, then its case, in the order the person's own commands
 * lock them.
 */
export async function reviewedCase(
  tx: Tx,
  actor: Actor,
  id: string,
  move: CaseMove,
  now: Date,
): Promise<{ row: CaseRow; to: CaseState }> {
  const found = await caseById(tx, id);
  if (found === undefined || found.submitted_at === null) throw new Failure('not_found');
  if (found.user_id === actor.userId)
    throw new Failure('forbidden', { message: 'This is your own case, so another operator must decide it.' });
  await lockIdentity(tx, found.user_id);
  const row = await lockCase(tx, id);
  if (row === undefined) throw new Failure('not_found');
  const answer = tryMove(caseMoves, move, row.state, 'operator');
  if (!answer.ok) throw new Failure('wrong_state');
  if (isWithAnother(row, actor, now))
    throw new Failure('wrong_state', { message: 'A colleague is reviewing this case. Choose another one.' });
  return { row, to: answer.to };
}

export async function takeCase(tx: Tx, actor: Actor, id: string, context: Context) {
  const now = context.clock();
  const { row, to } = await reviewedCase(tx, actor, id, 'take', now);
  await moveCase(
    tx,
    row,
    'take',
    to,
    { party: 'operator', actorId: actor.userId, at: now },
    { taken_by: actor.userId, taken_at: now },
  );
  const before = { state: row.state, taken_by: row.taken_by };
  await recordStaffAct(tx, actor, 'verification.take', { type: 'verification_case', id }, null, before, {
    state: to,
    taken_by: actor.userId,
  });
  return wholeCase(tx, actor, id, context);
}
