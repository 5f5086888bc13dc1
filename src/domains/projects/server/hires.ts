/**
 * What contracts announce to a project (PRJ-4, PRJ-5, PRJ-8): an offer went out, ended or became a contract, and a
 * contract ended.
 */
import type { Tx } from '#kit/server/db/database.ts';
import { projectFilled, projectFinished } from '../events.ts';
import { mayMove } from '../policy.ts';
import type { ProjectFacts, ProjectMove } from '../project.ts';
import { moveProject, type ProjectMover } from './move-project.ts';
import { announceProject, lockProject, type Project } from './store.ts';

interface Act {
  readonly by: ProjectMover;
  readonly at: Date;
}

const awardOf = ({ state }: ProjectFacts): ProjectMove => (state === 'in_progress' ? 'awardAnother' : 'award');

/** Why its client can offer no contract now, or null. The move answers the same. */
export function whyNotOffer(project: ProjectFacts, now: Date): string | null {
  const answer = mayMove(project, awardOf(project), 'client', now);
  return answer.ok ? null : answer.why;
}

/** Under the project’s lock: of two offers for the last place, one wins and the other gets 409 with the state. */
export async function offerSent(tx: Tx, projectId: string, { by, at }: Act): Promise<Project> {
  const project = await lockProject(tx, projectId);
  return moveProject(tx, project, { move: awardOf(project), by, at }, { offers: project.offers + 1 });
}

/**
 * Declined, expired or withdrawn. The last one of a project that hired nobody reopens it, unless its client has left.
 */
export async function offerEnded(tx: Tx, projectId: string, { by, at }: Act): Promise<Project> {
  const project = await lockProject(tx, projectId);
  const offers = project.offers - 1;
  if (offers === 0 && project.hires > 0 && project.running === 0)
    return finish(tx, project, { offers }, { by, at }, true);
  const isFree = offers === 0 && project.hires === 0 && project.state === 'awarded';
  return moveProject(tx, project, { move: isFree ? 'reopen' : 'offerEnded', by, at }, { offers });
}

/** Accepted and funded: someone works on it. */
export async function hired(tx: Tx, projectId: string, { by, at }: Act): Promise<Project> {
  const project = await lockProject(tx, projectId);
  const more = {
    offers: project.offers - 1,
    hires: project.hires + 1,
    running: project.running + 1,
    hiredAt: project.hiredAt ?? at,
  };
  const moved = await moveProject(tx, project, { move: 'hire', by, at }, more);
  if (moved.hires >= moved.hiresWanted) announceProject(tx, projectFilled, moved, {});
  return moved;
}

/** The end of the last one ends the project, unless an offer still waits for its answer. */
export async function contractEnded(
  tx: Tx,
  projectId: string,
  { by, at }: Act,
  wasCompleted: boolean,
): Promise<Project> {
  const project = await lockProject(tx, projectId);
  const running = project.running - 1;
  if (running > 0 || project.offers > 0)
    return moveProject(tx, project, { move: 'contractEnded', by, at }, { running });
  return finish(tx, project, { running }, { by, at }, wasCompleted);
}

async function finish(
  tx: Tx,
  project: Project,
  counts: { offers?: number; running?: number },
  { by, at }: Act,
  wasCompleted: boolean,
): Promise<Project> {
  const ended = await moveProject(
    tx,
    project,
    { move: wasCompleted ? 'complete' : 'cancel', by, at },
    { ...counts, endedAt: at },
  );
  announceProject(tx, projectFinished, ended, { outcome: wasCompleted ? 'completed' : 'cancelled', endedBy: by.party });
  return ended;
}
