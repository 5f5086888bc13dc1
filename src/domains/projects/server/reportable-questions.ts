/** Questions about a brief and their answers, each reported and removed on its own: their authors are two people. */
import type { Reportable } from '#kit/server/reportable.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { pathTo } from '#routes';
import { isShown } from '../project.ts';

const reported = statement(
  'project_question_reported',
  `select q.author_id, q.question, q.answer, q.hidden_at, q.answer_hidden_at, p.client_id, p.state, p.slug, p.title
   from project_question q join project p on p.id = q.project_id where q.id = :id`,
);
const hide = statement(
  'project_question_hide',
  'update project_question set hidden_at = :at, hidden_reason = :reason where id = :id and hidden_at is null',
);
const show = statement(
  'project_question_show',
  'update project_question set hidden_at = null, hidden_reason = null where id = :id',
);
const hideAnswer = statement(
  'project_question_answer_hide',
  'update project_question set answer_hidden_at = :at, answer_hidden_reason = :reason where id = :id and answer is not null and answer_hidden_at is null',
);
const showAnswer = statement(
  'project_question_answer_show',
  'update project_question set answer_hidden_at = null, answer_hidden_reason = null where id = :id',
);

const rowOf = (reads: Db | Tx, id: string) => reads.row(reported, { id });
const pathOf = (slug: string | null): string | null =>
  slug === null ? null : `${pathTo('project', { slug })}#questions-and-answers`;

export const reportableQuestion: Reportable = {
  kind: 'question',
  async read(reads, id) {
    const row = await rowOf(reads, id);
    // One whose author has left is nobody's: there is no one to be notified.
    if (row === undefined || row.author_id === null) return null;
    return {
      title: `Question about “${row.title}”`,
      text: row.question,
      authorId: row.author_id,
      path: pathOf(row.slug),
      // Before it is answered only its client is given its id, and may report it.
      isPublic: row.hidden_at === null && isShown(row.state),
    };
  },
  hide: async (tx, { id, at, reason }) => void (await tx.rows(hide, { id, at, reason })),
  show: async (tx, { id }) => void (await tx.rows(show, { id })),
};

export const reportableAnswer: Reportable = {
  kind: 'answer',
  async read(reads, id) {
    const row = await rowOf(reads, id);
    if (row === undefined || row.answer === null) return null;
    return {
      title: `Answer about “${row.title}”`,
      text: row.answer,
      authorId: row.client_id,
      path: pathOf(row.slug),
      isPublic: row.hidden_at === null && row.answer_hidden_at === null && isShown(row.state),
    };
  },
  hide: async (tx, { id, at, reason }) => void (await tx.rows(hideAnswer, { id, at, reason })),
  show: async (tx, { id }) => void (await tx.rows(showAnswer, { id })),
};
