/**
 * Files of applications and notices (TKT-6): looked at, scanned and kept as all uploads are; erased with their ticket.
 */
import type { Actor } from '#kit/actor.ts';
import { after, HOUR_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import type { FileSize } from '#kit/file-size.ts';
import type { AttachedFile, AttachmentHost } from '#kit/server/attachments/attachment.ts';
import { attachmentsOf } from '#kit/server/attachments/attachments-of.ts';
import { dropAttachments } from '#kit/server/attachments/change-attachments.ts';
import { openAttachment } from '#kit/server/attachments/open-attachment.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { FileAnswer } from '#kit/server/http/file-answer.ts';
import type { TicketFile } from '../contract.ts';
import { TICKET_LIMITS, whyNoFile } from '../ticket.ts';
import { fileToken, isToken, linkToken, lockTicket, ticketNumbered, type TicketRow } from './store.ts';

const ofTicket = statement(
  'support_files',
  `select file.id, file.name, file.kind, file.bytes, file.uploaded_at, file.storage_key,
     file.thumbnail_key, file.scan
   from support_file f join attached_file file on file.id = f.id
   where f.ticket_id = :ticketId order by file.uploaded_at, file.id`,
);
const link = statement('support_file_insert', 'insert into support_file (id, ticket_id) values (:id, :ticketId)');
const ofUser = statement(
  'support_files_of_user',
  `select f.id from support_file f join support_ticket ticket on ticket.id = f.ticket_id
   where ticket.user_id = :userId`,
);
const ofAddress = statement(
  'support_files_of_address',
  `select f.id from support_file f join support_ticket ticket on ticket.id = f.ticket_id
   where lower(ticket.email) = lower(:email)`,
);

type FileRow = Pick<AttachedFile, 'id' | 'name' | 'kind' | 'bytes' | 'uploaded_at' | 'scan'>;
export const presentTicketFile = ({ id, name, kind, bytes, uploaded_at: at, scan }: FileRow): TicketFile => ({
  id,
  name,
  kind,
  bytes: Number(bytes),
  added_at: at.toISOString(),
  scan,
});
export const filesOf = async (reads: Db | Tx, ticketId: string): Promise<TicketFile[]> =>
  (await reads.rows(ofTicket, { ticketId })).map(presentTicketFile);

interface FileOfTicket {
  readonly ticket_number: string;
  readonly token: string;
}

/** The person who sent the form adds its files in the hour after; later the emailed link is needed. */
function mustMayAdd({ config, clock }: Context, ticket: TicketRow, token: string): void {
  const isEarly = clock() < after(ticket.opened_at, HOUR_MS);
  if (isToken(linkToken(config, ticket.id), token) || (isEarly && isToken(fileToken(config, ticket.id), token))) return;
  throw new Failure('not_found');
}

/** Nothing is kept for anyone without the token. */
function hostOf(ticket: TicketRow, { token }: FileOfTicket, context: Context): AttachmentHost {
  mustMayAdd(context, ticket, token);
  const refusal = whyNoFile(ticket.topic, ticket.state, 0);
  if (refusal !== null) throw new Failure('wrong_state', { message: refusal, data: { state: ticket.state } });
  return { kind: 'ticket', id: ticket.id, uploaderId: ticket.user_id, topics: [] };
}

export const ticketFiles = attachmentsOf<FileOfTicket, AttachmentHost, Actor | null>({
  mayAdd: async (db, _actor, request, context) =>
    hostOf(await ticketNumbered(db, request.ticket_number), request, context),
  mayStillAdd: async (tx, _actor, request, context) =>
    hostOf(await lockTicket(tx, request.ticket_number), request, context),
  limits: {
    files: TICKET_LIMITS.files,
    bytes: TICKET_LIMITS.files * TICKET_LIMITS.fileBytes,
    tooMany: `Add at most ${TICKET_LIMITS.files} files.`,
    tooLarge: 'These files are too large together.',
  },
  isKnownByContent: true,
  link: (tx, { id: ticketId }, { id }) => tx.rows(link, { id, ticketId }),
});

export async function openFile(
  db: Db,
  ticket: TicketRow,
  { file_id: fileId, size }: { readonly file_id: string; readonly size?: FileSize },
  context: Context,
): Promise<FileAnswer> {
  const file = (await db.rows(ofTicket, { ticketId: ticket.id })).find(({ id }) => id === fileId);
  return openAttachment(db, file, context, { size });
}

/** Before the tickets of an account, or of an address, are erased. */
export async function dropFiles(
  tx: Tx,
  whose: { readonly userId: string } | { readonly email: string },
  context: Context,
): Promise<void> {
  await dropAttachments(tx, await ('userId' in whose ? tx.rows(ofUser, whose) : tx.rows(ofAddress, whose)), context);
}
