/** What waits for staff, and who decides first. */
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { projectSubmitted } from '../events.ts';
import type { Screening } from '../project.ts';
import type { ProjectFinding } from '../screening.ts';
import { announceProject, type Project } from './store.ts';

const mode = statement('project_screening_mode', 'select mode from project_screening');
const posted = statement(
  'project_posted_before',
  'select exists (select from project where client_id = :clientId and posted_at is not null and id <> :projectId) as "is_not_first!"',
);
const add = statement(
  'project_review_add',
  `insert into project_review (id, project_id, client_id, kind, findings, asked_at)
    values (:id, :projectId, :clientId, :kind, :findings, :askedAt)
   on conflict (project_id) where state = 'waiting' do update set findings = excluded.findings`,
);
const withdraw = statement(
  'project_review_withdraw',
  "update project_review set state = 'withdrawn', decided_at = :at where project_id = :projectId and state = 'waiting' and findings <> '[]'",
);

export const screeningMode = async (reads: Db | Tx): Promise<Screening> => (await reads.row(mode))?.mode ?? 'auto';
export const isFirstPost = async (tx: Tx, clientId: string, projectId: string): Promise<boolean> =>
  (await tx.row(posted, { clientId, projectId }))?.is_not_first === false;

export async function queueReview(
  tx: Tx,
  project: Project,
  kind: 'first' | 'afterwards',
  found: readonly ProjectFinding[],
  context: Context,
): Promise<void> {
  await tx.rows(add, {
    id: context.makeId(),
    projectId: project.id,
    clientId: project.clientId,
    kind,
    findings: JSON.stringify(found),
    askedAt: context.clock(),
  });
  announceProject(tx, projectSubmitted, project, { kind });
}
/** What was found is gone from the text: nothing waits for a decision any more. */
export const withdrawReview = async (tx: Tx, projectId: string, at: Date): Promise<void> =>
  void (await tx.rows(withdraw, { projectId, at }));
