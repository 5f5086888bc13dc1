/** A brief is posted, and later changed (PRJ-1, PRJ-2). */
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { withTailOf, slugOfTitle } from '#kit/slug.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { datesFrom } from '../brief-dates.ts';
import { openRun } from '../deadlines.ts';
import { changedParts, isMaterialChange, type ProjectContent } from '../draft.ts';
import { projectEdited, projectOpened } from '../events.ts';
import { contentOf, postProblems } from '../post-rules.ts';
import { preferenceProblems } from '../preferences.ts';
import { briefFindings, type ProjectFinding } from '../screening.ts';
import { bySystem, moveProject, type ProjectMover } from './move-project.ts';
import { isFirstPost, queueReview, screeningMode, withdrawReview } from './screening-queue.ts';
import { announceProject, lockMyProject, type Project } from './store.ts';

const MAX_ATTEMPTS = 4;
/** The last 48 bits of its id, all of them random. */
const UNGUESSABLE = 3;
const slugTaken = statement('project_slug_taken', 'select from project where slug = :slug');

/** The address of what is not public says nothing of it, and cannot be guessed from its title. */
async function freeSlug(tx: Tx, { title, visibility }: ProjectContent, id: string): Promise<string> {
  if (visibility !== 'public') return withTailOf('project', id, UNGUESSABLE);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const slug = withTailOf(slugOfTitle(title, 'project'), id, attempt);
    // Two clients with one title at the same moment take turns.
    lockUntilCommit(tx, 53, `project-slug:${slug}`);
    if ((await tx.row(slugTaken, { slug })) === undefined) return slug;
  }
  throw new Failure('wrong_state', { message: 'Another project already has this title. Change yours slightly.' });
}

/** What a rule refuses is said at its field. */
function refuseBlocked(found: readonly ProjectFinding[]): void {
  const fields: Record<string, string[]> = {};
  for (const { blocks, field, reason } of found)
    if (blocks) fields[field] = [...new Set([...(fields[field] ?? []), reason])];
  if (Object.keys(fields).length > 0)
    throw new Failure('invalid_input', { message: 'This project can’t be posted like this.', fields });
}

const addVersion = statement(
  'project_add_version',
  'insert into project_version (project_id, number, content, is_material, published_at) values (:projectId, :version, :content, :isMaterial, :at)',
);

/** What a version changes of the row, for the page and the lists. */
const shownAs = (content: ProjectContent, version: number, at: Date) => ({
  version,
  content,
  title: content.title,
  category: content.category,
  topCategory: content.top_category,
  skills: content.skills,
  budgetLeast: content.budget_least?.amount ?? null,
  budgetMost: content.budget_most?.amount ?? null,
  days: content.days,
  hiresWanted: content.hires_wanted,
  visibility: content.visibility,
  nda: content.nda,
  ...(version === 1 ? { postedAt: at } : { changedAt: at }),
});

/** From now on people can find it, for 30 days. */
export async function openProject(tx: Tx, project: Project, by: ProjectMover, at: Date): Promise<Project> {
  const opened = await moveProject(tx, project, { move: 'accept', by, at }, openRun(at));
  const { category, skills, visibility } = opened.content ?? {
    category: '',
    skills: [],
    visibility: opened.visibility,
  };
  announceProject(tx, projectOpened, opened, { category, skills: [...skills], isPublic: visibility === 'public' });
  return opened;
}

/** Posts the draft, or shows its changes. */
export async function postProject(tx: Tx, actor: Actor, id: string, context: Context): Promise<Project> {
  const project = await lockMyProject(tx, actor, id);
  const at = context.clock();
  const from = datesFrom(project.postedAt ?? at);
  const problems = { ...preferenceProblems(project.draft), ...postProblems(project.draft, project.currency, from) };
  if (Object.keys(problems).length > 0)
    throw new Failure('invalid_input', { message: 'This project isn’t ready to post.', fields: problems });
  const content = contentOf(project.draft, from);
  const found = briefFindings(content);
  refuseBlocked(found);
  return project.state === 'draft'
    ? postFirst(tx, actor, project, content, found, at, context)
    : change(tx, actor, project, content, found, at, context);
}

async function postFirst(
  tx: Tx,
  actor: Actor,
  project: Project,
  content: ProjectContent,
  found: readonly ProjectFinding[],
  at: Date,
  context: Context,
): Promise<Project> {
  const [isFirst, mode] = [await isFirstPost(tx, actor.userId, project.id), await screeningMode(tx)];
  const version = project.version + 1;
  const slug = project.slug ?? (await freeSlug(tx, content, project.id));
  const by = { party: 'client', actorId: actor.userId } as const;
  const posted = await moveProject(
    tx,
    project,
    { move: 'post', by, at },
    { ...shownAs(content, version, at), postedAt: project.postedAt ?? at, slug },
  );
  await tx.rows(addVersion, {
    projectId: project.id,
    version,
    content: JSON.stringify(content),
    isMaterial: false,
    at,
  });
  if (mode === 'manual' && isFirst) {
    await queueReview(tx, posted, 'first', found, context);
    return posted;
  }
  if (isFirst || found.length > 0) await queueReview(tx, posted, 'afterwards', found, context);
  return openProject(tx, posted, bySystem, at);
}

async function change(
  tx: Tx,
  actor: Actor,
  project: Project,
  content: ProjectContent,
  found: readonly ProjectFinding[],
  at: Date,
  context: Context,
): Promise<Project> {
  const by = { party: 'client', actorId: actor.userId } as const;
  if (project.content === null) throw new Failure('wrong_state', { data: { state: project.state } });
  const [changed, isMaterial, version] = [
    changedParts(project.content, content),
    isMaterialChange(project.content, content),
    project.version + 1,
  ];
  if (content.hires_wanted < project.offers + project.hires)
    throw new Failure('invalid_input', {
      fields: { hires_wanted: ['Fewer people than you already offered the work to.'] },
    });
  if (content.visibility === 'invite_only' && project.visibility !== 'invite_only' && project.proposals > 0)
    throw new Failure('invalid_input', {
      fields: { visibility: ['People who were not invited have proposed already. They must be able to read it.'] },
    });
  const edited = await moveProject(
    tx,
    project,
    { move: 'edit', by, at, reason: changed.join(', ') || undefined },
    changed.length === 0 ? {} : shownAs(content, version, at),
  );
  if (changed.length === 0) return edited;
  await tx.rows(addVersion, { projectId: project.id, version, content: JSON.stringify(content), isMaterial, at });
  if (found.length > 0) await queueReview(tx, edited, 'afterwards', found, context);
  else await withdrawReview(tx, project.id, at);
  announceProject(tx, projectEdited, edited, { version, isMaterial, changed });
  return edited;
}
