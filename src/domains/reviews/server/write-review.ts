import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { cancelTimers } from '#kit/server/jobs/timers.ts';
import { reviewAnswered, reviewsShown, reviewWritten } from '../events.ts';
import type { Stars } from '../rating.ts';
import { whyNotReply, whyNotReview } from '../round.ts';
import { otherSide, type Side } from '#kit/sides.ts';
import { REVIEW_ROUND } from './open-round.ts';
import { mustLockRound, announceAbout, type KeptRound } from './store.ts';

export interface Written extends Stars {
  readonly text: string;
  readonly private_note?: string | undefined;
}

const insert = statement(
  'review_insert',
  `insert into review (id, work_id, author, author_id, about_id, subject_id, subject_key, communication, quality, value,
    body, private_note, written_at)
   values (:id, :workId, :author, :authorId, :aboutId, :subjectId, :subjectKey, :communication, :quality, :value, :body,
     :privateNote, :writtenAt)`,
);
const note = statement(
  'review_round_reviewed',
  'update review_round set reviewed_by = :reviewedBy, shown_at = :shownAt where work_id = :workId',
);

/**
 * The caller has checked that `side` is the actor's. Hidden until both are written or the time is over, so that nobody
 * can retaliate.
 */
export async function writeReview(
  tx: Tx,
  workId: string,
  side: Side,
  review: Written,
  context: Context,
): Promise<void> {
  const round = await mustLockRound(tx, workId);
  const now = context.clock();
  const reason = whyNotReview(round, side, now);
  if (reason !== null) throw new Failure('wrong_state', { message: reason });
  const [authorId, aboutId] =
    side === 'client' ? [round.clientId, round.freelancerId] : [round.freelancerId, round.clientId];
  const { communication, quality, value, text, private_note: privateNote } = review;
  const storedNote = privateNote === undefined || privateNote === '' ? null : privateNote;
  const ids = {
    id: context.makeId(),
    workId,
    authorId,
    aboutId,
    subjectId: round.subjectId,
    subjectKey: round.subjectKey,
  };
  const words = { body: text, privateNote: storedNote };
  await tx.rows(insert, { ...ids, author: side, communication, quality, value, ...words, writtenAt: now });
  const reviewedBy: Side[] = [...round.reviewedBy, side];
  const bothIn = reviewedBy.includes(otherSide(side));
  await tx.rows(note, { workId, reviewedBy, shownAt: bothIn ? now : null });
  announceAbout(tx, reviewWritten, round, { by: side });
  if (!bothIn) return;
  cancelTimers(tx, workId, REVIEW_ROUND);
  await show(tx, round, now);
}

const close = statement('review_round_close', 'update review_round set shown_at = :now where work_id = :workId');

/** The time is over: shows what was written, even a single review. */
export async function closeRound(tx: Tx, round: KeptRound, now: Date): Promise<void> {
  await tx.rows(close, { workId: round.workId, now });
  if (round.reviewedBy.length > 0) await show(tx, round, now);
}

const showAll = statement(
  'review_show',
  'update review set shown_at = :now where work_id = :workId and shown_at is null',
);

async function show(tx: Tx, round: KeptRound, now: Date): Promise<void> {
  await tx.rows(showAll, { workId: round.workId, now });
  announceAbout(tx, reviewsShown, round, { subjectId: round.subjectId });
}

const reply = statement(
  'review_reply',
  'update review set reply = :text, replied_at = :repliedAt where work_id = :workId and author = :author and reply is null',
);
const replied = statement(
  'review_round_replied',
  'update review_round set replied_by = array_append(replied_by, :side) where work_id = :workId',
);

/** One public reply to the review about oneself, once it is shown. */
export async function replyToReview(tx: Tx, workId: string, side: Side, text: string, context: Context): Promise<void> {
  const round = await mustLockRound(tx, workId);
  const reason = whyNotReply(round, side);
  if (reason !== null) throw new Failure('wrong_state', { message: reason });
  await tx.rows(reply, { workId, author: otherSide(side), text, repliedAt: context.clock() });
  await tx.rows(replied, { workId, side });
  announceAbout(tx, reviewAnswered, round, { by: side });
}
