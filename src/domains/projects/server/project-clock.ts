/**
 * What the one timer of a post does: asks on day 14 and 27, ends it on day 30. It may fire late, twice or concurrently
 * (MON-13).
 */
import { closed } from '#domains/accounts/events.ts';
import { closingBegan } from '#domains/accounts/leaving-events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { on, onTimer, type Reaction } from '#kit/server/jobs/reactions.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import { nextLook, promptsOf } from '../deadlines.ts';
import { projectPrompted } from '../events.ts';
import { PROJECT_LIMITS } from '../project.ts';
import { endProject, endProjectsOf } from './end-project.ts';
import { PROJECT_CLOCK } from './move-project.ts';
import { announceProject, lockProject } from './store.ts';

const prompted = statement(
  'project_prompted',
  'update project set prompts = :due, clock_at = :next where id = :projectId',
);

async function fire(tx: Tx, projectId: string, context: Context): Promise<void> {
  const project = await lockProject(tx, projectId);
  const now = context.clock();
  if (project.state !== 'open' || project.expiresAt === null) return;
  if (project.expiresAt <= now) return endProject(tx, projectId, 'expire', context);
  const due = promptsOf(project).filter((at) => at <= now).length;
  const next = nextLook(project, Math.max(due, project.prompts));
  if (due > project.prompts) {
    await tx.rows(prompted, { projectId, due, next });
    announceProject(tx, projectPrompted, project, {
      proposals: project.proposals,
      expiresAt: project.expiresAt.toISOString(),
      canExtend: project.extensions < PROJECT_LIMITS.extensions,
    });
  }
  if (next !== null) setTimer(tx, PROJECT_CLOCK, projectId, next);
}

export const projectTimers = [onTimer(PROJECT_CLOCK, 'orders', fire)];

export const projectReactions: readonly Reaction[] = [
  on(closed, 'end-projects-of-the-closed', 'upkeep', endProjectsOf),
  on(closingBegan, 'end-projects-of-the-leaving', 'upkeep', endProjectsOf),
];
