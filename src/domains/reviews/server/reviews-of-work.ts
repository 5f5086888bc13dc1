import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { ratingOf, type Stars } from '../rating.ts';
import { type Round } from '../round.ts';
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
}

const ofWork = statement(
  'reviews_of_work',
  `select id, author, author_id, about_id, communication, quality, value, body, private_note, written_at, shown_at, reply, replied_at
   from review where work_id = $1 order by written_at, id`,
);

/** As written, shown or not: only for the domain whose work it is, which shows each side what it may see. */
export const reviewsOf = (reads: Db | Tx, workId: string): Promise<ReviewRow[]> => reads.rows(ofWork, [workId]);

export const presentReply = ({ reply, replied_at: at }: { reply: string | null; replied_at: Date | null }) =>
  reply === null || at === null ? null : { text: reply, at: at.toISOString() };

export const starsOf = ({ communication, quality, value }: Stars): Stars => ({ communication, quality, value });

const present = (review: ReviewRow): ShownReview => ({
  by: review.author,
  stars: starsOf(review),
  rating: ratingOf(review),
  body: review.body,
  private_note: review.private_note,
  written_at: review.written_at.toISOString(),
  shown: review.shown_at !== null,
  reply: presentReply(review),
});

/** What one side may see of both reviews. */
export function presentReviews(round: Round | null, written: readonly ReviewRow[], side: Side): ReviewsOfWork {
  const mine = written.find(({ author }) => author === side);
  const theirs = written.find(({ author }) => author !== side);
  return {
    shown_at: round?.shownAt?.toISOString() ?? null,
    closes_at: round?.closesAt.toISOString() ?? null,
    mine: mine === undefined ? null : present(mine),
    theirs: theirs === undefined || theirs.shown_at === null ? null : present(theirs),
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
  const entries: ReviewEntry[] = written.map(({ id, author, author_id: actorId, written_at: at }) => ({ id, at, move: 'review', party: author, actorId }));
  const closed = round?.shownAt ?? null;
  if (round !== null && closed !== null && closed >= round.closesAt) {
    const last: ReviewEntry = { id: 'reviews-closed', at: closed, move: 'closeReviews', party: 'system', actorId: null };
    entries.push(last);
  }
  for (const { id, author, replied_at: at } of written)
    if (at !== null) entries.push({ id: `${id}-reply`, at, move: 'replyToReview', party: otherSide(author), actorId: null });
  return entries.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
