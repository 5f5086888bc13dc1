import { skillBySlug } from '#domains/taxonomy/skills.ts';
import { taxonomyLexicon } from '#domains/taxonomy/lexicon.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { INDEX_BATCH, MOST_CHANGES, openerOf, type OpenIndex } from '#kit/server/search/open-index.ts';
import type { Context } from '#kit/server/context.ts';
import { money } from '#kit/money.ts';
import { fundsFor } from './client-record.ts';
import { excerptOf } from './excerpt.ts';
import { NO_BUDGET, ProjectIndex, projectWords, type ProjectDocument } from './project-index.ts';

/** How much of a description is searched. */
const TEXT_LENGTH = 4_000;

const SHOWN = `id as "id!", slug as "slug!", client_id as "client_id!", title as "title!", category as "category!", top_category as "top_category!", skills as "skills!",
  currency as "currency!", budget_least as least, budget_most as most, days as "days!", hires_wanted as "hires_wanted!", nda as "nda!", posted_at as "posted_at!", expires_at,
  proposals as "proposals!"`;
const FOUND = `select ${SHOWN}, left(content->>'description', ${TEXT_LENGTH}) as "text!" from project_on_show`;
const batch = statement('projects_after', `${FOUND} where id > :after order by id limit ${INDEX_BATCH}`);
const byIds = statement('projects_by_ids', `${FOUND} where id = any(:ids::uuid[])`);
/** The rest of the version is too long for a card. */
const PREFERENCES = `jsonb_build_object('level', content->'level', 'language', content->'language', 'country', content->'country', 'time_zone', content->'time_zone',
  'start_on', content->'start_on', 'due_on', content->'due_on')`;
const projectsShown = statement(
  'projects_shown',
  `select ${SHOWN}, ${PREFERENCES} as preferences from project_on_show where id = any (:ids::uuid[])`,
);
const changed = statement(
  'project_changes',
  `select pg_snapshot_xmin(pg_current_snapshot())::text as "watermark!", c.project_id as id,
    c.changed_in::text as changed_in
   from (select) one left join project_change c on c.changed_in >= :watermark::text::xid8`,
);
export const projectChanges = statement(
  'project_changes_count',
  `select count(*)::integer as "changes!"
    from (select from project_change where changed_in >= :watermark::text::xid8 order by changed_in
    limit ${MOST_CHANGES}) changed`,
);

export type FoundProject = Awaited<ReturnType<typeof readShown>>[number];
export const readShown = (db: Db, ids: readonly string[]) => db.rows(projectsShown, { ids });
type ReadProject = Awaited<ReturnType<typeof readBatch>>[number];
const readBatch = (db: Db, after: string) => db.rows(batch, { after });

const documentOf = (row: ReadProject): ProjectDocument => ({
  id: row.id,
  title: row.title,
  category: row.category,
  top: row.top_category,
  skills: row.skills,
  skillNames: row.skills.map((slug) => skillBySlug(slug)?.name ?? slug).join(' '),
  text: row.text,
  excerpt: excerptOf(row.text),
  least: row.least === null ? NO_BUDGET : Number(row.least),
  most: row.most === null ? NO_BUDGET : Number(row.most),
  funds: Number(fundsFor(row.least === null ? null : money(row.least, row.currency), row.currency)),
  proposals: row.proposals,
  postedAt: row.posted_at.getTime(),
  expiresAt: row.expires_at?.getTime() ?? Number.MAX_SAFE_INTEGER,
  clientId: row.client_id,
});

export const projectsSearched = openerOf<ProjectDocument, ProjectIndex>({
  makeIndex: (stemOf) => new ProjectIndex(stemOf),
  wordsOf: projectWords,
  after: async (db, id) => (await readBatch(db, id)).map(documentOf),
  byIds: async (db, ids) => (await db.rows(byIds, { ids })).map(documentOf),
  changesSince: (db, watermark) => db.rows(changed, { watermark }),
  lexicon: taxonomyLexicon,
});
export type OpenProjects = OpenIndex<ProjectIndex>;

const forget = statement('project_changes_forget', "delete from project_change where at < now() - interval '1 day'");

/** Every process has read older changes long ago; one that has not loads its index again (decision 095). */
export async function forgetProjectChanges({ database }: Context): Promise<boolean> {
  await database.transact((tx) => tx.rows(forget));
  return false;
}
