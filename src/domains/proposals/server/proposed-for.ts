/** What lists of projects say of the reader: they proposed already. */
import type { ProposedFor } from '#kit/server/context.ts';
import { statement } from '#kit/server/db/database.ts';

const mine = statement(
  'proposals_for_projects',
  `select project_id, id from proposal where freelancer_id = $1 and project_id = any ($2::uuid[] /* project_ids */) and state <> 'withdrawn' order by sent_at`,
);

export const proposedFor: ProposedFor = async (db, userId, projectIds) =>
  projectIds.length === 0 ? new Map() : new Map((await db.rows(mine, [userId, projectIds])).map(({ project_id: project, id }) => [project, id]));
