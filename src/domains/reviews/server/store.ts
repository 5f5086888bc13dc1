import { Failure } from '#kit/errors.ts';
import { userTopic, type EventKind, type FactsOf, type Topic } from '#kit/events.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import type { ReviewedWork, Round } from '../round.ts';

export interface KeptRound extends Round, ReviewedWork {
  readonly workId: string;
  readonly subjectId: string | null;
  readonly subjectKey: string | null;
  readonly openedAt: Date;
  readonly remindedAt: Date | null;
}

const lock = statement(
  'review_round_lock',
  `select work_id, kind, number, title, path, client_id, freelancer_id, subject_id, subject_key, opened_at, closes_at,
    shown_at, reviewed_by, replied_by, reminded_at
   from review_round where work_id = :workId for no key update`,
);

/** Null for work that is not finished. */
export async function lockRound(tx: Tx, workId: string): Promise<KeptRound | null> {
  const row = await tx.row(lock, { workId });
  if (row === undefined) return null;
  const { kind, number, title, path } = row;
  return {
    workId,
    kind,
    number,
    title,
    path,
    clientId: row.client_id,
    freelancerId: row.freelancer_id,
    subjectId: row.subject_id,
    subjectKey: row.subject_key,
    openedAt: row.opened_at,
    closesAt: row.closes_at,
    shownAt: row.shown_at,
    reviewedBy: row.reviewed_by,
    repliedBy: row.replied_by,
    remindedAt: row.reminded_at,
  };
}

export async function mustLockRound(tx: Tx, workId: string): Promise<KeptRound> {
  const round = await lockRound(tx, workId);
  if (round === null)
    throw new Failure('wrong_state', { message: 'You can write a review once the work is completed.' });
  return round;
}

type Work = 'workId' | 'kind' | 'number' | 'title' | 'path' | 'clientId' | 'freelancerId';

/** Both people's open screens and the work's own page are hinted. */
export function announceAbout<Kind extends EventKind>(
  tx: Tx,
  event: Kind,
  round: KeptRound,
  facts: Omit<FactsOf<Kind>, Work>,
): void {
  const { workId, kind, number, title, path, clientId, freelancerId } = round;
  const topics: Topic[] = [`${kind}:${number}`, userTopic(clientId), userTopic(freelancerId)];
  announce(tx, event, { workId, kind, number, title, path, clientId, freelancerId, ...facts } as FactsOf<Kind>, topics);
}
