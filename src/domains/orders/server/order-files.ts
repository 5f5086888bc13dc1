/** Files of an order: uploaded one by one, sent together with the requirements or a delivery. */
import { createHash } from 'node:crypto';
import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { orderTopic } from '#kit/events.ts';
import type { ScanState } from '#kit/file-scan.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import type { UploadedFile } from '#kit/server/http/handler.ts';
import { holdForScan } from '#kit/server/scanning/file-scans.ts';
import type { OpenFile } from '#kit/server/storage/files.ts';
import { fileKind, isRefusedKind } from '../file-kind.ts';
import type { Side } from '../order.ts';
import { lockMyOrder, orderOf, ORDER_COLUMNS, sideOf, type OrderRow } from './store.ts';

export type FilePurpose = 'requirements' | 'delivery';

/** Enough for any honest delivery; a bound on what one order can store (UPL-5). */
const MOST_FILES = 60;
const MOST_BYTES = 1_024 * 1_024 * 1_024;

export interface FileRow {
  id: string;
  uploader_id: string;
  purpose: FilePurpose;
  delivery_id: string | null;
  sent: boolean;
  name: string;
  kind: string;
  bytes: string;
  sha256: Buffer;
  uploaded_at: Date;
  scan: ScanState;
}

export interface StoredFile {
  readonly id: string;
  readonly key: string;
  readonly kind: string;
  readonly sha256: Buffer;
}

const mine = statement('order_mine', `select ${ORDER_COLUMNS} from orders where number = $1 and (client_id = $2 or freelancer_id = $2)`);

const whoUploads: Record<FilePurpose, Side> = { requirements: 'client', delivery: 'freelancer' };

const known = statement('file_known', 'select sha256 from order_file where id = $1');

/**
 * Before the transaction: the bytes are looked at and stored under our own key, the same one for a repeated upload.
 * The key names the content too: bytes that a row already vouches for are never written over, whatever key is sent
 * again with another file. What has no room is refused before it takes any.
 */
export async function storeBytes(
  db: Db,
  actor: Actor,
  orderNumber: string,
  purpose: FilePurpose,
  file: UploadedFile,
  intention: string,
  context: Context,
): Promise<StoredFile> {
  const row = await db.row<OrderRow>(mine, [orderNumber, actor.userId]);
  if (row === undefined) throw new Failure('not_found');
  mustTakeFiles(orderOf(row), sideOf(orderOf(row), actor.userId), purpose);
  const kind = fileKind(file.bytes);
  if (isRefusedKind(kind)) throw new Failure('unsupported_media', { message: 'Programs cannot be sent as they are. Put them in a zip archive.' });
  const id = derivedId('order-file', row.id, actor.userId, intention);
  const sha256 = createHash('sha256').update(file.bytes).digest();
  const stored: StoredFile = { id, key: `orders/${row.id}/${id}-${sha256.toString('hex').slice(0, 16)}`, kind, sha256 };
  const before = await db.row<{ sha256: Buffer }>(known, [id]);
  if (before?.sha256.equals(sha256) === true) return stored;
  if (before !== undefined) throw new Failure('key_reused');
  await mustHaveRoom(db, row.id, file);
  await context.files.put(stored.key, file.bytes);
  return stored;
}

function mustTakeFiles(order: { state: string }, side: Side, purpose: FilePurpose): void {
  if (whoUploads[purpose] !== side) throw new Failure('forbidden', { message: 'Only the other side of the order can do this.' });
  const takes = purpose === 'requirements' ? order.state === 'awaiting_requirements' : order.state === 'in_progress' || order.state === 'in_revision';
  if (!takes) throw new Failure('wrong_state', { message: 'This order takes no files now.', data: { state: order.state } });
}

const count = statement('file_count', 'select count(*)::int as files, coalesce(sum(bytes), 0)::bigint as bytes from order_file where order_id = $1');
async function mustHaveRoom(reads: Db | Tx, orderId: string, file: UploadedFile): Promise<void> {
  const kept = await reads.row<{ files: number; bytes: string }>(count, [orderId]);
  if ((kept?.files ?? 0) >= MOST_FILES) throw invalidField('file', `An order takes at most ${MOST_FILES} files.`);
  if (BigInt(kept?.bytes ?? 0) + BigInt(file.bytes.length) > BigInt(MOST_BYTES)) throw invalidField('file', 'An order takes at most 1 GB of files.');
}

const insert = statement(
  'file_insert',
  `insert into order_file (id, order_id, uploader_id, purpose, storage_key, name, kind, bytes, sha256, uploaded_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning *, sent_at is not null as sent`,
);

/** The row appears only once the bytes are safely stored (UPL-5). */
export async function addFile(
  tx: Tx,
  actor: Actor,
  orderNumber: string,
  purpose: FilePurpose,
  file: UploadedFile,
  stored: StoredFile,
  context: Context,
): Promise<FileRow> {
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId);
  mustTakeFiles(order, side, purpose);
  await mustHaveRoom(tx, order.id, file);
  const name = file.name.trim() === '' ? 'file' : file.name;
  const values = [stored.id, order.id, actor.userId, purpose, stored.key, name, stored.kind, file.bytes.length, stored.sha256, context.clock()];
  const row = await tx.row<Omit<FileRow, 'scan'>>(insert, values);
  if (row === undefined) throw new Error('the file row was not written');
  const scan = await holdForScan(tx, { key: stored.key, name, uploaderId: actor.userId, topics: [orderTopic(order.number)] }, context);
  return { ...row, scan };
}

const infected = statement(
  'file_infected',
  `select file.name from order_file file join file_scan scan on scan.storage_key = file.storage_key
   where file.id = any($1::uuid[]) and file.order_id = $2 and scan.state = 'infected' limit 1`,
);
const send = statement(
  'file_send',
  `update order_file set sent_at = now(), delivery_id = $5
   where id = any($4::uuid[]) and order_id = $1 and uploader_id = $2 and purpose = $3 and sent_at is null returning sha256`,
);

/** Attaches uploaded files to what is being sent; gives their hashes. Every named file must be one's own and unsent. */
export async function sendFiles(
  tx: Tx,
  order: { id: string },
  uploaderId: string,
  purpose: FilePurpose,
  fileIds: readonly string[],
  deliveryId: string | null,
): Promise<string[]> {
  const wanted = [...new Set(fileIds)];
  if (wanted.length === 0) return [];
  const bad = await tx.row<{ name: string }>(infected, [wanted, order.id]);
  if (bad !== undefined) throw invalidField('files', `Malware was found in ${bad.name}. Remove it and upload a clean copy.`);
  const sent = await tx.rows<{ sha256: Buffer }>(send, [order.id, uploaderId, purpose, wanted, deliveryId]);
  if (sent.length !== wanted.length) throw invalidField('files', 'One of these files is not there any more. Upload it again.');
  return sent.map(({ sha256 }) => sha256.toString('hex'));
}

const find = statement(
  'file_find',
  `select file.storage_key, file.name from order_file file join orders on orders.id = file.order_id
   where file.id = $1 and orders.number = $2 and (file.uploader_id = $3 or (file.sent_at is not null and $3 in (orders.client_id, orders.freelancer_id)))`,
);

/** For the two people of the order, asked at every download (UPL-4); a file not sent yet is its uploader's alone. */
export async function readOrderFile(db: Db, actor: Actor, orderNumber: string, fileId: string, context: Context): Promise<{ name: string; file: OpenFile }> {
  const row = await db.row<{ storage_key: string; name: string }>(find, [fileId, orderNumber, actor.userId]);
  const file = row === undefined ? null : await context.files.open(row.storage_key);
  if (row === undefined || file === null) throw new Failure('not_found');
  return { name: row.name, file };
}
