import { nextWake } from '#kit/countdown.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import { SIDES } from '#kit/sides.ts';

export interface FinishedWork {
  readonly workId: string;
  /** The work's kind and number in its domain. */
  readonly kind: string;
  readonly number: string;
  readonly title: string;
  /** What was bought, as others may read it. */
  readonly detail: string | null;
  readonly path: string;
  readonly clientId: string;
  readonly freelancerId: string;
  /** What is rated besides the person, and the name its reviews are listed under. */
  readonly subject: { readonly id: string; readonly key: string } | null;
  readonly finishedAt: Date;
  /** As agreed when the work was ordered. */
  readonly closesAt: Date;
}

export const REVIEW_ROUND = 'review-round';

const insert = statement(
  'review_round_insert',
  `insert into review_round (work_id, kind, number, title, detail, path, client_id, freelancer_id, subject_id,
    subject_key, opened_at, closes_at)
   values (:workId, :kind, :number, :title, :detail, :path, :clientId, :freelancerId, :subjectId, :subjectKey,
     :openedAt, :closesAt)
   on conflict (work_id) do nothing`,
);

/**
 * Call it in the transaction that finishes the work, so that finished work can always be reviewed. Its answer is not
 * waited for.
 */
export function workFinished(tx: Tx, work: FinishedWork): void {
  const { workId, kind, number, title, detail, path, clientId, freelancerId, subject, finishedAt, closesAt } = work;
  const workFields = {
    kind,
    number,
    title,
    detail,
    path,
    subjectId: subject?.id ?? null,
    subjectKey: subject?.key ?? null,
  };
  tx.send(insert, { workId, ...workFields, clientId, freelancerId, openedAt: finishedAt, closesAt });
  setTimer(
    tx,
    REVIEW_ROUND,
    workId,
    nextWake([{ startsAt: finishedAt, endsAt: closesAt, turn: SIDES }], finishedAt) ?? closesAt,
  );
}
