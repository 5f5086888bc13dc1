/** What projects put on the home of clients: the first one while it is a draft, and questions that wait for an answer. */
import type { Actor } from '#kit/actor.ts';
import { dashboardPart } from '#kit/server/dashboard-part.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { projectTurnShape, type ProjectTurn } from '../dashboard-piece.ts';

const MOST = 10;
/** Someone who posted before knows where drafts are: for everyone else it is the next step. */
const firstDraft = statement(
  'project_first_draft',
  `select id, title from project where client_id = $1 and state = 'draft' and not exists (select from project where client_id = $1 and posted_at is not null)
   order by draft_saved_at desc, id limit 1`,
);
const waiting = statement(
  'project_questions_waiting',
  `select p.id, p.slug, p.title, count(*)::integer as "count!" from project p join project_question q on q.project_id = p.id
   where p.client_id = $1 and p.state in ('open', 'reviewing', 'awarded', 'in_progress') and q.answer is null and q.hidden_at is null
   group by p.id order by min(q.asked_at), p.id limit ${MOST}`,
);

async function turnsOf(db: Db, { userId }: Actor): Promise<ProjectTurn[]> {
  const [draft, asked] = await Promise.all([db.row(firstDraft, [userId]), db.rows(waiting, [userId])]);
  const turn = { kind: 'project', clock: null } as const;
  return [
    ...asked.map(({ id, slug, title, count }): ProjectTurn => ({ ...turn, what: 'questions', id, slug, title, count })),
    ...(draft === undefined ? [] : [{ ...turn, what: 'draft' as const, id: draft.id, slug: null, title: draft.title, count: 1 }]),
  ];
}

export const projectDashboards = [
  dashboardPart({ of: 'client', piece: {}, turn: projectTurnShape, read: async (db, actor) => ({ data: {}, turns: await turnsOf(db, actor) }) }),
];
