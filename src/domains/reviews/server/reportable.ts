import { Failure } from '#kit/errors.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import type { Reportable, Removal } from '#kit/server/reportable.ts';
import { reviewHidden } from '../events.ts';
import { announceAbout, mustLockRound } from './store.ts';

const reported = statement(
  'review_reported',
  `select review.body, review.reply, review.author_id, review.shown_at, review.hidden_at, round.title, round.subject_key
   from review join review_round round on round.work_id = review.work_id where review.id = $1`,
);
const place = statement('review_to_hide', 'select work_id, author from review where id = $1');
const hide = statement('review_hide', 'update review set hidden_at = $2, hidden_reason = $3 where id = $1 and hidden_at is null returning id');
const show = statement('review_unhide', 'update review set hidden_at = null, hidden_reason = null where id = $1 and hidden_at is not null returning id');

/** Stars are counted again: a hidden review counts nowhere. */
async function change(tx: Tx, { id, reason, at }: Removal, isHidden: boolean): Promise<void> {
  const found = await tx.row(place, [id]);
  if (found === undefined) throw new Failure('not_found');
  const round = await mustLockRound(tx, found.work_id);
  const changed = isHidden ? await tx.row(hide, [id, at, reason]) : await tx.row(show, [id]);
  if (changed !== undefined) announceAbout(tx, reviewHidden, round, { by: found.author, subjectId: round.subjectId, isHidden });
}

export const reportableReview: Reportable = {
  kind: 'review',
  async read(reads, id) {
    const row = await reads.row(reported, [id]);
    if (row === undefined) return null;
    const { title, body, reply, author_id: authorId, subject_key: key } = row;
    return {
      title: `Review of ${title}`,
      text: reply === null ? body : `${body}\n\nReply: ${reply}`,
      authorId,
      path: key === null ? null : `/services/${key}#reviews`,
      isPublic: row.shown_at !== null && row.hidden_at === null,
    };
  },
  hide: (tx, removal) => change(tx, removal, true),
  show: (tx, removal) => change(tx, removal, false),
};
