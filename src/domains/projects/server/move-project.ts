import { statement, type Tx } from '#kit/server/db/database.ts';
import { changesIn, clockedMoveText, lineText, moveRow, notedIn } from '#kit/server/db/move-row.ts';
import { cancelTimers, setTimer } from '#kit/server/jobs/timers.ts';
import { nextLook } from '../deadlines.ts';
import { mustMove } from '../policy.ts';
import { isOver, type ProjectMove, type ProjectParty } from '../project.ts';
import { lapseInvitations } from './invite.ts';
import type { Project } from './store.ts';

/** One timer for each: it wakes for the next prompt or the end of the post. */
export const PROJECT_CLOCK = 'project-clock';

const columns = {
  slug: 'slug',
  version: 'version',
  content: 'content',
  title: 'title',
  category: 'category',
  visibility: 'visibility',
  nda: 'nda',
  hiresWanted: 'hires_wanted',
  postedAt: 'posted_at',
  changedAt: 'changed_at',
  openedAt: 'opened_at',
  expiresAt: 'expires_at',
  extensions: 'extensions',
  prompts: 'prompts',
  proposals: 'proposals',
  offers: 'offers',
  hires: 'hires',
  running: 'running',
  hiredAt: 'hired_at',
  endedAt: 'ended_at',
} as const;
/** Of the content, for the lists. */
const listed = {
  topCategory: 'top_category',
  skills: 'skills',
  budgetLeast: 'budget_least',
  budgetMost: 'budget_most',
  days: 'days',
} as const;
type Changes = { readonly [Key in keyof typeof columns]?: Project[Key] } & {
  readonly topCategory?: string;
  readonly skills?: readonly string[];
  readonly budgetLeast?: string | null;
  readonly budgetMost?: string | null;
  readonly days?: number;
};
const NAMES: Readonly<Record<string, string>> = { ...columns, ...listed };

const write = statement('project_move', clockedMoveText('project', NAMES));
const line = statement('project_event_add', lineText('project_event', 'project_id'));
const note = notedIn(line);

export interface ProjectMover {
  readonly party: ProjectParty;
  readonly actorId: string | null;
}
export const bySystem: ProjectMover = { party: 'system', actorId: null };

interface Made {
  readonly move: ProjectMove;
  readonly by: ProjectMover;
  readonly at: Date;
  readonly reason?: string | undefined;
}

/**
 * Makes one move, if the policy allows it: of two at the same moment one wins, and the other reads the state. The
 * command announces it.
 */
export async function moveProject(
  tx: Tx,
  project: Project,
  { move, by, at, reason }: Made,
  changes: Changes = {},
): Promise<Project> {
  const to = mustMove(project, move, by.party, at);
  const moved: Project = { ...project, ...(changes as Partial<Project>), state: to };
  const wake = nextLook(moved, moved.prompts);
  const step = { id: project.id, from: project.state, to, move, ...by, at, reason: reason ?? null };
  await moveRow(tx, { write, note }, step, { clockAt: wake, changes: changesIn(NAMES, changes) });
  if (isOver(to)) lapseInvitations(tx, project.id, at);
  if (wake === null) cancelTimers(tx, project.id, PROJECT_CLOCK);
  else setTimer(tx, PROJECT_CLOCK, project.id, wake);
  return moved;
}
