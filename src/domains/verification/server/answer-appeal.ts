import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { cancelTimers } from '#kit/server/jobs/timers.ts';
import { identityAppealAnswered } from '../events.ts';
import { wholeCase } from './case-queue.ts';
import { latestCase } from './case-store.ts';
import { CASE_FILES_END } from './case-timers.ts';
import { isForAnother } from './for-another.ts';
import { moveCase } from './move-case.ts';
import { reviewedCase } from './take-case.ts';

/** The first decision stays in the audit; the case waits for a new one, with the person who answered. */
const reopened = (now: Date, userId: string) =>
  ({
    decided_at: null,
    decided_by: null,
    reason_code: null,
    statement: null,
    waiting_since: now,
    taken_by: userId,
    taken_at: now,
    provider: 'review',
    provider_reference: null,
  }) as const;

interface Answer {
  readonly outcome: 'stands' | 'again';
  readonly statement: string;
}

export async function answerAppeal(tx: Tx, actor: Actor, id: string, { outcome, statement }: Answer, context: Context) {
  const now = context.clock();
  const again = outcome === 'again';
  const move = again ? 'reopen' : 'uphold';
  const { row, to } = await reviewedCase(tx, actor, id, move, now);
  if (row.appeal === null || row.appeal_answered_at !== null) throw new Failure('wrong_state');
  if (await isForAnother(tx, actor, row))
    throw new Failure('forbidden', { message: 'You made this decision, so another operator must answer the appeal.' });
  if (again && (await latestCase(tx, row.user_id))?.id !== id)
    throw new Failure('wrong_state', {
      message: 'The person started a new attempt since. Decide that one, and uphold this decision.',
    });
  if (again && row.files_deleted_at !== null)
    throw new Failure('wrong_state', {
      message: 'The files are deleted. Uphold the decision and ask the person to try again.',
    });
  const answer = { appeal_answer: statement, appeal_answered_at: now, appeal_answered_by: actor.userId };
  const changes = again ? { ...answer, ...reopened(now, actor.userId) } : answer;
  await moveCase(tx, row, move, to, { party: 'operator', actorId: actor.userId, at: now }, changes);
  if (again) cancelTimers(tx, id, CASE_FILES_END);
  const before = { state: row.state, reason: row.reason_code, statement: row.statement, decided_by: row.decided_by };
  // The only operator may answer an appeal against their own decision, and the audit records that.
  const facts = { state: to, outcome, answered_by_who_decided: row.decided_by === actor.userId };
  await recordStaffAct(
    tx,
    actor,
    'verification.answer-appeal',
    { type: 'verification_case', id },
    statement,
    before,
    facts,
  );
  announce(tx, identityAppealAnswered, { userId: row.user_id, caseId: id, reopened: again, statement }, [
    userTopic(row.user_id),
  ]);
  return wholeCase(tx, actor, id, context);
}
