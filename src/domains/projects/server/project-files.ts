/**
 * Files beside a brief. They are not files of paid work, which has two people and a state: these belong to one client
 * and are opened by anyone who sees the project. Looking at bytes, scanning and keeping them is what all uploads share.
 */
import { fileKind, isRefusedKind } from '#kit/file-kind.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { formatNumber } from '#kit/format/number.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import type { UploadedFile } from '#kit/server/http/handler.ts';
import { forgetScans, holdForScan } from '#kit/server/scanning/file-scans.ts';
import { PROJECT_LIMITS } from '../project.ts';
import type { ProjectFile } from '../shapes.ts';
import { mustBeEditable } from './editable.ts';
import { lockMyProject, projectTopic, readMyProject } from './store.ts';

export interface StoredFile {
  readonly id: string;
  readonly key: string;
  readonly kind: string;
}

const COLUMNS = 'f.id, f.name, f.kind, f.bytes, f.uploaded_at, f.storage_key';
const ofProject = statement(
  'project_files',
  `select ${COLUMNS}, coalesce(scan.state, 'not_scanned') as "scan!" from project_file f left
    join scanned_file scan on scan.storage_key = f.storage_key
   where f.project_id = :projectId order by f.uploaded_at, f.id`,
);
type FileRow = RowOf<typeof ofProject>;
const present = ({ id, name, kind, bytes, uploaded_at: at, scan }: Omit<FileRow, 'storage_key'>): ProjectFile => ({
  id,
  name,
  kind,
  bytes: Number(bytes),
  uploaded_at: at.toISOString(),
  scan,
});
export const filesOf = async (reads: Db | Tx, projectId: string): Promise<ProjectFile[]> =>
  (await reads.rows(ofProject, { projectId })).map(present);

/**
 * Before the transaction: the bytes are kept under our own key; `intention` makes a repeated upload the same file
 * (UPL-5).
 */
export async function storeBytes(
  db: Db,
  actor: Actor,
  projectId: string,
  file: UploadedFile,
  intention: string,
  context: Context,
): Promise<StoredFile> {
  const project = await readMyProject(db, actor, projectId);
  mustBeEditable(project);
  const kind = fileKind(file.head);
  if (isRefusedKind(kind))
    throw new Failure('unsupported_media', {
      message: 'You can’t upload executables directly. Put them in a zip archive.',
    });
  const id = derivedId('project-file', project.id, actor.userId, intention);
  const key = `projects/${project.id}/${id}-${file.sha256.toString('hex').slice(0, 16)}`;
  await context.files.keep(key, file);
  return { id, key, kind };
}

const count = statement(
  'project_file_count',
  'select count(*)::int as n from project_file where project_id = :projectId',
);
const insert = statement(
  'project_file_insert',
  `insert into project_file (id, project_id, uploader_id, storage_key, name, kind, bytes, sha256, uploaded_at)
   values (:id, :projectId, :uploaderId, :storageKey, :name, :kind, :bytes, :sha256, :at)
   on conflict (id) do nothing`,
);

export async function addFile(
  tx: Tx,
  actor: Actor,
  projectId: string,
  file: UploadedFile,
  stored: StoredFile,
  context: Context,
): Promise<ProjectFile> {
  mustBeEditable(await lockMyProject(tx, actor, projectId));
  if (((await tx.row(count, { projectId }))?.n ?? 0) >= PROJECT_LIMITS.files)
    throw invalidField('file', `Add at most ${formatNumber(PROJECT_LIMITS.files, 'en-US')} files.`);
  const name = file.name.trim() === '' ? 'file' : file.name;
  const at = context.clock();
  await tx.rows(insert, {
    id: stored.id,
    projectId,
    uploaderId: actor.userId,
    storageKey: stored.key,
    name,
    kind: stored.kind,
    bytes: file.bytes,
    sha256: file.sha256,
    at,
  });
  const scan = await holdForScan(
    tx,
    { key: stored.key, name, uploaderId: actor.userId, topics: [projectTopic(projectId)] },
    context,
  );
  return { id: stored.id, name, kind: stored.kind, bytes: file.bytes, uploaded_at: at.toISOString(), scan };
}

const drop = statement(
  'project_file_drop',
  'delete from project_file where project_id = :projectId and (:fileId::uuid is null or id = :fileId) returning storage_key',
);

/** One, or all of them. The bytes go with the row. */
export async function dropFiles(
  tx: Tx,
  projectId: string,
  context: Context,
  fileId: string | null = null,
): Promise<void> {
  const keys = (await tx.rows(drop, { projectId, fileId })).map(({ storage_key: key }) => key);
  await forgetScans(tx, keys);
  for (const key of keys) await context.files.remove(key);
}

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
