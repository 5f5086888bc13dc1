/** Rows of projects, and how a command takes one. */
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic, type EventKind, type FactsOf } from '#kit/events.ts';
import { isId } from '#kit/ids.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { completed, type ProjectContent, type ProjectDraft } from '../draft.ts';
import type { ProjectFacts, Visibility } from '../project.ts';

export const PROJECT_COLUMNS = `id, client_id, state, slug, draft, draft_saved_at, created_at, version, content, title, category, currency, visibility, nda, posted_at,
  changed_at, opened_at, expires_at, extensions, prompts, hires_wanted, proposals, band_low, band_high, offers, hires, running, hired_at, ended_at, clock_at`;

export interface Project extends ProjectFacts {
  readonly id: string;
  readonly clientId: string;
  readonly slug: string | null;
  readonly draft: ProjectDraft;
  readonly savedAt: Date;
  readonly createdAt: Date;
  readonly version: number;
  /** What is shown; null before the first post. */
  readonly content: ProjectContent | null;
  readonly title: string;
  readonly category: string | null;
  readonly currency: string;
  readonly visibility: Visibility;
  readonly nda: boolean;
  readonly postedAt: Date | null;
  readonly changedAt: Date | null;
  readonly openedAt: Date | null;
  readonly prompts: number;
  readonly proposals: number;
  readonly bandLow: string | null;
  readonly bandHigh: string | null;
  readonly running: number;
  readonly hiredAt: Date | null;
  readonly endedAt: Date | null;
}

const lockById = statement('project_lock', `select ${PROJECT_COLUMNS} from project where id = :id for no key update`);
export type ProjectRow = RowOf<typeof lockById>;

export const projectOf = (row: ProjectRow): Project => ({
  id: row.id,
  clientId: row.client_id,
  state: row.state,
  slug: row.slug,
  draft: completed(row.draft),
  savedAt: row.draft_saved_at,
  createdAt: row.created_at,
  version: row.version,
  content: row.content === null ? null : completed(row.content),
  title: row.title,
  category: row.category,
  currency: row.currency,
  visibility: row.visibility,
  nda: row.nda,
  postedAt: row.posted_at,
  changedAt: row.changed_at,
  openedAt: row.opened_at,
  expiresAt: row.expires_at,
  extensions: row.extensions,
  prompts: row.prompts,
  hiresWanted: row.hires_wanted,
  proposals: row.proposals,
  bandLow: row.band_low,
  bandHigh: row.band_high,
  offers: row.offers,
  hires: row.hires,
  running: row.running,
  hiredAt: row.hired_at,
  endedAt: row.ended_at,
});

const missing = () => new Failure('not_found', { message: 'You don’t have this project.' });
const found = (row: ProjectRow | undefined): Project => {
  if (row === undefined) throw missing();
  return projectOf(row);
};

const lockMine = statement(
  'project_lock_mine',
  `select ${PROJECT_COLUMNS} from project where id = :id and client_id = :clientId for no key update`,
);
const lockBySlug = statement(
  'project_lock_slug',
  `select ${PROJECT_COLUMNS} from project where slug = :slug and version > 0 for no key update`,
);
const mineById = statement(
  'project_mine',
  `select ${PROJECT_COLUMNS} from project where id = :name and client_id = :clientId`,
);
const mineBySlug = statement(
  'project_mine_slug',
  `select ${PROJECT_COLUMNS} from project where slug = :name and client_id = :clientId`,
);
const bySlug = statement(
  'project_by_slug',
  `select ${PROJECT_COLUMNS} from project
    where slug = :slug and version > 0 and state not in ('draft', 'pending_review')`,
);

/** Anyone’s: for deadlines, staff, and later domains. */
export const lockProject = async (tx: Tx, id: string): Promise<Project> => found(await tx.row(lockById, { id }));
/** Of anyone who may see it: where there is none, it answers as where it isn’t shown to the reader. */
export async function lockProjectAt(tx: Tx, slug: string): Promise<Project> {
  const row = await tx.row(lockBySlug, { slug });
  if (row === undefined) throw new Failure('not_found');
  return projectOf(row);
}
/** Someone else’s project is not found (E-3). */
export const lockMyProject = async (tx: Tx, actor: Pick<Actor, 'userId'>, id: string): Promise<Project> =>
  found(await tx.row(lockMine, { id, clientId: actor.userId }));
/** By its id, or by its address once it has one. */
export const readMyProject = async (reads: Db | Tx, actor: Pick<Actor, 'userId'>, name: string): Promise<Project> =>
  found(
    isId(name)
      ? await reads.row(mineById, { name, clientId: actor.userId })
      : await reads.row(mineBySlug, { name, clientId: actor.userId }),
  );

/** Of anyone who may see it; null where there is none, or nobody was shown it yet. */
export async function readProjectAt(reads: Db | Tx, slug: string): Promise<Project | null> {
  const row = await reads.row(bySlug, { slug });
  return row === undefined ? null : projectOf(row);
}

export const projectTopic = (id: string): `project:${string}` => `project:${id}`;
type About = 'projectId' | 'slug' | 'title' | 'clientId';

/** Open screens of it and of its client are hinted. */
export function announceProject<Kind extends EventKind>(
  tx: Tx,
  event: Kind,
  project: Project,
  facts: Omit<FactsOf<Kind>, About>,
): void {
  const { id: projectId, slug, title, clientId } = project;
  announce(tx, event, { projectId, slug, title, clientId, ...facts } as FactsOf<Kind>, [
    projectTopic(projectId),
    userTopic(clientId),
  ]);
}
