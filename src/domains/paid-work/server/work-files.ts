/**
 * Files of paid work: uploaded one by one, sent together with the requirements, a delivery, or what is proposed before
 * there is work.
 */
import { Failure } from '#kit/errors.ts';
import type { FileSize } from '#kit/file-size.ts';
import { attachmentsOf, type Attachments } from '#kit/server/attachments/attachments-of.ts';
import type { AttachedFile, AttachmentHost, AttachmentRules } from '#kit/server/attachments/attachment.ts';
import { dropAttachments, mustBeAll, mustBeClean } from '#kit/server/attachments/change-attachments.ts';
import { openAttachment } from '#kit/server/attachments/open-attachment.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { FileAnswer } from '#kit/server/http/file-answer.ts';
import type { Side } from '#kit/sides.ts';
import type { Actor } from '#kit/actor.ts';
import { markedName } from '../preview.ts';
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
const LIMITS = {
  files: MOST_FILES,
  bytes: 1_024 * 1_024 * 1_024,
  tooMany: `Add at most ${MOST_FILES} files.`,
  tooLarge: 'Files can total up to 1 GB.',
} as const;

/** A file that belongs to paid work, and what is known of its bytes. */
export interface FileRow extends Pick<
  AttachedFile,
  'id' | 'name' | 'kind' | 'bytes' | 'sha256' | 'uploaded_at' | 'scan'
> {
  readonly uploader_id: string;
  readonly purpose: FilePurpose;
  readonly delivery_id: string | null;
  readonly sent: boolean;
}

export interface WorkHost extends AttachmentHost {
  readonly uploaderId: string;
  readonly work: Work;
  readonly purpose: FilePurpose;
}

export const workHost = (work: Work, purpose: FilePurpose): WorkHost => ({
  kind: work.kind,
  id: work.id,
  uploaderId: uploaderOf(work, purpose),
  topics: [`${work.kind}:${work.number}`],
  work,
  purpose,
});

const link = statement(
  'work_file_insert',
  `insert into work_file (id, work_id, work_kind, work_number, client_id, freelancer_id, uploader_id, purpose)
   values (:id, :workId, :workKind, :workNumber, :clientId, :freelancerId, :uploaderId, :purpose)`,
);

type Rules<Request> = Pick<AttachmentRules<Request, WorkHost>, 'mayAdd' | 'mayStillAdd'>;

/** How files are added to one kind of work, by its own rules of who may add which, and when. */
export const workFiles = <Request>(rules: Rules<Request>): Attachments<Request, WorkHost, Actor> =>
  attachmentsOf({
    ...rules,
    limits: LIMITS,
    link: (tx, { work, purpose, uploaderId }, { id }) =>
      tx.rows(link, {
        id,
        workId: work.id,
        workKind: work.kind,
        workNumber: work.number,
        clientId: work.clientId,
        freelancerId: work.freelancerId,
        uploaderId,
        purpose,
      }),
  });

const send = statement(
  'work_file_send',
  `update work_file set sent_at = now(), delivery_id = :deliveryId
   where id = any(:wanted::uuid[]) and work_id = :workId and uploader_id = :uploaderId and purpose = :purpose
     and sent_at is null returning id`,
);
const hashes = statement('work_file_hashes', 'select sha256 from attached_file where id = any (:wanted::uuid[])');

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
  const uploaderId = uploaderOf(work, purpose);
  mustBeAll(wanted, await tx.rows(send, { workId: work.id, uploaderId, purpose, wanted, deliveryId }));
  await mustBeClean(tx, wanted);
  return (await tx.rows(hashes, { wanted })).map(({ sha256 }) => sha256.toString('hex'));
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
  `select work_file.id from work_file join attached_file file on file.id = work_file.id
    where work_kind = :kind and sent_at is null and file.uploaded_at < :before limit :limit`,
);

const BATCH = 200;

/** Files of that kind of work that were uploaded before then and never sent. Answers whether there may be more. */
export const dropUnsent = (
  kind: string,
  before: Date,
  { database, files }: Pick<Context, 'database' | 'files'>,
): Promise<boolean> =>
  database.transact(async (tx) => {
    const rows = await tx.rows(forgotten, { kind, before, limit: BATCH });
    await dropAttachments(tx, rows, { files });
    return rows.length === BATCH;
  });

const find = statement(
  'work_file_find',
  `select file.storage_key, file.thumbnail_key, file.name, file.kind,
     coalesce(delivery.watermarked and file.kind = 'image' and work_file.client_id = :readerId, false) as "is_marked!"
   from work_file join attached_file file on file.id = work_file.id
     left join work_delivery delivery on delivery.id = work_file.delivery_id
   where work_file.id = :fileId and work_kind = :kind and work_number = :number
     and (work_file.uploader_id = :readerId
     or (sent_at is not null and (:readerId is null or :readerId in (client_id, freelancer_id))))`,
);

interface FileOfWork extends Pick<Work, 'kind' | 'number'> {
  readonly fileId: string;
  readonly readerId: string | null;
  readonly size?: FileSize;
}

/**
 * For the two people of the work, asked at every download (UPL-4); a file not sent yet is its uploader's alone. Null
 * reads for staff, whatever was sent. Under a watermark its client gets it with that, small too (decision 183).
 */
export async function openWorkFile(
  db: Db,
  { kind, number, fileId, readerId, size }: FileOfWork,
  context: Context,
): Promise<FileAnswer> {
  const row = await db.row(find, { fileId, kind, number, readerId });
  if (row?.is_marked !== true) return openAttachment(db, row, context, { size });
  const file = await openMarked(row.storage_key, size === 'small' ? 'small' : 'whole', context);
  if (file === null) throw new Failure('not_found');
  return new FileAnswer(size === 'small' ? 'thumbnail.webp' : markedName(row.name), file);
}
