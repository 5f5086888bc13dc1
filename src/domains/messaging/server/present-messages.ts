/**
 * Messages as a reader gets them, each with its files, the message that it answers, and what people answered it with.
 */
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import type { Message, Quote } from '../message-shape.ts';
import { wordsOf } from '../format.ts';
import { excerptOf } from '../message.ts';
import { presentMessageFile } from './message-files.ts';

export const MESSAGE_COLUMNS =
  'seq, id, author_id, thread_id, body, files, reply_to, warnings, sent_at, edited_at, deleted_at, removed_at';

export const oneMessageRow = statement(
  'message_one',
  `select ${MESSAGE_COLUMNS} from message where conversation_id = :id and seq = :seq`,
);
export type MessageRow = RowOf<typeof oneMessageRow>;

const files = statement(
  'message_files_of',
  `select f.seq as "seq!", file.id, file.name, file.kind, file.bytes, file.width, file.height, file.scan
   from message_file f join attached_file file on file.id = f.id
   where f.conversation_id = :conversationId and f.seq = any (:withFiles::bigint[]) and f.sealed_until is null
     order by f.seq, f.place`,
);
/** What was said before someone joined is not theirs to read, quoted or not. */
const quoted = statement(
  'message_quoted',
  `select s.seq, s.author_id, case when s.seq > m.from_seq then left(s.body, 400) else '' end as "body!", s.files,
    s.deleted_at is not null as "is_deleted!"
   from message s join conversation_member m on m.conversation_id = s.conversation_id and m.user_id = :readerId
   where s.conversation_id = :conversationId and s.seq = any (:answered::bigint[])`,
);
const reactions = statement(
  'message_reactions_of',
  `select seq, reaction, count(*)::integer as "count!", bool_or(user_id = :readerId) as "is_mine!" from message_reaction
   where conversation_id = :conversationId and seq = any (:seqs::bigint[]) group by seq, reaction
     order by seq, min(reacted_at), reaction`,
);

/** One read of each kind for a whole page. `isNew`: just stored, so nobody can have reacted. */
export async function presentMessages(
  reads: Db | Tx,
  conversationId: string,
  rows: readonly MessageRow[],
  readerId: string,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<Message[]> {
  const seqs = isNew ? [] : rows.map(({ seq }) => seq);
  const withFiles = rows.filter((row) => row.files > 0 && row.deleted_at === null).map(({ seq }) => seq);
  const answered = rows.map((row) => row.reply_to).filter((seq) => seq !== null);
  const [attachments, before, reacted] = await Promise.all([
    withFiles.length === 0 ? [] : reads.rows(files, { conversationId, withFiles }),
    answered.length === 0 ? [] : reads.rows(quoted, { conversationId, answered, readerId }),
    seqs.length === 0 ? [] : reads.rows(reactions, { conversationId, seqs, readerId }),
  ]);
  const quotes = new Map(
    before.map((row): [string, Quote] => [
      row.seq,
      {
        seq: Number(row.seq),
        author_id: row.author_id,
        is_mine: row.author_id === readerId,
        text: excerptOf(wordsOf(row.body)),
        files: row.files,
        is_deleted: row.is_deleted,
      },
    ]),
  );
  return rows.map((row) => ({
    seq: Number(row.seq),
    id: row.id,
    author_id: row.author_id,
    is_mine: row.author_id === readerId,
    thread_id: row.thread_id,
    text: row.body,
    files: attachments.filter(({ seq }) => seq === row.seq).map(presentMessageFile),
    reply_to: row.reply_to === null ? null : (quotes.get(row.reply_to) ?? null),
    reactions: reacted
      .filter(({ seq }) => seq === row.seq)
      .map(({ reaction, count, is_mine }) => ({ reaction, count, is_mine })),
    warnings: row.warnings,
    sent_at: row.sent_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    deleted_at: row.deleted_at?.toISOString() ?? null,
    is_removed: row.removed_at !== null,
  }));
}

type OfOne = [reads: Db | Tx, conversationId: string, row: MessageRow, readerId: string, how?: { isNew: boolean }];

export async function presentMessage(...[reads, conversationId, row, readerId, how]: OfOne): Promise<Message> {
  const [message] = await presentMessages(reads, conversationId, [row], readerId, how);
  if (message === undefined) throw new Error('a message is presented as itself');
  return message;
}
