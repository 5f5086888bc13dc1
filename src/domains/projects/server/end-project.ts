/** A client extends, stops or closes; deadlines and departures end a post (PRJ-3, PRJ-6, PRJ-7). */
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { openRun } from '../deadlines.ts';
import { projectEnded, projectExtended, projectScreened, proposalsStopped } from '../events.ts';
import type { ProjectMove } from '../project.ts';
import { lapseInvitations } from './invite.ts';
import { bySystem, moveProject } from './move-project.ts';
import { withdrawReview } from './screening-queue.ts';
import { announceProject, lockMyProject, lockProject, type Project } from './store.ts';

/** Another 30 days from the day it would have ended: no day is lost by deciding early. */
export async function extendProject(tx: Tx, actor: Actor, id: string, context: Context): Promise<Project> {
  const at = context.clock();
  const project = await lockMyProject(tx, actor, id);
  const by = { party: 'client', actorId: actor.userId } as const;
  const run = openRun(project.expiresAt ?? at);
  const extended = await moveProject(
    tx,
    project,
    { move: 'extend', by, at },
    { ...run, extensions: project.extensions + 1, prompts: 0 },
  );
  announceProject(tx, projectExtended, extended, { expiresAt: run.expiresAt.toISOString() });
  return extended;
}

export async function stopProposals(tx: Tx, actor: Actor, id: string, context: Context): Promise<Project> {
  const project = await lockMyProject(tx, actor, id);
  const stopped = await moveProject(tx, project, {
    move: 'stopProposals',
    by: { party: 'client', actorId: actor.userId },
    at: context.clock(),
  });
  announceProject(tx, proposalsStopped, stopped, {});
  return stopped;
}

/** All of them or none, in one order of locks. */
export async function closeProjects(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
  reason: string,
  context: Context,
): Promise<number> {
  const at = context.clock();
  const wanted = [...new Set(ids)].toSorted();
  for (const id of wanted) {
    const project = await lockMyProject(tx, actor, id);
    if (project.state === 'draft')
      throw new Failure('wrong_state', { message: 'A draft is deleted, not closed.', data: { state: project.state } });
    const endedAt = project.endedAt ?? at;
    const closed = await moveProject(
      tx,
      project,
      { move: 'close', by: { party: 'client', actorId: actor.userId }, at, reason },
      { endedAt },
    );
    announceProject(tx, projectEnded, closed, { outcome: 'closed', by: 'client', reason });
  }
  return wanted.length;
}

/**
 * By staff, for a reason that its client reads. Its proposals end with it; contracts it led to have rules of their own.
 */
export async function closeByStaff(tx: Tx, project: Project, actor: Actor, reason: string, at: Date): Promise<Project> {
  const by = { party: 'operator', actorId: actor.userId } as const;
  const closed = await moveProject(tx, project, { move: 'close', by, at, reason }, { endedAt: project.endedAt ?? at });
  announceProject(tx, projectEnded, closed, { outcome: 'closed', by: 'operator', reason });
  return closed;
}

export async function closeProjectByStaff(
  tx: Tx,
  actor: Actor,
  id: string,
  reason: string,
  context: Context,
): Promise<Project> {
  const project = await lockProject(tx, id);
  if (project.clientId === actor.userId)
    throw new Failure('forbidden', { message: 'This is your own project. Ask another operator.' });
  if (project.state === 'pending_review')
    throw new Failure('wrong_state', { message: 'Decide about it in its review.', data: { state: project.state } });
  const closed = await closeByStaff(tx, project, actor, reason, context.clock());
  await recordStaffAct(
    tx,
    actor,
    'project.close',
    { type: 'project', id },
    reason,
    { state: project.state },
    { state: closed.state },
  );
  return closed;
}

/**
 * Back to its client as a draft, for a reason that they read. Those who proposed have a right to a decision: then it is
 * closed instead.
 */
export async function unpublishProject(
  tx: Tx,
  actor: Actor,
  id: string,
  reason: string,
  context: Context,
): Promise<Project> {
  const at = context.clock();
  const project = await lockProject(tx, id);
  if (project.clientId === actor.userId)
    throw new Failure('forbidden', { message: 'This is your own project. Ask another operator.' });
  if (project.proposals > 0)
    throw new Failure('wrong_state', {
      message: 'People have proposed already. Close it instead.',
      data: { state: project.state },
    });
  const draft = await moveProject(tx, project, {
    move: 'unpublish',
    by: { party: 'operator', actorId: actor.userId },
    at,
    reason,
  });
  lapseInvitations(tx, id, at);
  await withdrawReview(tx, id, at);
  await recordStaffAct(
    tx,
    actor,
    'project.unpublish',
    { type: 'project', id },
    reason,
    { state: project.state },
    { state: draft.state },
  );
  announceProject(tx, projectScreened, draft, { outcome: 'sent_back', kind: 'afterwards', reason });
  return draft;
}

/** By a deadline or a departure. What is over already stays as it is. */
export async function endProject(
  tx: Tx,
  id: string,
  move: Extract<ProjectMove, 'expire' | 'endForLeaving'>,
  context: Context,
): Promise<void> {
  const at = context.clock();
  const project = await lockProject(tx, id);
  if (move === 'expire' && (project.state !== 'open' || project.expiresAt === null || project.expiresAt > at)) return;
  const ended = await moveProject(tx, project, { move, by: bySystem, at }, { endedAt: project.endedAt ?? at });
  announceProject(tx, projectEnded, ended, {
    outcome: move === 'expire' ? 'expired' : 'closed',
    by: 'system',
    reason: null,
  });
}

const openOf = statement(
  'projects_of_leaving',
  "select id from project where client_id = :userId and state in ('pending_review', 'open', 'reviewing', 'awarded', 'expired') order by id",
);
/** Someone who closes their account decides about nothing any more. Each in a transaction of its own. */
export async function endProjectsOf({ userId }: { userId: string }, context: Context): Promise<void> {
  for (const { id } of await context.db.rows(openOf, { userId }))
    await context.database.transact((tx) => endProject(tx, id, 'endForLeaving', context));
}
