import type { Removal, Reportable } from '#kit/server/reportable.ts';
import { Failure } from '#kit/errors.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { reviewHidden } from '../events.ts';
import { announceAbout, mustLockRound } from './store.ts';

const reported = statement(
  'review_reported',
  `select review.body, review.reply, review.reply_hidden_at, review.author_id, review.about_id, review.shown_at,
    review.hidden_at, round.title, round.subject_key
   from review join review_round round on round.work_id = review.work_id where review.id = :id`,
);
const hideReply = statement(
  'review_reply_hide',
  'update review set reply_hidden_at = :at, reply_hidden_reason = :reason where id = :id and reply is not null and reply_hidden_at is null',
);
const showReply = statement(
  'review_reply_unhide',
  'update review set reply_hidden_at = null, reply_hidden_reason = null where id = :id',
);
const place = statement('review_to_hide', 'select work_id, author from review where id = :id');
const hide = statement(
  'review_hide',
  'update review set hidden_at = :at, hidden_reason = :reason where id = :id and hidden_at is null returning id',
);
const show = statement(
  'review_unhide',
  'update review set hidden_at = null, hidden_reason = null where id = :id and hidden_at is not null returning id',
);

/** Stars are counted again: a hidden review counts nowhere. */
async function change(tx: Tx, { id, reason, at }: Removal, isHidden: boolean): Promise<void> {
  const found = await tx.row(place, { id });
  if (found === undefined) throw new Failure('not_found');
  const round = await mustLockRound(tx, found.work_id);
  const changed = isHidden ? await tx.row(hide, { id, at, reason }) : await tx.row(show, { id });
  if (changed !== undefined)
    announceAbout(tx, reviewHidden, round, { by: found.author, subjectId: round.subjectId, isHidden });
}

const pathOf = (key: string | null): string | null => (key === null ? null : `/services/${key}#reviews`);

export const reportableReview: Reportable = {
  kind: 'review',
  async read(reads, id) {
    const row = await reads.row(reported, { id });
    if (row === undefined) return null;
    return {
      title: `Review of ${row.title}`,
      text: row.body,
      authorId: row.author_id,
      path: pathOf(row.subject_key),
      isPublic: row.shown_at !== null && row.hidden_at === null,
    };
  },
  hide: (tx, removal) => change(tx, removal, true),
  show: (tx, removal) => change(tx, removal, false),
};

/**
 * The answer of the person whom the review is about, known by the review's id: that person answers for it, and the
 * review stays.
 */
export const reportableReply: Reportable = {
  kind: 'reply',
  async read(reads, id) {
    const row = await reads.row(reported, { id });
    if (row === undefined || row.reply === null) return null;
    return {
      title: `Reply to a review of ${row.title}`,
      text: row.reply,
      authorId: row.about_id,
      path: pathOf(row.subject_key),
      isPublic: row.shown_at !== null && row.hidden_at === null && row.reply_hidden_at === null,
    };
  },
  hide: async (tx, { id, at, reason }) => void (await tx.rows(hideReply, { id, at, reason })),
  show: async (tx, { id }) => void (await tx.rows(showReply, { id })),
};
