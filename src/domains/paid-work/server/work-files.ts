/**
 * Files of paid work: uploaded one by one, sent together with the requirements, a delivery, or what is proposed before
 * there is work.
 */
import { Failure, invalidField } from '#kit/errors.ts';
import type { ScanState } from '#kit/file-scan.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import type { UploadedFile } from '#kit/server/http/handler.ts';
import { forgetScans, holdForScan } from '#kit/server/scanning/file-scans.ts';
import type { OpenFile } from '#kit/server/storage/files.ts';
import type { Side } from '#kit/sides.ts';
import { fileKind, isRefusedKind } from '#kit/file-kind.ts';
import { markedName } from '../preview.ts';
import { keepSmall, openSmall, removeWithSmall } from './small-pictures.ts';
import { openMarked } from './watermarked.ts';
import type { Work } from './work.ts';

export const FILE_PURPOSES = [
  'requirements',
  'delivery',
  'client_evidence',
  'freelancer_evidence',
  'proposal',
] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];

/**
 * What the work needs comes from the client, what it makes from the freelancer, who shows examples before; in a dispute
 * each side has evidence.
 */
export const UPLOADED_BY: Readonly<Record<FilePurpose, Side>> = {
  requirements: 'client',
  delivery: 'freelancer',
  client_evidence: 'client',
  freelancer_evidence: 'freelancer',
  proposal: 'freelancer',
};
const uploaderOf = (work: Work, purpose: FilePurpose): string =>
  UPLOADED_BY[purpose] === 'client' ? work.clientId : work.freelancerId;

/** Enough for any honest delivery; a bound on what one piece of work can store (UPL-5). */
const MOST_FILES = 60;
const MOST_BYTES = 1_024 * 1_024 * 1_024;

export interface FileRow {
  readonly id: string;
  readonly uploader_id: string;
  readonly purpose: FilePurpose;
  readonly delivery_id: string | null;
  readonly sent: boolean;
  readonly name: string;
  readonly kind: string;
  readonly bytes: string;
  readonly sha256: Buffer;
  readonly uploaded_at: Date;
  readonly scan: ScanState;
}

export interface StoredFile {
  readonly id: string;
  readonly key: string;
  readonly kind: string;
  readonly sha256: Buffer;
}

const known = statement('work_file_known', 'select sha256 from work_file where id = :id');

/**
 * Before the transaction, once the caller knows that this side may add files now: the file is looked at and kept under
 * our own key, the same one for a repeated upload (`intention`). The key names the content too: bytes that a row
 * already vouches for are never written over, whatever key is sent again with another file. What has no room is refused
 * before it takes any.
 */
export async function storeBytes(
  db: Db,
  work: Work,
  purpose: FilePurpose,
  file: UploadedFile,
  intention: string,
  context: Context,
): Promise<StoredFile> {
  const kind = fileKind(file.head);
  if (isRefusedKind(kind))
    throw new Failure('unsupported_media', {
      message: 'You can’t upload executables directly. Put them in a zip archive.',
    });
  const id = derivedId(`${work.kind}-file`, work.id, uploaderOf(work, purpose), intention);
  const { sha256 } = file;
  const stored: StoredFile = {
    id,
    key: `${work.kind}s/${work.id}/${id}-${sha256.toString('hex').slice(0, 16)}`,
    kind,
    sha256,
  };
  const before = await db.row(known, { id });
  if (before?.sha256.equals(sha256) === true) return stored;
  if (before !== undefined) throw new Failure('key_reused');
  await mustHaveRoom(db, work, file);
  if (purpose === 'delivery' && kind === 'image') await keepSmall(stored.key, file, context.files);
  await context.files.keep(stored.key, file);
  return stored;
}

const count = statement(
  'work_file_count',
  'select count(*)::int as files, coalesce(sum(bytes), 0)::bigint as bytes from work_file where work_id = :workId',
);

async function mustHaveRoom(reads: Db | Tx, work: Work, file: UploadedFile): Promise<void> {
  const usage = await reads.row(count, { workId: work.id });
  if ((usage?.files ?? 0) >= MOST_FILES) throw invalidField('file', `Add at most ${MOST_FILES} files.`);
  if (BigInt(usage?.bytes ?? 0) + BigInt(file.bytes) > BigInt(MOST_BYTES))
    throw invalidField('file', 'Files can total up to 1 GB.');
}

const insert = statement(
  'work_file_insert',
  `insert into work_file (id, work_id, work_kind, work_number, client_id, freelancer_id, uploader_id, purpose,
    storage_key, name, kind, bytes, sha256, uploaded_at)
   values (:id, :workId, :workKind, :workNumber, :clientId, :freelancerId, :uploaderId, :purpose, :storageKey, :name,
     :kind, :bytes, :sha256, :uploadedAt)
   returning id, uploader_id, purpose, delivery_id, sent_at is not null as sent, name, kind, bytes, sha256,
     uploaded_at`,
);

/** Under the work's lock. The row appears only once the bytes are safely stored (UPL-5). */
export async function addFile(
  tx: Tx,
  work: Work,
  purpose: FilePurpose,
  file: UploadedFile,
  stored: StoredFile,
  context: Context,
): Promise<FileRow> {
  await mustHaveRoom(tx, work, file);
  const name = file.name.trim() === '' ? 'file' : file.name;
  const uploaderId = uploaderOf(work, purpose);
  const { id, key: storageKey, kind, sha256 } = stored;
  const workFields = {
    workId: work.id,
    workKind: work.kind,
    workNumber: work.number,
    clientId: work.clientId,
    freelancerId: work.freelancerId,
  };
  const bytes = { storageKey, name, kind, bytes: file.bytes, sha256 };
  const row = await tx.row(insert, { id, ...workFields, uploaderId, purpose, ...bytes, uploadedAt: context.clock() });
  if (row === undefined) throw new Error('the file row was not written');
  const scan = await holdForScan(
    tx,
    { key: stored.key, name, uploaderId, topics: [`${work.kind}:${work.number}`] },
    context,
  );
  return { ...row, scan };
}

const infected = statement(
  'work_file_infected',
  `select file.name from work_file file join scanned_file scan on scan.storage_key = file.storage_key
   where file.id = any(:wanted::uuid[]) and file.work_id = :workId and scan.state = 'infected' limit 1`,
);
const send = statement(
  'work_file_send',
  `update work_file set sent_at = now(), delivery_id = :deliveryId
   where id = any(:wanted::uuid[]) and work_id = :workId and uploader_id = :uploaderId and purpose = :purpose
     and sent_at is null returning sha256`,
);

/**
 * Attaches uploaded files to what is being sent; gives their hashes. Every named file must be the sender's own and
 * unsent.
 */
export async function sendFiles(
  tx: Tx,
  work: Work,
  purpose: FilePurpose,
  fileIds: readonly string[],
  deliveryId: string | null,
): Promise<string[]> {
  const wanted = [...new Set(fileIds)];
  if (wanted.length === 0) return [];
  const bad = await tx.row(infected, { wanted, workId: work.id });
  if (bad !== undefined)
    throw invalidField('files', `Malware was found in ${bad.name}. Remove it and upload a clean copy.`);
  const sent = await tx.rows(send, {
    workId: work.id,
    uploaderId: uploaderOf(work, purpose),
    purpose,
    wanted,
    deliveryId,
  });
  if (sent.length !== wanted.length)
    throw invalidField('files', 'One of these files no longer exists. Upload it again.');
  return sent.map(({ sha256 }) => sha256.toString('hex'));
}

const unsent = statement(
  'work_file_unsent_of_kind',
  'select count(*)::int as "n!" from work_file where uploader_id = :userId and (client_id = :userId or freelancer_id = :userId) and work_kind = :kind and sent_at is null',
);

/** Of work that need not come to be: what one of its people uploaded for it and has not sent. */
export const unsentFiles = async (reads: Db | Tx, kind: string, userId: string): Promise<number> =>
  (await reads.row(unsent, { kind, userId }))?.n ?? 0;

const sentCount = statement(
  'work_files_sent_count',
  'select count(*)::int as "n!" from work_file where work_id = :workId and sent_at is not null',
);

export const sentFileCount = async (reads: Db | Tx, workId: string): Promise<number> =>
  (await reads.row(sentCount, { workId }))?.n ?? 0;

const forgotten = statement(
  'work_files_forgotten',
  `delete from work_file
    where id in (select id from work_file where work_kind = :kind and sent_at is null and uploaded_at < :before
    limit :limit) returning storage_key`,
);

const BATCH = 200;

/** Files of that kind of work that were uploaded before then and never sent. Answers whether there may be more. */
export const dropUnsent = (
  kind: string,
  before: Date,
  { database, files }: Pick<Context, 'database' | 'files'>,
): Promise<boolean> =>
  database.transact(async (tx) => {
    const keys = (await tx.rows(forgotten, { kind, before, limit: BATCH })).map(({ storage_key: key }) => key);
    for (const key of keys) await removeWithSmall(key, files);
    await forgetScans(tx, keys);
    return keys.length === BATCH;
  });

const find = statement(
  'work_file_find',
  `select file.storage_key, file.name, file.kind,
     coalesce(delivery.watermarked and file.kind = 'image' and file.client_id = :readerId, false) as "is_marked!"
   from work_file file left join work_delivery delivery on delivery.id = file.delivery_id
   where file.id = :fileId and work_kind = :kind and work_number = :number
     and (uploader_id = :readerId
     or (sent_at is not null and (:readerId is null or :readerId in (client_id, freelancer_id))))`,
);

type OfWork = Pick<Work, 'kind' | 'number'>;
interface OpenedFile {
  readonly name: string;
  readonly file: OpenFile;
}

/**
 * For the two people of the work, asked at every download (UPL-4); a file not sent yet is its uploader's alone. Null
 * reads for staff, whatever was sent.
 */
export async function openWorkFile(
  db: Db,
  { kind, number }: OfWork,
  fileId: string,
  readerId: string | null,
  context: Context,
): Promise<OpenedFile> {
  const row = await db.row(find, { fileId, kind, number, readerId });
  if (row === undefined) throw new Failure('not_found');
  const { storage_key: key, is_marked: isMarked, name } = row;
  const file = isMarked ? await openMarked(key, 'whole', context) : await context.files.open(key);
  if (file === null) throw new Failure('not_found');
  return { name: isMarked ? markedName(name) : name, file };
}

/** The same for a picture as a list shows it. */
export async function openWorkThumbnail(
  db: Db,
  { kind, number }: OfWork,
  fileId: string,
  readerId: string,
  context: Context,
): Promise<OpenedFile> {
  const row = await db.row(find, { fileId, kind, number, readerId });
  if (row === undefined || row.kind !== 'image') throw new Failure('not_found');
  const file = row.is_marked
    ? await openMarked(row.storage_key, 'small', context)
    : await openSmall(db, row.storage_key, context.files);
  if (file === null) throw new Failure('not_found');
  return { name: 'thumbnail.webp', file };
}
