/**
 * Files of messages: stored before the message, seen by the other side with it, held back until they are scanned
 * (decision 140).
 */
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import type { FileSize } from '#kit/file-size.ts';
import type { AttachedFile, AttachmentHost } from '#kit/server/attachments/attachment.ts';
import { attachmentsOf } from '#kit/server/attachments/attachments-of.ts';
import { dropAttachments, mustBeAll, mustBeClean } from '#kit/server/attachments/change-attachments.ts';
import { openAttachment } from '#kit/server/attachments/open-attachment.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { FileAnswer } from '#kit/server/http/file-answer.ts';
import type { MessageFile } from '../files-contract.ts';
import { MESSAGE_LIMITS, standingOf, whyNotAttach, whyNotWrite } from '../message.ts';
import { conversationTopic } from '../topics.ts';
import { blocksBetween, lockMyConversation, readMyConversation, type Conversation } from './store.ts';

type FileRow = Pick<AttachedFile, 'id' | 'name' | 'kind' | 'bytes' | 'width' | 'height' | 'scan'>;

/** A picture only by its first bytes, which nothing can show, is a file like any other. */
export const presentMessageFile = ({ id, name, kind, bytes, width, height, scan }: FileRow): MessageFile => ({
  id,
  name,
  kind: kind === 'image' && width === null ? 'other' : kind,
  bytes: Number(bytes),
  scan,
  thumbnail: width === null || height === null ? null : { width, height },
});

/** Who may not write adds nothing either, and a stranger sends words until they are answered. */
async function mustTakeFiles(reads: Db | Tx, conversation: Conversation, userId: string): Promise<void> {
  const standing = standingOf(conversation, userId);
  const blocks = conversation.otherId === null ? null : await blocksBetween(reads, userId, conversation.otherId);
  const reason = whyNotAttach(standing) ?? (blocks === null ? null : whyNotWrite({ standing, sent: 0, ...blocks }));
  if (reason !== null) throw new Failure('wrong_state', { message: reason });
}

const link = statement(
  'message_file_insert',
  'insert into message_file (id, conversation_id, uploader_id) values (:id, :conversationId, :uploaderId)',
);

const hostOf = (conversationId: string, uploaderId: string): AttachmentHost => ({
  kind: 'message',
  id: conversationId,
  uploaderId,
  topics: [conversationTopic(conversationId)],
});

export const messageFiles = attachmentsOf<{ readonly id: string }, AttachmentHost>({
  async mayAdd(db, { userId }, { id }) {
    await mustTakeFiles(db, await readMyConversation(db, id, userId), userId);
    return hostOf(id, userId);
  },
  async mayStillAdd(tx, { userId }, { id }) {
    await mustTakeFiles(tx, await lockMyConversation(tx, id, userId), userId);
    return hostOf(id, userId);
  },
  limits: {
    files: MESSAGE_LIMITS.filesADay,
    bytes: MESSAGE_LIMITS.fileBytesADay,
    withinMs: DAY_MS,
    tooMany: `You can send up to ${MESSAGE_LIMITS.filesADay} files a day in a conversation. Try again tomorrow.`,
    tooLarge: 'Files in a conversation can total up to 1 GB a day. Try again tomorrow.',
  },
  // Where someone lives is not passed on unasked; a delivery stays as its maker made it.
  hidesPlace: true,
  link: (tx, { id: conversationId, uploaderId }, { id }) =>
    uploaderId === null
      ? Promise.reject(new Error('a message has a writer'))
      : tx.rows(link, { id, conversationId, uploaderId }),
});

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
  mustBeAll(files, await tx.rows(attach, { conversationId, seq, userId, files }));
  await mustBeClean(tx, files);
}

const find = statement(
  'message_file_find',
  `select file.storage_key, file.thumbnail_key, file.name
   from message_file f join attached_file file on file.id = f.id
     join conversation_member m on m.conversation_id = f.conversation_id and m.user_id = :userId and m.left_at is null
   where f.id = :id and f.conversation_id = :conversationId and f.sealed_until is null
     and (f.uploader_id = :userId or f.seq > m.from_seq)`,
);

interface NamedFile {
  readonly id: string;
  readonly file_id: string;
  readonly size?: FileSize;
}
const mine = (db: Db, { userId }: Actor, { id: conversationId, file_id: id }: NamedFile) =>
  db.row(find, { conversationId, id, userId });

const missingFile = () =>
  new Failure('not_found', { message: 'This file isn’t in your conversation, or it was deleted.' });

export const openMessageFile = async (db: Db, actor: Actor, named: NamedFile, context: Context): Promise<FileAnswer> =>
  openAttachment(db, await mine(db, actor, named), context, { size: named.size, missing: missingFile });

const sealThem = statement(
  'message_files_seal',
  'update message_file set sealed_until = :until where conversation_id = :conversationId and seq = :seq and sealed_until is null',
);

/** Of a deleted message: nobody in the conversation opens them any more. */
export const sealFiles = async (tx: Tx, conversationId: string, seq: number, until: Date): Promise<void> =>
  void (await tx.rows(sealThem, { conversationId, seq, until }));

const outdated = statement(
  'message_files_outdated',
  `select f.id from message_file f join attached_file file on file.id = f.id
   where (f.seq is null and file.uploaded_at < :unsentBefore) or f.sealed_until < :now limit 200`,
);

/** What was uploaded and never sent, and what deleted messages had. Says whether there is more to do. */
export const forgetFiles = ({ database, files, clock }: Context): Promise<boolean> =>
  database.transact(async (tx) => {
    const now = clock();
    const rows = await tx.rows(outdated, { unsentBefore: after(now, -MESSAGE_LIMITS.unsentMs), now });
    await dropAttachments(tx, rows, { files });
    return rows.length === 200;
  });
