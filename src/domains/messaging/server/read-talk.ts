/**
 * Operators read a conversation for a report or a dispute, and only after saying why: the audit keeps the reason
 * (decision 142).
 */
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import { after, HOUR_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { hasActed, recordStaffAct, recordStaffRead, type ActSubject } from '#kit/server/audit.ts';
import { openAttachment } from '#kit/server/attachments/open-attachment.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { FileAnswer } from '#kit/server/http/file-answer.ts';
import { unseal } from '#kit/server/sealed.ts';
import { pairOf } from '../message.ts';
import type { Talk } from '../talk-shape.ts';
import { SEALED_MESSAGES } from './change-message.ts';
import { presentMessageFile } from './message-files.ts';

const PAGE = 60;
/** After the last of the messages that were chosen. */
const AROUND = 20;
/** How long a reason holds for the files of what it opened. */
const LOOK_MS = HOUR_MS;
const READ = 'messages.read';

const people = statement(
  'talk_people',
  'select user_id from conversation_member where conversation_id = :id order by user_id',
);
const page = statement(
  'talk_page',
  `select seq, author_id, body, sent_at, edited_at, deleted_at, removed_at from message
   where conversation_id = :id and (:from::bigint is null or seq < :from) order by seq desc limit :limit`,
);
const originals = statement(
  'talk_originals',
  'select seq, replaced_at, sealed from message_original where conversation_id = :id and seq = any (:seqs::bigint[]) order by seq, replaced_at',
);
const files = statement(
  'talk_files',
  `select f.seq as "seq!", file.id, file.name, file.kind, file.bytes, file.width, file.height, file.scan
   from message_file f join attached_file file on file.id = f.id
   where f.conversation_id = :id and f.seq = any (:seqs::bigint[]) order by f.seq, f.place`,
);

interface Look {
  readonly conversationId: string;
  readonly chosen: readonly number[];
  /** What the audit says it was read for. */
  readonly subject: ActSubject;
  readonly reason: string;
  readonly before?: number | undefined;
}

/** An original that another key sealed says nothing; the rest of the conversation is still read. */
function opened(config: Context['config'], place: string, sealed: Buffer): string | null {
  try {
    return unseal(config, SEALED_MESSAGES, place, sealed);
  } catch {
    return null;
  }
}

export async function readTalk(
  tx: Tx,
  actor: Actor,
  { conversationId: id, chosen, subject, reason, before }: Look,
  { config }: Context,
): Promise<Talk> {
  const from = before ?? (chosen.length === 0 ? null : Math.max(...chosen) + AROUND + 1);
  const rows = (await tx.rows(page, { id, from, limit: PAGE + 1 })).slice(0, PAGE).toReversed();
  const seqs = rows.map(({ seq }) => seq);
  await recordStaffAct(tx, actor, READ, subject, reason, null, {
    conversation: id,
    from: Number(seqs[0] ?? 0),
    to: Number(seqs.at(-1) ?? 0),
  });
  const [members, sealedOriginals, attached] = [
    await tx.rows(people, { id }),
    await tx.rows(originals, { id, seqs }),
    await tx.rows(files, { id, seqs }),
  ];
  const ids = [...new Set([...members.map((row) => row.user_id), ...rows.map((row) => row.author_id)])];
  const personOf = await shownPeople(tx, ids);
  const person = (userId: string) => ({ id: userId, name: personOf(userId).name });
  return {
    people: members.map((row) => person(row.user_id)),
    messages: rows.map((row) => ({
      seq: Number(row.seq),
      author: person(row.author_id),
      is_chosen: chosen.includes(Number(row.seq)),
      text: row.body,
      files: attached.filter(({ seq }) => seq === row.seq).map(presentMessageFile),
      sent_at: row.sent_at.toISOString(),
      edited_at: row.edited_at?.toISOString() ?? null,
      deleted_at: row.deleted_at?.toISOString() ?? null,
      removed_at: row.removed_at?.toISOString() ?? null,
      originals: sealedOriginals
        .filter(({ seq }) => seq === row.seq)
        .map(({ sealed, replaced_at: at }) => ({
          text: opened(config, `${id}/${row.seq}`, sealed),
          replaced_at: at.toISOString(),
        })),
    })),
    before: Number(seqs[0] ?? 1) > 1 ? Number(seqs[0]) : null,
  };
}

const ofPair = statement('talk_of_pair', 'select id from conversation where low_id = :low and high_id = :high');

/** For a dispute between two people: what they said to each other. */
export async function readTalkBetween(
  tx: Tx,
  actor: Actor,
  two: readonly [one: string, other: string],
  look: Omit<Look, 'conversationId' | 'chosen'>,
  context: Context,
): Promise<Talk> {
  const found = await tx.row(ofPair, pairOf(...two));
  // Recorded all the same: that there is none is something to know.
  if (found === undefined)
    await recordStaffAct(tx, actor, READ, look.subject, look.reason, null, { conversation: null });
  return found === undefined
    ? { people: [], messages: [], before: null }
    : readTalk(tx, actor, { ...look, conversationId: found.id, chosen: [] }, context);
}

const fileOf = statement(
  'talk_file',
  `select file.storage_key, file.thumbnail_key, file.name from message_file f join attached_file file on file.id = f.id
   where f.id = :fileId and f.conversation_id = :conversationId and f.seq is not null`,
);

async function openTalkFile(
  db: Db,
  actor: Actor,
  conversationId: string,
  fileId: string,
  subject: ActSubject,
  context: Context,
): Promise<FileAnswer> {
  if (!(await hasActed(db, actor, READ, subject, after(context.clock(), -LOOK_MS))))
    throw new Failure('forbidden', { message: 'Give a reason before you read this conversation.' });
  const row = await db.row(fileOf, { conversationId, fileId });
  if (row === undefined) throw new Failure('not_found');
  await recordStaffRead(context, actor, 'messages.file', { type: 'message_file', id: fileId });
  return openAttachment(db, row, context);
}

const reported = statement('message_report_one', 'select conversation_id, seqs from message_report where id = :id');
const subjectOf = (id: string): ActSubject => ({ type: 'message_report', id });

interface Asked {
  readonly id: string;
  readonly reason: string;
  readonly before?: number | undefined;
}

export async function readReported(
  tx: Tx,
  actor: Actor,
  { id, reason, before }: Asked,
  context: Context,
): Promise<Talk> {
  const row = await tx.row(reported, { id });
  if (row === undefined) throw new Failure('not_found');
  const look = {
    conversationId: row.conversation_id,
    chosen: row.seqs.map(Number),
    subject: subjectOf(id),
    reason,
    before,
  };
  return readTalk(tx, actor, look, context);
}

export async function openReportedFile(
  db: Db,
  actor: Actor,
  { id, file_id: fileId }: { id: string; file_id: string },
  context: Context,
): Promise<FileAnswer> {
  const row = await db.row(reported, { id });
  if (row === undefined) throw new Failure('not_found');
  return openTalkFile(db, actor, row.conversation_id, fileId, subjectOf(id), context);
}

/** The same for the conversation of the two sides of a dispute. */
export async function openFileBetween(
  db: Db,
  actor: Actor,
  two: readonly [one: string, other: string],
  { fileId, subject }: { fileId: string; subject: ActSubject },
  context: Context,
): Promise<FileAnswer> {
  const found = await db.row(ofPair, pairOf(...two));
  if (found === undefined) throw new Failure('not_found');
  return openTalkFile(db, actor, found.id, fileId, subject, context);
}
