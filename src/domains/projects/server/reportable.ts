/** A project that was reported: staff close it, or open it again when an appeal is granted. */
import type { Reportable } from '#kit/server/reportable.ts';
import { statement } from '#kit/server/db/database.ts';
import { pathTo } from '#routes';
import { isShown } from '../project.ts';
import { closeByStaff } from './end-project.ts';
import { lockProject } from './store.ts';

const reported = statement(
  'project_reported',
  "select client_id, state, slug, title, visibility, content->>'description' as description from project where id = :id and version > 0",
);

const atSlug = statement('project_at_slug', 'select id from project where slug = :slug');

export const reportableProject: Reportable = {
  kind: 'project',
  async read(reads, id) {
    const row = await reads.row(reported, { id });
    if (row === undefined) return null;
    return {
      title: row.title,
      text: row.description ?? '',
      authorId: row.client_id,
      path: row.slug === null || !isShown(row.state) ? null : pathTo('project', { slug: row.slug }),
      isPublic: isShown(row.state) && row.state !== 'closed' && row.visibility !== 'invite_only',
    };
  },
  async at(reads, path) {
    const slug = /^\/(?:projects|job_listing)\/([a-z0-9-]+)$/.exec(path)?.[1];
    return slug === undefined ? null : ((await reads.row(atSlug, { slug }))?.id ?? null);
  },
  /** What people work on goes on: contracts have rules of their own. */
  async hide(tx, { id, reason, actor, at }) {
    const project = await lockProject(tx, id);
    if (!['open', 'reviewing', 'expired'].includes(project.state)) return;
    await closeByStaff(tx, project, actor, reason, at);
  },
  /** Proposals for it ended with it, so it is not opened again: its client posts a copy. */
  show: async () => undefined,
};
