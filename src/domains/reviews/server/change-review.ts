import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import type { Side } from '#kit/sides.ts';
import { reviewEdited } from '../events.ts';
import { CRITERIA } from '../rating.ts';
import { whatMayChange, whyNotChange } from '../round.ts';
import type { ShownReview } from '../shapes.ts';
import { presentReview, type ReviewRow } from './reviews-of-work.ts';
import { announceAbout, mustLockRound, type KeptRound } from './store.ts';
import { replyToReview, type Written } from './write-review.ts';

const workOf = statement('review_work', 'select work_id from review where id = :id');
const reviewById = statement(
  'review_one',
  `select id, author, author_id, about_id, communication, quality, value, body, private_note, written_at, shown_at,
    reply, replied_at, reply_hidden_at, edited_at, hidden_at, hidden_reason
   from review where id = :id`,
);
const keepVersion = statement(
  'review_keep_version',
  `insert into review_version (id, review_id, author_id, communication, quality, value, body, private_note, replaced_at)
   select :versionId, id, author_id, communication, quality, value, body, private_note, :now from review
     where id = :id`,
);
const rewrite = statement(
  'review_rewrite',
  'update review set communication = :communication, quality = :quality, value = :value, body = :body, private_note = :note, edited_at = :now where id = :id',
);

interface Found {
  readonly round: KeptRound;
  readonly review: ReviewRow & { readonly about_id: string };
}

/** Behind the lock of its round, so that nothing is published or answered meanwhile. */
async function lockReview(tx: Tx, id: string): Promise<Found> {
  const work = await tx.row(workOf, { id });
  if (work === undefined) throw new Failure('not_found');
  const round = await mustLockRound(tx, work.work_id);
  const review = await tx.row(reviewById, { id });
  if (review === undefined) throw new Failure('not_found');
  return { round, review };
}

async function readAgain(tx: Tx, id: string, isMine: boolean, now: Date): Promise<ShownReview> {
  const review = await tx.row(reviewById, { id });
  if (review === undefined) throw new Failure('not_found');
  return presentReview(review, isMine, now);
}

const noteOf = (note: string | null | undefined): string | null => (note === undefined || note === '' ? null : note);

/**
 * Its writer may change it for 48 hours: all of it while it is hidden, its text alone afterwards. Every earlier version
 * is kept.
 */
export async function changeReview(
  tx: Tx,
  actor: Actor,
  { id, ...written }: Written & { id: string },
  context: Context,
): Promise<ShownReview> {
  const { round, review } = await lockReview(tx, id);
  if (review.author_id !== actor.userId) throw new Failure('not_found');
  const now = context.clock();
  const { written_at: writtenAt, shown_at: shownAt, hidden_at: hiddenAt, replied_at: repliedAt } = review;
  const facts = { writtenAt, shownAt, hiddenAt, repliedAt };
  const allowed = whatMayChange(facts, now);
  const note = noteOf(written.private_note);
  const isOnlyText =
    CRITERIA.every((criterion) => written[criterion] === review[criterion]) && note === review.private_note;
  if (allowed === null || (allowed === 'words' && !isOnlyText))
    throw new Failure('wrong_state', { message: whyNotChange(facts, now) });
  if (isOnlyText && written.text === review.body) return presentReview(review, true, now);
  await tx.rows(keepVersion, { id, versionId: context.makeId(), now });
  await tx.rows(rewrite, {
    id,
    communication: written.communication,
    quality: written.quality,
    value: written.value,
    body: written.text,
    note,
    now,
  });
  if (shownAt !== null) announceAbout(tx, reviewEdited, round, { by: review.author });
  return readAgain(tx, id, true, now);
}

/** The person a review is about answers it, whatever kind of work it was. */
export async function answerReview(
  tx: Tx,
  actor: Actor,
  { id, text }: { id: string; text: string },
  context: Context,
): Promise<ShownReview> {
  const { round, review } = await lockReview(tx, id);
  if (review.about_id !== actor.userId || review.shown_at === null) throw new Failure('not_found');
  if (review.hidden_at !== null)
    throw new Failure('wrong_state', { message: 'This review was hidden by our team, so it can’t be answered.' });
  const side: Side = round.clientId === actor.userId ? 'client' : 'freelancer';
  await replyToReview(tx, round.workId, side, text, context);
  return readAgain(tx, id, false, context.clock());
}
