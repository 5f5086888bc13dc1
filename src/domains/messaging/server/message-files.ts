/**
 * Files of messages: stored before the message, seen by the other side with it, held back until they are scanned
 * (decision 140).
 */
import type { Actor } from '#kit/actor.ts';
import { withoutPlace } from '#kit/server/storage/photo-place.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { fileKind, isRefusedKind } from '#kit/file-kind.ts';
import type { ScanState } from '#kit/file-scan.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import type { UploadedFile } from '#kit/server/http/handler.ts';
import { forgetScans, holdForScan, refuseHeldBack } from '#kit/server/scanning/file-scans.ts';
import type { OpenFile } from '#kit/server/storage/files.ts';
import { thumbnailOf } from '#kit/server/storage/images.ts';
import type { MessageFile } from '../files-contract.ts';
import { MESSAGE_LIMITS, standingOf, whyNotAttach, whyNotWrite } from '../message.ts';
import { conversationTopic } from '../topics.ts';
import { blocksBetween, lockMyConversation, readMyConversation, type Conversation } from './store.ts';

interface FileRow {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly bytes: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly scan: ScanState;
}

export const presentMessageFile = ({ id, name, kind, bytes, width, height, scan }: FileRow): MessageFile => ({
  id,
  name,
  kind,
  bytes: Number(bytes),
  scan,
  thumbnail: width === null || height === null ? null : { width, height },
});

export interface StoredFile {
  readonly id: string;
  readonly key: string;
  readonly kind: string;
  readonly thumbnail: { readonly key: string; readonly width: number; readonly height: number } | null;
  /** Of what is kept, which may be another than what arrived. */
  readonly sha256: Buffer;
}

/** Who may not write adds nothing either, and a stranger sends words until they are answered. */
async function mustTakeFiles(reads: Db | Tx, conversation: Conversation, userId: string): Promise<void> {
  const standing = standingOf(conversation, userId);
  const blocks = conversation.otherId === null ? null : await blocksBetween(reads, userId, conversation.otherId);
  const reason = whyNotAttach(standing) ?? (blocks === null ? null : whyNotWrite({ standing, sent: 0, ...blocks }));
  if (reason !== null) throw new Failure('wrong_state', { message: reason });
}

const known = statement('message_file_known', 'select sha256 from message_file where id = :id');
const room = statement(
  'message_file_room',
  `select count(*)::integer as "files!", coalesce(sum(bytes), 0)::bigint as "bytes!" from message_file
   where conversation_id = :conversationId and uploader_id = :userId and uploaded_at > :uploadedAt`,
);

async function mustHaveRoom(
  reads: Db | Tx,
  conversationId: string,
  userId: string,
  bytes: number,
  now: Date,
): Promise<void> {
  const usage = await reads.row(room, { conversationId, userId, uploadedAt: after(now, -DAY_MS) });
  if ((usage?.files ?? 0) >= MESSAGE_LIMITS.filesADay)
    throw invalidField(
      'file',
      `You can send up to ${MESSAGE_LIMITS.filesADay} files a day in a conversation. Try again tomorrow.`,
    );
  if (BigInt(usage?.bytes ?? 0) + BigInt(bytes) > BigInt(MESSAGE_LIMITS.fileBytesADay))
    throw invalidField('file', 'Files in a conversation can total up to 1 GB a day. Try again tomorrow.');
}

/** Photos of phones are among the others, in the format that begins with this word. */
const mayHavePlace = (kind: string, head: Buffer): boolean =>
  kind === 'image' || (kind === 'other' && head.toString('latin1', 4, 8) === 'ftyp');

/**
 * Before the transaction: the bytes are kept under our own key; `intention` makes a repeated upload the same file
 * (UPL-5).
 */
export async function storeBytes(
  db: Db,
  actor: Actor,
  conversationId: string,
  arrived: UploadedFile,
  intention: string,
  context: Context,
): Promise<StoredFile> {
  await mustTakeFiles(db, await readMyConversation(db, conversationId, actor.userId), actor.userId);
  const kind = fileKind(arrived.head);
  if (isRefusedKind(kind))
    throw new Failure('unsupported_media', {
      message: 'You can’t send executables directly. Put them in a zip archive.',
    });
  // Where someone lives is not passed on unasked (decision 180); a delivery stays as its maker made it.
  const file = mayHavePlace(kind, arrived.head) ? await withoutPlace(arrived) : arrived;
  const id = derivedId('message-file', conversationId, actor.userId, intention);
  const key = `messages/${conversationId}/${id}-${file.sha256.toString('hex').slice(0, 16)}`;
  const before = await db.row(known, { id });
  if (before !== undefined && !before.sha256.equals(file.sha256)) throw new Failure('key_reused');
  await mustHaveRoom(db, conversationId, actor.userId, file.bytes, context.clock());
  const picture = kind === 'image' ? await thumbnailOf(file, MESSAGE_LIMITS.thumbnailEdge) : null;
  const thumbnail =
    picture === null ? null : { key: `${key}-small.webp`, width: picture.width, height: picture.height };
  if (picture !== null && thumbnail !== null) await context.files.put(thumbnail.key, picture.bytes);
  await context.files.keep(key, file);
  // A picture only by its first bytes is shown as any other file.
  return { id, key, kind: kind === 'image' && picture === null ? 'other' : kind, thumbnail, sha256: file.sha256 };
}

const insert = statement(
  'message_file_insert',
  `insert into message_file (id, conversation_id, uploader_id, storage_key, thumbnail_key, width, height, name, kind,
    bytes, sha256, uploaded_at)
   values (:id, :conversationId, :uploaderId, :storageKey, :thumbnailKey, :width, :height, :name, :kind, :bytes,
     :sha256, :uploadedAt)
   returning id, name, kind, bytes, width, height`,
);

export async function addFile(
  tx: Tx,
  { userId }: Actor,
  conversationId: string,
  file: UploadedFile,
  stored: StoredFile,
  context: Context,
): Promise<MessageFile> {
  const conversation = await lockMyConversation(tx, conversationId, userId);
  await mustTakeFiles(tx, conversation, userId);
  const now = context.clock();
  await mustHaveRoom(tx, conversationId, userId, file.bytes, now);
  const name = file.name.trim() === '' ? 'file' : file.name;
  const { id, key, kind, thumbnail, sha256 } = stored;
  const picture = {
    thumbnailKey: thumbnail?.key ?? null,
    width: thumbnail?.width ?? null,
    height: thumbnail?.height ?? null,
  };
  const bytes = { storageKey: key, name, kind, bytes: file.bytes, sha256 };
  const row = await tx.row(insert, { id, conversationId, uploaderId: userId, ...bytes, ...picture, uploadedAt: now });
  if (row === undefined) throw new Error('the file row was not written');
  const scan = await holdForScan(
    tx,
    { key, name, uploaderId: userId, topics: [conversationTopic(conversationId)] },
    context,
  );
  return presentMessageFile({ ...row, scan });
}

const infected = statement(
  'message_file_infected',
  `select f.name from message_file f join scanned_file scan on scan.storage_key = f.storage_key
   where f.id = any (:files::uuid[]) and f.conversation_id = :conversationId and f.uploader_id = :userId
     and scan.state = 'infected' limit 1`,
);
const attach = statement(
  'message_file_attach',
  `update message_file f set seq = :seq, place = wanted.place
    from unnest(:files::uuid[]) with ordinality wanted (id, place)
   where f.id = wanted.id and f.conversation_id = :conversationId and f.uploader_id = :userId and f.seq is null
     returning f.id`,
);

/** With the message that was just stored. Each has to be the writer's own, uploaded here and unsent. */
export async function attachFiles(
  tx: Tx,
  conversationId: string,
  seq: string,
  userId: string,
  files: readonly string[],
): Promise<void> {
  if (files.length === 0) return;
  const bad = await tx.row(infected, { files, conversationId, userId });
  if (bad !== undefined)
    throw invalidField('files', `Malware was found in ${bad.name}. Remove it and upload a clean copy.`);
  const sent = await tx.rows(attach, { conversationId, seq, userId, files });
  if (sent.length !== files.length)
    throw invalidField('files', 'One of these files no longer exists. Upload it again.');
}

const find = statement(
  'message_file_find',
  `select f.storage_key, f.thumbnail_key, f.name from message_file f
     join conversation_member m on m.conversation_id = f.conversation_id and m.user_id = :userId and m.left_at is null
   where f.id = :id and f.conversation_id = :conversationId and f.sealed_until is null
     and (f.uploader_id = :userId or f.seq > m.from_seq)`,
);

interface Asked {
  readonly id: string;
  readonly file_id: string;
}

const noSuchFile = () =>
  new Failure('not_found', { message: 'This file isn’t in your conversation, or it was deleted.' });

/** Asked at every download (UPL-4). */
export async function openMessageFile(
  db: Db,
  { userId }: Actor,
  request: Asked,
  { files }: Context,
): Promise<{ name: string; file: OpenFile }> {
  const row = await db.row(find, { conversationId: request.id, id: request.file_id, userId });
  const file = row === undefined ? null : await files.open(row.storage_key);
  if (row === undefined || file === null) throw noSuchFile();
  return { name: row.name, file };
}

/** Of our own making, and held back as long as what it was made from. */
export async function openThumbnail(
  db: Db,
  { userId }: Actor,
  request: Asked,
  { files }: Context,
): Promise<{ name: string; file: OpenFile }> {
  const row = await db.row(find, { conversationId: request.id, id: request.file_id, userId });
  if (row === undefined || row.thumbnail_key === null) throw noSuchFile();
  await refuseHeldBack(db, row.storage_key);
  const file = await files.open(row.thumbnail_key);
  if (file === null) throw noSuchFile();
  return { name: 'thumbnail.webp', file };
}

const sealThem = statement(
  'message_files_seal',
  'update message_file set sealed_until = :until where conversation_id = :conversationId and seq = :seq and sealed_until is null',
);

/** Of a deleted message: nobody in the conversation opens them any more. */
export const sealFiles = async (tx: Tx, conversationId: string, seq: number, until: Date): Promise<void> =>
  void (await tx.rows(sealThem, { conversationId, seq, until }));

const outdated = statement(
  'message_files_outdated',
  `delete from message_file where id in (
     select id from message_file where (seq is null and uploaded_at < :unsentBefore) or sealed_until < :now limit 200)
       returning storage_key, thumbnail_key`,
);

type Keys = readonly { readonly storage_key: string; readonly thumbnail_key: string | null }[];

/** The bytes of rows that are deleted in this transaction. */
export async function removeBytes(tx: Tx, rows: Keys, { files }: Pick<Context, 'files'>): Promise<void> {
  await forgetScans(
    tx,
    rows.map((row) => row.storage_key),
  );
  for (const { storage_key: key, thumbnail_key: thumbnail } of rows) {
    await files.remove(key);
    if (thumbnail !== null) await files.remove(thumbnail);
  }
}

/** What was uploaded and never sent, and what deleted messages had. Says whether there is more to do. */
export const forgetFiles = ({ database, files, clock }: Context): Promise<boolean> =>
  database.transact(async (tx) => {
    const now = clock();
    const rows = await tx.rows(outdated, { unsentBefore: after(now, -MESSAGE_LIMITS.unsentMs), now });
    await removeBytes(tx, rows, { files });
    return rows.length === 200;
  });
