/**
 * Files beside a brief. They are not files of paid work, which has two people and a state: these belong to one client
 * and are opened by anyone who sees the project.
 */
import type { Actor } from '#kit/actor.ts';
import { formatNumber } from '#kit/format/number.ts';
import type { AttachedFile, AttachmentHost } from '#kit/server/attachments/attachment.ts';
import { attachmentsOf } from '#kit/server/attachments/attachments-of.ts';
import { dropAttachments } from '#kit/server/attachments/change-attachments.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { PROJECT_LIMITS } from '../project.ts';
import type { ProjectFile } from '../shapes.ts';
import { mustBeEditable } from './editable.ts';
import { lockMyProject, projectTopic, readMyProject, type Project } from './store.ts';

const ofProject = statement(
  'project_files',
  `select file.id, file.name, file.kind, file.bytes, file.uploaded_at, file.scan
   from project_file f join attached_file file on file.id = f.id
   where f.project_id = :projectId order by file.uploaded_at, file.id`,
);
type FileRow = Pick<AttachedFile, 'id' | 'name' | 'kind' | 'bytes' | 'uploaded_at' | 'scan'>;

export const presentProjectFile = ({ id, name, kind, bytes, uploaded_at: at, scan }: FileRow): ProjectFile => ({
  id,
  name,
  kind,
  bytes: Number(bytes),
  uploaded_at: at.toISOString(),
  scan,
});
export const filesOf = async (reads: Db | Tx, projectId: string): Promise<ProjectFile[]> =>
  (await reads.rows(ofProject, { projectId })).map(presentProjectFile);

const link = statement(
  'project_file_insert',
  'insert into project_file (id, project_id, uploader_id) values (:id, :projectId, :uploaderId)',
);

interface ProjectHost extends AttachmentHost {
  readonly uploaderId: string;
}

function hostOf(project: Project): ProjectHost {
  mustBeEditable(project);
  return { kind: 'project', id: project.id, uploaderId: project.clientId, topics: [projectTopic(project.id)] };
}

export const projectFiles = attachmentsOf<{ readonly id: string }, ProjectHost>({
  mayAdd: async (db, actor, { id }) => hostOf(await readMyProject(db, actor, id)),
  mayStillAdd: async (tx, actor, { id }) => hostOf(await lockMyProject(tx, actor, id)),
  limits: {
    files: PROJECT_LIMITS.files,
    bytes: PROJECT_LIMITS.filesBytes,
    tooMany: `Add at most ${formatNumber(PROJECT_LIMITS.files, 'en-US')} files.`,
    tooLarge: 'Files can total up to 1 GB.',
  },
  link: (tx, { id: projectId, uploaderId }, { id }) => tx.rows(link, { id, projectId, uploaderId }),
});

const some = statement(
  'project_files_some',
  'select id from project_file where project_id = :projectId and (:fileId::uuid is null or id = :fileId)',
);

/** One, or all of them. The bytes go with the row. */
export const dropFiles = async (
  tx: Tx,
  projectId: string,
  context: Context,
  fileId: string | null = null,
): Promise<void> => dropAttachments(tx, await tx.rows(some, { projectId, fileId }), context);

export async function removeFile(
  tx: Tx,
  actor: Actor,
  projectId: string,
  fileId: string,
  context: Context,
): Promise<null> {
  mustBeEditable(await lockMyProject(tx, actor, projectId));
  await dropFiles(tx, projectId, context, fileId);
  return null;
}
