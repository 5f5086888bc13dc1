import { after, DAY_MS } from '#kit/clock.ts';
import { userTopic } from '#kit/events.ts';
import { dropAttachments } from '#kit/server/attachments/change-attachments.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import { setIdentityVerified } from '#domains/accounts/server/accounts.ts';
import { identityExpired, identityExpiring, identityLapsed } from '../events.ts';
import { GRACE_DAYS, NOTICE_DAYS } from '../identity-case.ts';
import { filesOf, lockCase } from './case-store.ts';
import { moveCase } from './move-case.ts';
import { isLapsed } from './lapsed.ts';

export const CASE_FILES_END = 'verification-files-end';
export const CASE_NOTICE = 'verification-runs-out';
export const CASE_EXPIRES = 'verification-expired';
export const CASE_LAPSES = 'verification-lapsed';

const noteDropped = statement(
  'case_files_dropped',
  'update verification_case set files_deleted_at = :filesDeletedAt where id = :caseId',
);

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Files are deleted before the commit, so that the timer's next try repairs a failure in between. */
export async function deleteCaseFiles(tx: Tx, caseId: string, context: Context): Promise<void> {
  await dropAttachments(tx, await filesOf(tx, caseId), context);
  await tx.rows(noteDropped, { caseId, filesDeletedAt: context.clock() });
}

export async function endFiles(tx: Tx, caseId: string, context: Context): Promise<void> {
  const row = await lockCase(tx, caseId);
  if (row !== undefined && row.state !== 'submitted' && row.state !== 'in_review')
    await deleteCaseFiles(tx, caseId, context);
}

export async function giveNotice(tx: Tx, caseId: string): Promise<void> {
  const row = await lockCase(tx, caseId);
  if (row?.state !== 'approved' || row.document_expires_on === null) return;
  announce(tx, identityExpiring, { userId: row.user_id, caseId, expiresOn: row.document_expires_on }, [
    userTopic(row.user_id),
  ]);
}

export async function runOut(tx: Tx, caseId: string, context: Context): Promise<void> {
  const row = await lockCase(tx, caseId);
  if (row?.state !== 'approved') return;
  await moveCase(tx, row, 'expire', 'expired', { party: 'system', actorId: null, at: context.clock() });
  await setIdentityVerified(tx, row.user_id, null);
  if (row.document_expires_on !== null)
    setTimer(tx, CASE_LAPSES, caseId, after(startOf(row.document_expires_on), GRACE_DAYS * DAY_MS));
  announce(tx, identityExpired, { userId: row.user_id, caseId }, [userTopic(row.user_id)]);
}

/** IDV-3: a grace period of 30 days; people who were approved again since are not affected. */
export async function lapse(tx: Tx, caseId: string, context: Context): Promise<void> {
  const row = await lockCase(tx, caseId);
  if (row === undefined || !(await isLapsed(tx, row.user_id, context.clock()))) return;
  announce(tx, identityLapsed, { userId: row.user_id, caseId }, [userTopic(row.user_id)]);
}

/** For an approval with an end date: the notice before it, and its end. */
export function setExpiryTimers(tx: Tx, caseId: string, expiresOn: string, now: Date): void {
  const ends = startOf(expiresOn);
  const notice = after(ends, -NOTICE_DAYS * DAY_MS);
  if (notice > now) setTimer(tx, CASE_NOTICE, caseId, notice);
  setTimer(tx, CASE_EXPIRES, caseId, ends);
}
