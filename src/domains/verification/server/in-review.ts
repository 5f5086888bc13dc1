import { afterBusinessDays } from '#kit/business-days.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import { REVIEW_BUSINESS_DAYS } from '../review-days.ts';
import { latestCase, type CaseRow } from './case-store.ts';

export const isWaiting = (row: Pick<CaseRow, 'state'>): boolean =>
  row.state === 'submitted' || row.state === 'in_review';

/** By when we answer what was submitted; null while nothing is in review. */
export function answerDue(row: CaseRow | undefined): Date | null {
  const since = row?.waiting_since ?? row?.submitted_at ?? null;
  return row !== undefined && isWaiting(row) && since !== null ? afterBusinessDays(since, REVIEW_BUSINESS_DAYS) : null;
}

export const identityAnswerDue = async (reads: Db | Tx, userId: string): Promise<Date | null> =>
  answerDue(await latestCase(reads, userId));
