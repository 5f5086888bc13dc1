/** Files behind an NDA: a name, an instant and the hash of the text that was agreed to (PRJ-10). */
import { createHash } from 'node:crypto';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { FileSize } from '#kit/file-size.ts';
import { openAttachment } from '#kit/server/attachments/open-attachment.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { FileAnswer } from '#kit/server/http/file-answer.ts';
import { NDA_TEXT } from '../nda-text.ts';
import { readProjectAt, type Project } from './store.ts';

const accept = statement(
  'project_nda_accept',
  `insert into project_nda (project_id, user_id, signed_name, text_hash, accepted_at)
   values (:projectId, :userId, :name, :hash, :acceptedAt) on conflict do nothing`,
);
const accepted = statement(
  'project_nda_of',
  'select accepted_at from project_nda where project_id = :projectId and user_id = :userId',
);
const file = statement(
  'project_file_of',
  `select file.storage_key, file.thumbnail_key, file.name from project_file f join attached_file file on file.id = f.id
   where f.id = :fileId and f.project_id = :projectId`,
);

export const ndaAcceptedAt = async (reads: Db | Tx, projectId: string, userId: string): Promise<Date | null> =>
  (await reads.row(accepted, { projectId, userId }))?.accepted_at ?? null;

const invited = statement(
  'project_is_invited',
  "select 1 as found from project_invitation where project_id = :projectId and freelancer_id = :userId and state in ('sent', 'accepted')",
);

/**
 * Its client’s, public, known by its address, or one that this person was invited to; anything else is not found (E-3).
 */
export async function visibleProject(reads: Db | Tx, slug: string, userId: string): Promise<Project> {
  const project = await readProjectAt(reads, slug);
  if (project === null) throw new Failure('not_found');
  await mustBeVisible(reads, project, userId);
  return project;
}

export async function mustBeVisible(reads: Db | Tx, project: Project, userId: string): Promise<void> {
  if (project.clientId === userId || project.visibility !== 'invite_only') return;
  if ((await reads.row(invited, { projectId: project.id, userId })) === undefined) throw new Failure('not_found');
}

export async function acceptNda(tx: Tx, actor: Actor, project: Project, name: string, context: Context): Promise<Date> {
  if (!project.nda)
    throw new Failure('wrong_state', { message: 'This project has no NDA.', data: { state: project.state } });
  const hash = createHash('sha256').update(NDA_TEXT).digest();
  await tx.rows(accept, { projectId: project.id, userId: actor.userId, name, hash, acceptedAt: context.clock() });
  return (await ndaAcceptedAt(tx, project.id, actor.userId)) ?? context.clock();
}

export async function openProjectFile(
  db: Db,
  actor: Actor,
  project: Project,
  { file_id: fileId, size }: { readonly file_id: string; readonly size?: FileSize },
  context: Context,
): Promise<FileAnswer> {
  const row = await db.row(file, { fileId, projectId: project.id });
  if (row === undefined) throw new Failure('not_found');
  if (project.nda && project.clientId !== actor.userId && (await ndaAcceptedAt(db, project.id, actor.userId)) === null)
    throw new Failure('forbidden', { message: 'Agree to the NDA of this project first.' });
  return openAttachment(db, row, context, { size });
}
