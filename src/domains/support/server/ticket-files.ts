/**
 * Files of applications and notices (TKT-6): looked at, scanned and kept as all uploads are; erased with their ticket.
 */
import { fileKind, isRefusedKind } from '#kit/file-kind.ts';
import { after, HOUR_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import { FileAnswer } from '#kit/server/http/file-answer.ts';
import type { UploadedFile } from '#kit/server/http/handler.ts';
import { forgetScans, holdForScan } from '#kit/server/scanning/file-scans.ts';
import type { TicketFile } from '../contract.ts';
import { whyNoFile } from '../ticket.ts';
import { fileToken, isToken, linkToken, lockTicket, ticketNumbered, type TicketRow } from './store.ts';

const ofTicket = statement(
  'support_files',
  `select f.id, f.name, f.kind, f.bytes, f.added_at, f.storage_key, coalesce(scan.state, 'not_scanned') as "scan!"
   from support_file f left join scanned_file scan on scan.storage_key = f.storage_key where f.ticket_id = :ticketId
     order by f.added_at, f.id`,
);
const insert = statement(
  'support_file_insert',
  `insert into support_file (id, ticket_id, storage_key, name, kind, bytes, sha256, added_at)
   values (:id, :ticketId, :key, :name, :kind, :bytes, :sha256, :at) on conflict (id) do nothing`,
);
const dropOfUser = statement(
  'support_files_drop',
  'delete from support_file where ticket_id in (select id from support_ticket where user_id = :ticketId) returning storage_key',
);
const dropOfAddress = statement(
  'support_files_drop_address',
  'delete from support_file where ticket_id in (select id from support_ticket where lower(email) = lower(:ticketId)) returning storage_key',
);

type FileRow = RowOf<typeof ofTicket>;
const present = ({ id, name, kind, bytes, added_at: at, scan }: Omit<FileRow, 'storage_key'>): TicketFile => ({
  id,
  name,
  kind,
  bytes: Number(bytes),
  added_at: at.toISOString(),
  scan,
});
export const filesOf = async (reads: Db | Tx, ticketId: string): Promise<TicketFile[]> =>
  (await reads.rows(ofTicket, { ticketId })).map(present);

/** The person who sent the form adds its files in the hour after; later the emailed link is needed. */
function mustMayAdd({ config, clock }: Context, ticket: TicketRow, token: string): void {
  const isEarly = clock() < after(ticket.opened_at, HOUR_MS);
  if (isToken(linkToken(config, ticket.id), token) || (isEarly && isToken(fileToken(config, ticket.id), token))) return;
  throw new Failure('not_found');
}

async function mustTakeFile(reads: Db | Tx, { id, topic, state }: TicketRow, fileId: string): Promise<void> {
  const there = await reads.rows(ofTicket, { ticketId: id });
  // Sent again, it is the same file.
  const refusal = there.some((file) => file.id === fileId) ? null : whyNoFile(topic, state, there.length);
  if (refusal !== null) throw new Failure('wrong_state', { message: refusal, data: { state } });
}

interface StoredFile {
  readonly id: string;
  readonly key: string;
  readonly kind: string;
}

/**
 * Before the transaction: nothing is kept for anyone without the token. The same content is the same file of its
 * ticket.
 */
export async function storeBytes(
  db: Db,
  number: string,
  token: string,
  file: UploadedFile,
  context: Context,
): Promise<StoredFile> {
  const ticket = await ticketNumbered(db, number);
  mustMayAdd(context, ticket, token);
  const kind = fileKind(file.head);
  if (isRefusedKind(kind))
    throw new Failure('unsupported_media', {
      message: 'You can’t upload executables directly. Put them in a zip archive.',
    });
  const id = derivedId('support-file', ticket.id, file.sha256.toString('hex'));
  await mustTakeFile(db, ticket, id);
  const key = `support/${ticket.id}/${id}`;
  await context.files.keep(key, file);
  return { id, key, kind };
}

export async function addFile(
  tx: Tx,
  number: string,
  file: UploadedFile,
  { id, key, kind }: StoredFile,
  context: Context,
): Promise<TicketFile> {
  const ticket = await lockTicket(tx, number);
  await mustTakeFile(tx, ticket, id);
  const name = file.name.trim() === '' ? 'file' : file.name;
  const at = context.clock();
  await tx.rows(insert, { id, ticketId: ticket.id, key, name, kind, bytes: file.bytes, sha256: file.sha256, at });
  const scan = await holdForScan(tx, { key, name, uploaderId: ticket.user_id, topics: [] }, context);
  return { id, name, kind, bytes: file.bytes, added_at: at.toISOString(), scan };
}

export async function openFile(db: Db, ticket: TicketRow, fileId: string, context: Context): Promise<FileAnswer> {
  const row = (await db.rows(ofTicket, { ticketId: ticket.id })).find(({ id }) => id === fileId);
  const file = row === undefined ? null : await context.files.open(row.storage_key);
  if (row === undefined || file === null) throw new Failure('not_found');
  return new FileAnswer(row.name, file);
}

/** Before the tickets of an account, or of an address, are erased. */
export async function dropFiles(
  tx: Tx,
  whose: { readonly userId: string } | { readonly email: string },
  context: Context,
): Promise<void> {
  const rows = await ('userId' in whose
    ? tx.rows(dropOfUser, { ticketId: whose.userId })
    : tx.rows(dropOfAddress, { ticketId: whose.email }));
  const keys = rows.map(({ storage_key: key }) => key);
  await forgetScans(tx, keys);
  for (const key of keys) await context.files.remove(key);
}
