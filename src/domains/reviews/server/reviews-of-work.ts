import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { ratingOf, type Stars } from '../rating.ts';
import { editableUntil, whatMayChange, type Round } from '../round.ts';
import { otherSide, type Side } from '#kit/sides.ts';
import type { ReviewsOfWork, ShownReview } from '../shapes.ts';

export interface ReviewRow extends Stars {
  readonly id: string;
  readonly author: Side;
  readonly author_id: string;
  readonly body: string;
  readonly private_note: string | null;
  readonly written_at: Date;
  readonly shown_at: Date | null;
  readonly reply: string | null;
  readonly replied_at: Date | null;
  readonly reply_hidden_at: Date | null;
  readonly edited_at: Date | null;
  readonly hidden_at: Date | null;
  readonly hidden_reason: string | null;
}

const ofWork = statement(
  'reviews_of_work',
  `select id, author, author_id, about_id, communication, quality, value, body, private_note, written_at, shown_at,
    reply, replied_at, reply_hidden_at,
     edited_at, hidden_at, hidden_reason
   from review where work_id = :workId order by written_at, id`,
);

/** As written, shown or not: only for the domain whose work it is, which shows each side what it may see. */
export const reviewsOf = (reads: Db | Tx, workId: string): Promise<ReviewRow[]> => reads.rows(ofWork, { workId });

export const presentReply = ({ reply, replied_at: at }: { reply: string | null; replied_at: Date | null }) =>
  reply === null || at === null ? null : { text: reply, at: at.toISOString() };

export const starsOf = ({ communication, quality, value }: Stars): Stars => ({ communication, quality, value });

/** What one reader may change of a review: its writer, for a while. */
function changeOf(review: ReviewRow, isMine: boolean, now: Date): ShownReview['change'] {
  const { written_at: writtenAt, shown_at: shownAt, hidden_at: hiddenAt, replied_at: repliedAt } = review;
  const what = isMine ? whatMayChange({ writtenAt, shownAt, hiddenAt, repliedAt }, now) : null;
  return what === null ? null : { what, until: editableUntil(writtenAt).toISOString() };
}

/** As its writer or, once it is shown, the person it is about sees it. */
export const presentReview = (review: ReviewRow, isMine: boolean, now: Date): ShownReview => ({
  id: review.id,
  by: review.author,
  stars: starsOf(review),
  rating: ratingOf(review),
  body: review.body,
  private_note: review.private_note,
  written_at: review.written_at.toISOString(),
  shown: review.shown_at !== null,
  edited_at:
    review.edited_at !== null && review.shown_at !== null && review.edited_at > review.shown_at
      ? review.edited_at.toISOString()
      : null,
  hidden_reason: review.hidden_reason,
  change: changeOf(review, isMine, now),
  reply: review.reply_hidden_at === null ? presentReply(review) : null,
});

/** What one side may see of both reviews. */
export function presentReviews(
  round: Round | null,
  written: readonly ReviewRow[],
  side: Side,
  now: Date,
): ReviewsOfWork {
  const mine = written.find(({ author }) => author === side);
  const theirs = written.find(({ author }) => author !== side);
  return {
    shown_at: round?.shownAt?.toISOString() ?? null,
    closes_at: round?.closesAt.toISOString() ?? null,
    mine: mine === undefined ? null : presentReview(mine, true, now),
    theirs: theirs === undefined || theirs.shown_at === null ? null : presentReview(theirs, false, now),
    they_wrote: round?.reviewedBy.includes(otherSide(side)) ?? false,
  };
}

export interface ReviewEntry {
  readonly id: string;
  readonly at: Date;
  readonly move: 'review' | 'replyToReview' | 'closeReviews';
  readonly party: Side | 'system';
  readonly actorId: string | null;
}

/** What reviews add to the timeline of the work, oldest first. */
export function reviewEntries(round: Round | null, written: readonly ReviewRow[]): ReviewEntry[] {
  const entries: ReviewEntry[] = written.map(({ id, author, author_id: actorId, written_at: at }) => ({
    id,
    at,
    move: 'review',
    party: author,
    actorId,
  }));
  const closed = round?.shownAt ?? null;
  if (round !== null && closed !== null && closed >= round.closesAt) {
    const last: ReviewEntry = {
      id: 'reviews-closed',
      at: closed,
      move: 'closeReviews',
      party: 'system',
      actorId: null,
    };
    entries.push(last);
  }
  for (const { id, author, replied_at: at } of written)
    if (at !== null)
      entries.push({ id: `${id}-reply`, at, move: 'replyToReview', party: otherSide(author), actorId: null });
  return entries.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
