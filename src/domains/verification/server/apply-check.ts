import { after, DAY_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import type { IdentityCheck } from '#kit/server/identity/identity-provider.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { cancelTimers, setTimer } from '#kit/server/jobs/timers.ts';
import { tryMove } from '#kit/transitions.ts';
import { lockIdentity, setIdentityVerified } from '#domains/accounts/server/accounts.ts';
import { identityApproved, identityRejected, identitySubmitted } from '../events.ts';
import { caseMoves, isSameName, type CaseMove, type Reason } from '../identity-case.ts';
import { caseByReference, lockCase, type CaseRow } from './case-store.ts';
import { CASE_FILES_END, setExpiryTimers } from './case-timers.ts';
import { caseWaitingOutside, CHECK_LOOK_UP } from './outside-check.ts';

const move = statement(
  'case_move_outside',
  `update verification_case set state = $2, submitted_at = case when $2 = 'started' then submitted_at else coalesce(submitted_at, $3) end,
     decided_at = case when $2 in ('approved', 'rejected') then $3 end, reason_code = $4, statement = $5, document_expires_on = $6::date where id = $1`,
);

const INSTEAD = 'You can try again, or send your documents to our reviewers instead.';

interface Verdict {
  readonly move: CaseMove;
  readonly reason: Reason | null;
  readonly statement: string | null;
}

/** What a check means for its case; null when it says nothing new. Somebody else's document is nobody's proof. */
function verdictOn(check: IdentityCheck, owner: { first_name: string; last_name: string }): Verdict | null {
  if (check.state === 'processing') return { move: 'process', reason: null, statement: null };
  if (check.state === 'refused')
    return { move: 'refuse', reason: check.refusal ?? 'other', statement: `${check.said ?? 'The provider could not confirm it.'} ${INSTEAD}` };
  if (check.state === 'ended') return { move: 'giveUp', reason: null, statement: null };
  if (check.state !== 'verified') return null;
  if (check.name === null || isSameName(check.name, owner)) return { move: 'confirm', reason: null, statement: null };
  return { move: 'refuse', reason: 'name_differs', statement: `The document is in the name of ${check.name.first} ${check.name.last}. ${INSTEAD}` };
}

/** Applied any number of times, in any order, it ends in the same state: it says what is so now, not what changed. */
export async function applyCheck(tx: Tx, check: IdentityCheck, context: Context): Promise<void> {
  const found = await caseByReference(tx, check.reference);
  if (found === undefined || found.id !== check.caseId) return;
  const owner = await lockIdentity(tx, found.user_id);
  const row = await lockCase(tx, found.id);
  // Begun anew, or handed to our reviewers, since: an older check decides nothing any more.
  if (row?.provider_reference !== check.reference) return;
  const verdict = verdictOn(check, owner);
  const answer = verdict === null ? null : tryMove(caseMoves, verdict.move, row.state, 'provider');
  if (verdict === null || answer?.ok !== true) return;
  await tx.rows(move, [row.id, answer.to, context.clock(), verdict.reason, verdict.statement, answer.to === 'approved' ? check.expiresOn : null]);
  await tell(tx, row, verdict, check.expiresOn, context);
}

async function tell(tx: Tx, row: CaseRow, verdict: Verdict, expiresOn: string | null, context: Context): Promise<void> {
  const now = context.clock();
  const facts = { userId: row.user_id, caseId: row.id };
  const topics = [userTopic(row.user_id)];
  if (verdict.move === 'process') {
    await cancelTimers(tx, row.id, CASE_FILES_END);
    return announce(tx, identitySubmitted, facts, topics);
  }
  if (verdict.move === 'giveUp') return;
  await cancelTimers(tx, row.id, CHECK_LOOK_UP);
  await setTimer(tx, CASE_FILES_END, row.id, after(now, DAY_MS));
  if (verdict.move === 'refuse' && verdict.reason !== null)
    return announce(tx, identityRejected, { ...facts, reason: verdict.reason, statement: verdict.statement ?? '' }, topics);
  await setIdentityVerified(tx, row.user_id, now);
  if (expiresOn !== null) await setExpiryTimers(tx, row.id, expiresOn, now);
  return announce(tx, identityApproved, facts, topics);
}

/** Asks the provider what is so. It was never answered, or is away: the next look-up asks again. */
export async function lookUpCheck(context: Context, caseId: string): Promise<void> {
  const reference = await caseWaitingOutside(context.db, caseId);
  if (reference === null || context.identity === null) return;
  const check = await context.identity.lookUp(reference);
  if (check !== null) await context.database.transact((tx) => applyCheck(tx, check, context));
}

/** The news only says that something changed; what is so is asked of the provider itself, so order and repeats do not matter. */
export async function checkInNews(context: Context, body: Buffer, signature: unknown): Promise<IdentityCheck | null> {
  if (context.identity === null) throw new Failure('not_found');
  const reference = await context.identity.aboutOf(body, signature, [context.clock(), new Date()]);
  return reference === null ? null : context.identity.lookUp(reference);
}
