/**
 * What projects put on dashboards. Freelancers: invitations to answer, and open projects that match their skills.
 * Clients: the projects that go on, the first one while it is a draft, and questions that wait for an answer.
 */
import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import { dashboardPart } from '#kit/server/dashboard-part.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import {
  invitationTurnShape,
  matchingPiece,
  ownProjectsPiece,
  projectTurnShape,
  type InvitationTurn,
  type Matching,
  type OwnProjects,
  type ProjectTurn,
} from '../dashboard-piece.ts';
import { projectsBrowsed } from './browse-projects.ts';
import { readMyInvitations } from './my-invitations.ts';
import { openProjectsOf } from './my-projects.ts';

const MOST_INVITATIONS = 10;
const MOST_MATCHING = 4;
/** More than are shown: those they already proposed for are left out. */
const MOST_CONSIDERED = 24;

async function invitationsWaiting(db: Db, actor: Actor, context: Context): Promise<InvitationTurn[]> {
  const { items } = await readMyInvitations(db, actor, { limit: MOST_INVITATIONS }, context);
  const open = items.filter(({ is_open: isOpen }) => isOpen);
  return open.map(({ id, project: { title, budget_least, budget_most, expires_at: endsAt }, client }) => ({
    kind: 'invitation',
    id,
    title,
    client: client.name,
    budget_least,
    budget_most,
    clock: endsAt === null ? null : { ends_at: endsAt },
  }));
}

/** The list of projects at work, as far as it asks for a skill of theirs, without those they proposed for. */
async function matching(db: Db, actor: Actor, context: Context): Promise<Matching['matching_projects']> {
  const { items } = await projectsBrowsed(db, actor, { sort: 'fit', limit: MOST_CONSIDERED }, context);
  return items
    .filter(({ fit, your_proposal: proposal }) => fit.shared > 0 && proposal === null)
    .slice(0, MOST_MATCHING)
    .map(({ slug, title, budget_least, budget_most, posted_at, proposals, fit }) => ({
      slug,
      title,
      budget_least,
      budget_most,
      posted_at,
      proposals,
      fit,
    }));
}

const MOST_QUESTIONS = 10;
/** Someone who posted before knows where drafts are: for everyone else it is the next step. */
const firstDraft = statement(
  'project_first_draft',
  `select id, title from project where client_id = :userId and state = 'draft'
    and not exists (select from project where client_id = :userId and posted_at is not null)
   order by draft_saved_at desc, id limit 1`,
);
const waiting = statement(
  'project_questions_waiting',
  `select p.id, p.slug, p.title, count(*)::integer as "count!" from project p
    join project_question q on q.project_id = p.id
   where p.client_id = :userId and p.state in ('open', 'reviewing', 'awarded', 'in_progress') and q.answer is null
     and q.hidden_at is null
   group by p.id order by min(q.asked_at), p.id limit ${MOST_QUESTIONS}`,
);

async function turnsOf(db: Db, { userId }: Actor): Promise<ProjectTurn[]> {
  const [draft, projects] = await Promise.all([db.row(firstDraft, { userId }), db.rows(waiting, { userId })]);
  const turn = { kind: 'project', clock: null } as const;
  return [
    ...projects.map(({ id, slug, title, count }): ProjectTurn => ({
      ...turn,
      what: 'questions',
      id,
      slug,
      title,
      count,
    })),
    ...(draft === undefined
      ? []
      : [{ ...turn, what: 'draft' as const, id: draft.id, slug: null, title: draft.title, count: 1 }]),
  ];
}

const MOST_PROJECTS = 5;
async function ownProjects(db: Db, actor: Actor, context: Context): Promise<OwnProjects['projects']> {
  const { items, count } = await openProjectsOf(db, actor, MOST_PROJECTS, context);
  return {
    open: items.map(({ id, slug, title, state, proposals, unread, step }) => ({
      id,
      slug,
      title,
      state,
      proposals,
      unread,
      step,
    })),
    count,
  };
}

export const projectDashboards = [
  dashboardPart({
    of: 'freelancer',
    piece: matchingPiece,
    turn: invitationTurnShape,
    read: async (db, actor, context) => {
      const [turns, projects] = await Promise.all([
        invitationsWaiting(db, actor, context),
        matching(db, actor, context),
      ]);
      return { data: { matching_projects: projects }, turns };
    },
  }),
  dashboardPart({
    of: 'client',
    piece: ownProjectsPiece,
    turn: projectTurnShape,
    read: async (db, actor, context) => {
      const [projects, turns] = await Promise.all([ownProjects(db, actor, context), turnsOf(db, actor)]);
      return { data: { projects }, turns };
    },
  }),
];
