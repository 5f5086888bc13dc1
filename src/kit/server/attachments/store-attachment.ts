import { fileKind, isRefusedKind } from '../../file-kind.ts';
import { after } from '../../clock.ts';
import { Failure, invalidField } from '../../errors.ts';
import type { Context } from '../context.ts';
import { statement, type Db, type Tx } from '../db/database.ts';
import { derivedId } from '../derived-id.ts';
import type { UploadedFile } from '../http/handler.ts';
import { holdForScan } from '../scanning/file-scans.ts';
import { thumbnailOf } from '../storage/images.ts';
import { withoutPlace } from '../storage/photo-place.ts';
import type { AttachedFile, AttachmentHost, AttachmentLimits } from './attachment.ts';

/** Of a thumbnail's longer side. */
const EDGE = 640;

export interface StoredAttachment {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly kind: string;
  readonly bytes: number;
  /** Of what is kept, which may be another than what arrived. */
  readonly sha256: Buffer;
  readonly thumbnail: { readonly key: string; readonly width: number; readonly height: number } | null;
  /** Made again from its pixels: none of the bytes that arrived are in it. */
  readonly isRemade?: boolean;
}

const known = statement(
  'attachment_known',
  `select id, storage_key, thumbnail_key, name, kind, bytes, sha256, uploaded_at, width, height, scan
   from attached_file where id = :id`,
);
const room = statement(
  'attachment_room',
  `select count(*)::integer as "files!", coalesce(sum(bytes), 0)::bigint as "bytes!" from attachment
   where host_id = :hostId and (:since::timestamptz is null
     or (uploader_id is not distinct from :uploaderId::uuid and uploaded_at > :since))`,
);

async function mustHaveRoom(
  reads: Db | Tx,
  { id: hostId, uploaderId }: AttachmentHost,
  { files, bytes, withinMs, tooMany, tooLarge }: AttachmentLimits,
  added: number,
  now: Date,
): Promise<void> {
  const since = withinMs === undefined ? null : after(now, -withinMs);
  const usage = await reads.row(room, { hostId, uploaderId, since });
  if ((usage?.files ?? 0) >= files) throw invalidField('file', tooMany);
  if (BigInt(usage?.bytes ?? 0) + BigInt(added) > BigInt(bytes)) throw invalidField('file', tooLarge);
}

/** Photos of phones are among the others, in the format that begins with this word. */
const mayHavePlace = (kind: string, head: Buffer): boolean =>
  kind === 'image' || (kind === 'other' && head.toString('latin1', 4, 8) === 'ftyp');

export interface StoreRules {
  readonly limits: AttachmentLimits;
  readonly hidesPlace?: boolean;
}

/**
 * Before the transaction: the file is looked at and kept under our own key, the same one for a repeated upload
 * (`intention`, UPL-5). The key names the content too: bytes that a row already vouches for are never written over,
 * whatever key is sent again with another file. What has no room is refused before it takes any.
 */
export async function storeAttachment(
  db: Db,
  host: AttachmentHost,
  arrived: UploadedFile,
  intention: string,
  { limits, hidesPlace = false }: StoreRules,
  context: Context,
): Promise<StoredAttachment> {
  const kind = fileKind(arrived.head);
  if (isRefusedKind(kind))
    throw new Failure('unsupported_media', {
      message: 'You can’t upload executables directly. Put them in a zip archive.',
    });
  const file = hidesPlace && mayHavePlace(kind, arrived.head) ? await withoutPlace(arrived) : arrived;
  const { bytes, sha256 } = file;
  const id = derivedId(`${host.kind}-file`, host.id, host.uploaderId ?? '', intention);
  const key = `${host.kind}s/${host.id}/${id}-${sha256.toString('hex').slice(0, 16)}`;
  const name = file.name.trim() === '' ? 'file' : file.name;
  const stored = { id, key, name, kind, bytes, sha256, thumbnail: null };
  const before = await db.row(known, { id });
  if (before?.sha256.equals(sha256) === true) return stored;
  if (before !== undefined) throw new Failure('key_reused');
  await mustHaveRoom(db, host, limits, bytes, context.clock());
  const small = kind === 'image' ? await thumbnailOf(file, EDGE) : null;
  const thumbnail = small === null ? null : { key: `${key}-small.webp`, width: small.width, height: small.height };
  if (small !== null && thumbnail !== null) await context.files.put(thumbnail.key, small.bytes);
  await context.files.keep(key, file);
  return { ...stored, thumbnail };
}

const insert = statement(
  'attachment_insert',
  `insert into attachment (id, host_id, uploader_id, storage_key, thumbnail_key, width, height, name, kind, bytes,
    sha256, uploaded_at)
   values (:id, :hostId, :uploaderId, :storageKey, :thumbnailKey, :width, :height, :name, :kind, :bytes, :sha256,
     :uploadedAt)
   returning id, name, kind, bytes, sha256, uploaded_at, width, height`,
);

/** Before its link. Held back from the start where files are scanned (UPL-6). */
export async function insertAttachment(
  tx: Tx,
  { id: hostId, uploaderId, topics }: Omit<AttachmentHost, 'kind'>,
  { id, key, name, kind, bytes, sha256, thumbnail, isRemade = false }: StoredAttachment,
  context: Context,
): Promise<AttachedFile> {
  const small = {
    thumbnailKey: thumbnail?.key ?? null,
    width: thumbnail?.width ?? null,
    height: thumbnail?.height ?? null,
  };
  const content = { storageKey: key, name, kind, bytes, sha256, uploadedAt: context.clock() };
  const row = await tx.row(insert, { id, hostId, uploaderId, ...small, ...content });
  if (row === undefined) throw new Error('the attachment was not written');
  const scan = isRemade ? 'not_scanned' : await holdForScan(tx, { key, name, uploaderId, topics }, context);
  return { ...row, scan };
}

/** Under the lock of its host. The row appears only once the bytes are safely stored; sent again, it is there. */
export async function addAttachment(
  tx: Tx,
  host: AttachmentHost,
  stored: StoredAttachment,
  limits: AttachmentLimits,
  context: Context,
): Promise<{ readonly file: AttachedFile; readonly isNew: boolean }> {
  const before = await tx.row(known, { id: stored.id });
  if (before !== undefined) return { file: before, isNew: false };
  await mustHaveRoom(tx, host, limits, stored.bytes, context.clock());
  return { file: await insertAttachment(tx, host, stored, context), isNew: true };
}
