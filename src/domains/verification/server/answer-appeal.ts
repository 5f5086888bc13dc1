import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { cancelTimers } from '#kit/server/jobs/timers.ts';
import { identityAppealAnswered } from '../events.ts';
import { wholeCase } from './case-queue.ts';
import { latestCase } from './case-store.ts';
import { CASE_FILES_END } from './case-timers.ts';
import { isForAnother } from './for-another.ts';
import { reviewedCase } from './take-case.ts';

const answer = statement(
  'case_appeal_answer',
  'update verification_case set appeal_answer = $2, appeal_answered_at = $3, appeal_answered_by = $4 where id = $1',
);
/** The first decision stays in the audit; the case waits for a new one, with whoever answered. */
const reopen = statement(
  'case_reopen',
  `update verification_case set state = $2, decided_at = null, decided_by = null, reason_code = null, statement = null,
     waiting_since = $3, taken_by = $4, taken_at = $3, provider = 'review', provider_reference = null where id = $1`,
);

interface Answer {
  readonly outcome: 'stands' | 'again';
  readonly statement: string;
}

export async function answerAppeal(tx: Tx, actor: Actor, id: string, { outcome, statement: said }: Answer, context: Context) {
  const now = context.clock();
  const again = outcome === 'again';
  const { row, to } = await reviewedCase(tx, actor, id, again ? 'reopen' : 'uphold', now);
  if (row.appeal === null || row.appeal_answered_at !== null) throw new Failure('wrong_state');
  if (await isForAnother(tx, actor, row)) throw new Failure('forbidden', { message: 'You made the decision this objects to. Another operator has to answer.' });
  if (again && (await latestCase(tx, row.user_id))?.id !== id)
    throw new Failure('wrong_state', { message: 'The person has begun a new try since. Decide that one, and answer that this decision stands.' });
  if (again && row.files_deleted_at !== null)
    throw new Failure('wrong_state', { message: 'The files are deleted. Answer that the decision stands, and ask for a new try.' });
  await tx.rows(answer, [id, said, now, actor.userId]);
  if (again) {
    await tx.rows(reopen, [id, to, now, actor.userId]);
    await cancelTimers(tx, id, CASE_FILES_END);
  }
  const before = { state: row.state, reason: row.reason_code, statement: row.statement, decided_by: row.decided_by };
  // The only operator may answer an objection to their own decision, and the audit says that it was so.
  const told = { state: to, outcome, answered_by_who_decided: row.decided_by === actor.userId };
  await recordStaffAct(tx, actor, 'verification.answer-appeal', { type: 'verification_case', id }, said, before, told);
  await announce(tx, identityAppealAnswered, { userId: row.user_id, caseId: id, reopened: again, statement: said }, [userTopic(row.user_id)]);
  return wholeCase(tx, actor, id, context);
}
