/** What projects put on the freelancer’s dashboard: invitations to answer, and open projects that match their skills. */
import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import { dashboardPart } from '#kit/server/dashboard-part.ts';
import type { Db } from '#kit/server/db/database.ts';
import { invitationTurnShape, matchingPiece, type InvitationTurn, type Matching } from '../dashboard-piece.ts';
import { projectsBrowsed } from './browse-projects.ts';
import { readMyInvitations } from './my-invitations.ts';

const MOST_INVITATIONS = 10;
const MOST_MATCHING = 4;

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

/** The list of projects at work, as far as it asks for a skill of theirs. */
async function matching(db: Db, actor: Actor, context: Context): Promise<Matching['matching_projects']> {
  const { items } = await projectsBrowsed(db, actor, { sort: 'fit', limit: MOST_MATCHING }, context);
  return items
    .filter(({ fit }) => fit.shared > 0)
    .map(({ slug, title, budget_least, budget_most, posted_at, proposals, fit }) => ({ slug, title, budget_least, budget_most, posted_at, proposals, fit }));
}

export const projectDashboards = [
  dashboardPart({
    of: 'freelancer',
    piece: matchingPiece,
    turn: invitationTurnShape,
    read: async (db, actor, context) => {
      const [turns, projects] = await Promise.all([invitationsWaiting(db, actor, context), matching(db, actor, context)]);
      return { data: { matching_projects: projects }, turns };
    },
  }),
];
