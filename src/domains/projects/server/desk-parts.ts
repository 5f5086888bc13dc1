/** What the desk of a project shows of the project itself; proposals, which come after it, add the rest. */
import type { Actor } from '#kit/actor.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { INVITATION_LIMITS } from '../invitation.ts';
import { sentInvitations } from './invitations-page.ts';
import { presentLine } from './my-projects.ts';
import { presentProject } from './project-page.ts';
import { readMyProject } from './store.ts';

const history = statement(
  'project_history',
  'select at, move, party, reason from project_event where project_id = :projectId order by id desc limit 100',
);

/** By its id, or by its address. */
export async function readDeskParts(db: Db, actor: Actor, name: string, now: Date) {
  const project = await readMyProject(db, actor, name);
  const [brief, invitations, steps] = await Promise.all([
    project.content === null ? null : presentProject(db, project, true),
    sentInvitations(db, project.id),
    db.rows(history, { projectId: project.id }),
  ]);
  return {
    project,
    line: presentLine(project, now),
    brief,
    invitations,
    left: Math.max(0, INVITATION_LIMITS.people - invitations.length),
    steps,
  };
}
