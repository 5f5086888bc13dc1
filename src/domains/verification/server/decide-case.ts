import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { invalidField } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { cancelTimers, setTimer } from '#kit/server/jobs/timers.ts';
import { setIdentityVerified } from '#domains/accounts/server/accounts.ts';
import { identityApproved, identityMoreInfo, identityRejected, identityRevoked } from '../events.ts';
import { FILES_KEPT_DAYS, type CaseMove, type CaseState, type Reason } from '../identity-case.ts';
import { wholeCase } from './case-queue.ts';
import type { CaseRow } from './case-store.ts';
import { CASE_EXPIRES, CASE_FILES_END, CASE_NOTICE, setExpiryTimers } from './case-timers.ts';
import { moveCase } from './move-case.ts';
import { reviewedCase } from './take-case.ts';

interface Decision {
  readonly move: CaseMove;
  readonly reason: Reason | null;
  readonly statement: string | null;
  readonly expiresOn: string | null;
}

async function settle(
  tx: Tx,
  actor: Actor,
  id: string,
  decision: Decision,
  context: Context,
): Promise<{ row: CaseRow; to: CaseState; now: Date }> {
  const now = context.clock();
  const { row, to } = await reviewedCase(tx, actor, id, decision.move, now);
  const { reason, statement, expiresOn } = decision;
  const decided = { decided_at: now, decided_by: actor.userId, reason_code: reason, statement };
  const changes = expiresOn === null ? decided : { ...decided, document_expires_on: expiresOn };
  await moveCase(tx, row, decision.move, to, { party: 'operator', actorId: actor.userId, at: now, reason }, changes);
  setTimer(tx, CASE_FILES_END, id, after(now, FILES_KEPT_DAYS * DAY_MS));
  const act = `verification.${decision.move === 'askForMore' ? 'ask-for-more' : decision.move}`;
  const facts = { state: to, reason, files: row.file_hashes };
  await recordStaffAct(tx, actor, act, { type: 'verification_case', id }, statement, { state: row.state }, facts);
  return { row, to, now };
}

export async function approve(tx: Tx, actor: Actor, id: string, expiresOn: string, context: Context) {
  if (expiresOn <= context.clock().toISOString().slice(0, 10))
    throw invalidField('document_expires_on', 'This document has expired. Reject it instead.');
  if (expiresOn > '2199-12-31') throw invalidField('document_expires_on', 'Check the year.');
  const { row, now } = await settle(
    tx,
    actor,
    id,
    { move: 'approve', reason: null, statement: null, expiresOn },
    context,
  );
  await setIdentityVerified(tx, row.user_id, now);
  setExpiryTimers(tx, id, expiresOn, now);
  announce(tx, identityApproved, { userId: row.user_id, caseId: id }, [userTopic(row.user_id)]);
  return wholeCase(tx, actor, id, context);
}

export async function reject(
  tx: Tx,
  actor: Actor,
  id: string,
  { reason, statement }: { reason: Reason; statement: string },
  context: Context,
) {
  const { row } = await settle(
    tx,
    actor,
    id,
    { move: 'reject', reason, statement: statement, expiresOn: null },
    context,
  );
  announce(tx, identityRejected, { userId: row.user_id, caseId: id, reason, statement }, [userTopic(row.user_id)]);
  return wholeCase(tx, actor, id, context);
}

export async function askForMore(tx: Tx, actor: Actor, id: string, statement: string, context: Context) {
  const { row } = await settle(
    tx,
    actor,
    id,
    { move: 'askForMore', reason: null, statement: statement, expiresOn: null },
    context,
  );
  announce(tx, identityMoreInfo, { userId: row.user_id, caseId: id, statement }, [userTopic(row.user_id)]);
  return wholeCase(tx, actor, id, context);
}

export async function revoke(tx: Tx, actor: Actor, id: string, statement: string, context: Context) {
  const { row } = await settle(
    tx,
    actor,
    id,
    { move: 'revoke', reason: null, statement: statement, expiresOn: null },
    context,
  );
  await setIdentityVerified(tx, row.user_id, null);
  cancelTimers(tx, id, CASE_NOTICE);
  cancelTimers(tx, id, CASE_EXPIRES);
  announce(tx, identityRevoked, { userId: row.user_id, caseId: id, statement }, [userTopic(row.user_id)]);
  return wholeCase(tx, actor, id, context);
}
