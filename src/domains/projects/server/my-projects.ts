/** A client’s own projects: the list, and one in the wizard. */
import { presentClock } from '#domains/paid-work/server/paid-work.ts';
import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { cutPage, isInstant, placeOf, type PageAsked } from '#kit/paging.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { gathered } from '#kit/server/person-facts.ts';
import { clientStep } from '../client-step.ts';
import type { MyProject, MyProjectRow, ProjectLine, PROJECT_TABS, myProjects } from '../contract.ts';
import { datesFrom } from '../brief-dates.ts';
import { clocksOf } from '../deadlines.ts';
import { changedParts, isMaterialChange } from '../draft.ts';
import { offeredMoves } from '../policy.ts';
import { contentOf, postProblems } from '../post-rules.ts';
import { comingWords } from '../words.ts';
import type { ProjectState } from '../project.ts';
import { whyNotOffer } from './hires.ts';
import { filesOf } from './project-files.ts';
import { PROJECT_COLUMNS, projectOf, readMyProject, type Project } from './store.ts';

type Tab = (typeof PROJECT_TABS)[number];
const STATES: Readonly<Record<Tab, readonly ProjectState[]>> = {
  open: ['pending_review', 'open', 'reviewing', 'awarded'],
  drafts: ['draft'],
  working: ['in_progress'],
  ended: ['completed', 'cancelled', 'expired', 'closed'],
};

const list = statement(
  'projects_mine',
  `select ${PROJECT_COLUMNS} from project where client_id = :userId and state = any (:states)
   and (:createdAt::timestamptz is null or (created_at, id) < (:createdAt::timestamptz, :id::uuid))
     order by created_at desc, id desc limit :most`,
);
const counts = statement(
  'projects_mine_counts',
  'select state, count(*)::int as n from project where client_id = :userId group by state',
);
const PAGE_SIZE = 20;
const NO_PROPOSALS = { countered: 0, agreed: 0, unread: 0, offered: 0, chosen: 0, fresh: 0 };

export function presentLine(project: Project, now: Date): ProjectLine {
  const [clock] = clocksOf(project);
  const { content, draft } = project;
  const budget = content ?? draft;
  return {
    id: project.id,
    slug: project.slug,
    title: project.title,
    state: project.state,
    visibility: content?.visibility ?? draft.visibility,
    budget_least: budget.budget_least,
    budget_most: budget.budget_most,
    budget_undecided: budget.budget_undecided,
    proposals: project.proposals,
    offers: project.offers,
    hires: project.hires,
    hires_wanted: project.hiresWanted,
    at: (project.postedAt ?? project.savedAt).toISOString(),
    clock: clock === undefined ? null : presentClock(clock, comingWords),
    moves: offeredMoves(project, 'client', now),
  };
}

/** With what waits in each of them. */
async function presentRows(
  db: Db,
  projects: readonly Project[],
  now: Date,
  { facts }: Pick<Context, 'facts'>,
): Promise<MyProjectRow[]> {
  const ids = projects.map(({ id }) => id);
  const waiting = await gathered(facts.map((fact) => fact.proposalsFor?.(db, ids, now)));
  return projects.map((project) => {
    const proposals = waiting.find((proposalCounts) => proposalCounts.project_id === project.id) ?? NO_PROPOSALS;
    const step = clientStep(project.state, { ...proposals, canOffer: whyNotOffer(project, now) === null });
    return { ...presentLine(project, now), unread: proposals.unread, step };
  });
}

const AT_WORK = [...STATES.open, ...STATES.working];
/** Those that are open or worked on, the newest first, and how many there are. */
export async function openProjectsOf(
  db: Db,
  { userId }: Actor,
  most: number,
  context: Context,
): Promise<{ items: MyProjectRow[]; count: number }> {
  const [rows, stateCounts] = await Promise.all([
    db.rows(list, { userId, states: AT_WORK, createdAt: null, id: null, most }),
    db.rows(counts, { userId }),
  ]);
  const count = stateCounts.reduce((sum, { state, n }) => sum + (AT_WORK.includes(state) ? (n ?? 0) : 0), 0);
  return { items: await presentRows(db, rows.map(projectOf), context.clock(), context), count };
}

export async function readMyProjects(
  db: Db,
  actor: Actor,
  { tab = 'open', cursor, limit = PAGE_SIZE }: PageAsked & { tab?: Tab | undefined },
  context: Context,
): Promise<DataOf<typeof myProjects>> {
  const place = placeOf(cursor, { key: isInstant });
  const [rows, stateCounts] = await Promise.all([
    db.rows(list, {
      userId: actor.userId,
      states: STATES[tab],
      createdAt: place?.key ?? null,
      id: place?.id ?? null,
      most: limit + 1,
    }),
    db.rows(counts, { userId: actor.userId }),
  ]);
  const page = cutPage(rows, limit, (row) => ({ key: row.created_at.toISOString(), id: row.id }));
  const countOf = (tabName: Tab) =>
    stateCounts.reduce((sum, { state, n }) => sum + (STATES[tabName].includes(state) ? (n ?? 0) : 0), 0);
  return {
    items: await presentRows(db, page.items.map(projectOf), context.clock(), context),
    next_cursor: page.next_cursor,
    counts: { open: countOf('open'), drafts: countOf('drafts'), working: countOf('working'), ended: countOf('ended') },
  };
}

const sentBack = statement(
  'project_sent_back',
  "select reason from project_review where project_id = :projectId and state = 'sent_back' order by decided_at desc limit 1",
);

/** As its wizard has it. */
export async function readInWizard(db: Db, actor: Actor, name: string, { clock }: Context): Promise<MyProject> {
  const project = await readMyProject(db, actor, name);
  const { draft, content, currency } = project;
  const now = clock();
  const from = datesFrom(project.postedAt ?? now);
  const problems = postProblems(draft, currency, from);
  const next = content === null || Object.keys(problems).length > 0 ? null : contentOf(draft, from);
  const [files, back] = await Promise.all([
    filesOf(db, project.id),
    project.state === 'draft' ? db.row(sentBack, { projectId: project.id }) : undefined,
  ]);
  return {
    id: project.id,
    slug: project.slug,
    state: project.state,
    draft: draft as MyProject['draft'],
    files,
    saved_at: project.savedAt.toISOString(),
    problems,
    currency,
    dates_from: from,
    changed: content === null || next === null ? [] : changedParts(content, next),
    is_material: content !== null && next !== null && isMaterialChange(content, next),
    proposals: project.proposals,
    sent_back: back?.reason ?? null,
    moves: offeredMoves(project, 'client', now),
  };
}
