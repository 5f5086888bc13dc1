/** A project as anyone who may see it reads it. */
import { skillBySlug } from '#domains/taxonomy/skills.ts';
import { Failure } from '#kit/errors.ts';
import { money } from '#kit/money.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import { richText } from '#kit/markdown.ts';
import type { DataOf } from '#kit/endpoint.ts';
import type { projectBySlug } from '../contract.ts';
import type { ShownProject } from '../shapes.ts';
import { answeredQuestions } from './brief-questions.ts';
import { clientRecords, fundsFor } from './client-record.ts';
import { filesOf } from './project-files.ts';
import { readProjectAt, type Project } from './store.ts';

const gone = () => new Failure('not_found', { message: 'This project isn’t available.' });

/** `seesFiles`: its client, and who agreed to its NDA (PRJ-10). */
export async function presentProject(reads: Db | Tx, project: Project, seesFiles: boolean): Promise<ShownProject> {
  const { content, slug, postedAt, currency } = project;
  if (content === null || slug === null || postedAt === null) throw gone();
  const [files, clients, answered] = await Promise.all([
    filesOf(reads, project.id),
    clientRecords(reads, [{ id: project.clientId, least: fundsFor(content.budget_least, currency) }], currency),
    answeredQuestions(reads, project.id),
  ]);
  const [client] = clients;
  if (client === undefined) throw gone();
  const { bandLow: low, bandHigh: high } = project;
  return {
    id: project.id,
    slug,
    state: project.state,
    visibility: project.visibility,
    version: project.version,
    title: content.title,
    category: content.category,
    top_category: content.top_category,
    description_blocks: richText(content.description),
    scope: [...content.scope],
    skills: content.skills.map((skill) => ({ slug: skill, name: skillBySlug(skill)?.name ?? skill })),
    currency,
    budget_least: content.budget_least,
    budget_most: content.budget_most,
    days: content.days,
    hires_wanted: content.hires_wanted,
    hires: project.hires,
    milestones: [...content.milestones],
    questions: [...content.questions],
    level: content.level,
    language: content.language,
    country: content.country,
    time_zone: content.time_zone,
    start_on: content.start_on,
    due_on: content.due_on,
    answered,
    nda: content.nda,
    has_files: files.length > 0,
    files: project.nda && !seesFiles ? [] : files,
    posted_at: postedAt.toISOString(),
    changed_at: project.changedAt?.toISOString() ?? null,
    expires_at: project.state === 'open' ? (project.expiresAt?.toISOString() ?? null) : null,
    proposals: project.proposals,
    band: low === null || high === null ? null : { low: money(low, currency), high: money(high, currency) },
    client,
  };
}

/** The document is the same for everyone, so what only invited people see is not in it. */
export async function readPublicProject(db: Db, slug: string): Promise<DataOf<typeof projectBySlug>> {
  const project = await readProjectAt(db, slug);
  if (project === null) throw gone();
  const isInviteOnly = project.visibility === 'invite_only';
  return {
    slug,
    is_invite_only: isInviteOnly,
    project: isInviteOnly ? null : await presentProject(db, project, false),
  };
}
