import { bothClocks } from '#kit/server/machine-clock.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import type { IdentityCheck } from '#kit/server/identity/identity-provider.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { cancelTimers, setTimer } from '#kit/server/jobs/timers.ts';
import { tryMove } from '#kit/transitions.ts';
import { lockIdentity, setIdentityVerified } from '#domains/accounts/server/accounts.ts';
import { identityApproved, identityRejected, identitySubmitted } from '../events.ts';
import { caseMoves, isSameName, type CaseMove, type Reason } from '../identity-case.ts';
import { caseByReference, lockCase, type CaseRow } from './case-store.ts';
import { CASE_FILES_END, setExpiryTimers } from './case-timers.ts';
import { moveCase } from './move-case.ts';
import { caseWaitingOutside, CHECK_LOOK_UP } from './outside-check.ts';

const INSTEAD = 'You can try again, or submit your documents to our reviewers instead.';

interface Verdict {
  readonly move: CaseMove;
  readonly reason: Reason | null;
  readonly statement: string | null;
}

/** What a check means for its case; null when nothing changed. Someone else's document proves nothing. */
function verdictOn(check: IdentityCheck, owner: { first_name: string; last_name: string }): Verdict | null {
  if (check.state === 'processing') return { move: 'process', reason: null, statement: null };
  if (check.state === 'refused')
    return {
      move: 'refuse',
      reason: check.refusal ?? 'other',
      statement: `${check.said ?? 'The provider couldn’t verify it.'} ${INSTEAD}`,
    };
  if (check.state === 'ended') return { move: 'giveUp', reason: null, statement: null };
  if (check.state !== 'verified') return null;
  if (check.name === null || isSameName(check.name, owner)) return { move: 'confirm', reason: null, statement: null };
  return {
    move: 'refuse',
    reason: 'name_differs',
    statement: `The document is in the name of ${check.name.first} ${check.name.last}. ${INSTEAD}`,
  };
}

/** Applied any number of times, in any order, it ends in the same state, because it uses the check's present state. */
export async function applyCheck(tx: Tx, check: IdentityCheck, context: Context): Promise<void> {
  const found = await caseByReference(tx, check.reference);
  if (found === undefined || found.id !== check.caseId) return;
  const owner = await lockIdentity(tx, found.user_id);
  const row = await lockCase(tx, found.id);
  // Started again or handed to our reviewers since: an older check no longer decides anything.
  if (row?.provider_reference !== check.reference) return;
  const verdict = verdictOn(check, owner);
  const answer = verdict === null ? null : tryMove(caseMoves, verdict.move, row.state, 'provider');
  if (verdict === null || answer?.ok !== true) return;
  const now = context.clock();
  const isDecided = answer.to === 'approved' || answer.to === 'rejected';
  await moveCase(
    tx,
    row,
    verdict.move,
    answer.to,
    { party: 'provider', actorId: null, at: now, reason: verdict.reason },
    {
      submitted_at: answer.to === 'started' ? row.submitted_at : (row.submitted_at ?? now),
      decided_at: isDecided ? now : null,
      reason_code: verdict.reason,
      statement: verdict.statement,
      document_expires_on: answer.to === 'approved' ? check.expiresOn : null,
    },
  );
  await announceVerdict(tx, row, verdict, check.expiresOn, context);
}

async function announceVerdict(
  tx: Tx,
  row: CaseRow,
  verdict: Verdict,
  expiresOn: string | null,
  context: Context,
): Promise<void> {
  const now = context.clock();
  const facts = { userId: row.user_id, caseId: row.id };
  const topics = [userTopic(row.user_id)];
  if (verdict.move === 'process') {
    cancelTimers(tx, row.id, CASE_FILES_END);
    return announce(tx, identitySubmitted, facts, topics);
  }
  if (verdict.move === 'giveUp') return;
  cancelTimers(tx, row.id, CHECK_LOOK_UP);
  setTimer(tx, CASE_FILES_END, row.id, after(now, DAY_MS));
  if (verdict.move === 'refuse' && verdict.reason !== null)
    return announce(
      tx,
      identityRejected,
      { ...facts, reason: verdict.reason, statement: verdict.statement ?? '' },
      topics,
    );
  await setIdentityVerified(tx, row.user_id, now);
  if (expiresOn !== null) setExpiryTimers(tx, row.id, expiresOn, now);
  return announce(tx, identityApproved, facts, topics);
}

/** Asks the provider what is so. It was never answered, or is away: the next look-up asks again. */
export async function lookUpCheck(context: Context, caseId: string): Promise<void> {
  const reference = await caseWaitingOutside(context.db, caseId);
  if (reference === null || context.identity === null) return;
  const check = await context.identity.lookUp(reference);
  if (check !== null) await context.database.transact((tx) => applyCheck(tx, check, context));
}

/**
 * The event only says that something changed. The provider is asked for the current state, so order and repeats do not
 * matter.
 */
export async function checkInNews(context: Context, body: Buffer, signature: unknown): Promise<IdentityCheck | null> {
  if (context.identity === null) throw new Failure('not_found');
  const reference = await context.identity.aboutOf(body, signature, bothClocks(context));
  return reference === null ? null : context.identity.lookUp(reference);
}
