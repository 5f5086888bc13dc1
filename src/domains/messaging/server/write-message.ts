/** A message gets the next place of its conversation: one after the other, none left out (decision 135). */
import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { Message } from '../message-shape.ts';
import { standingOf, whyNotWrite } from '../message.ts';
import { attachFiles } from './message-files.ts';
import { MESSAGE_COLUMNS, presentMessage, type MessageRow } from './present-messages.ts';
import {
  blocksBetween,
  blocksColumns,
  blocksFrom,
  CONVERSATION_COLUMNS,
  conversationFrom,
  MINE,
  missing,
  openKnown,
  readsFrom,
  type Blocks,
  type Conversation,
} from './store.ts';
import { wordsTo } from './outreach.ts';
import { storeMessage } from './store-message.ts';
import { warningsOf } from './warn.ts';

const OTHER_ID = '(case when c.low_id = :userId then c.high_id else c.low_id end)';

/**
 * Takes the conversation until the commit, with what a message in it is judged by and who is in it: as they were when
 * it began to wait.
 */
const hold = statement(
  'message_hold_conversation',
  `select ${CONVERSATION_COLUMNS},
     exists (select from message s where s.conversation_id = c.id and s.author_id = :userId and s.id = :messageId)
       as "was_sent!",
     :threadId::uuid is null
       or exists (select from message_thread t where t.id = :threadId and t.conversation_id = c.id) as "has_thread!",
     array(select m.user_id from conversation_member m where m.conversation_id = c.id and m.left_at is null)
       as "members!",
     ${blocksColumns(':userId', OTHER_ID)}
   ${MINE}
   for no key update of c`,
);
const sentBefore = statement(
  'message_sent_before',
  `select ${MESSAGE_COLUMNS} from message where conversation_id = :conversationId and author_id = :userId and id = :id`,
);

export interface Outgoing {
  /** Made by the device: the same message again is answered with what was stored. */
  readonly id: string;
  readonly text: string;
  readonly threadId: string | null;
  readonly files?: readonly string[] | undefined;
  /** The place of the message that it answers. */
  readonly replyTo?: number | null | undefined;
}

/** Holds the conversation until the commit. */
export async function writeMessage(
  tx: Tx,
  { userId }: Pick<Actor, 'userId'>,
  conversationId: string,
  { id, text, threadId, files = [], replyTo: wantedReply = null }: Outgoing,
  context: Context,
): Promise<Message> {
  const held = await tx.row(hold, { id: conversationId, userId, messageId: id, threadId });
  if (held === undefined) throw missing();
  const conversation = conversationFrom(held, userId);
  const sent = held.was_sent ? await tx.row(sentBefore, { conversationId, userId, id }) : undefined;
  if (sent !== undefined) {
    mustBeSame(sent, { text, threadId, files });
    return presentMessage(tx, conversationId, sent, userId);
  }
  if (!held.has_thread) throw new Failure('not_found', { message: 'This conversation has no such thread.' });
  await refuseToWrite(tx, conversation, userId, context.clock(), blocksFrom(held));
  const wanted = [...new Set(files)];
  const replyTo = await answerable(tx, conversation, userId, wantedReply);
  const warnings = await warningsOf(tx, conversation, userId, text, context);
  const seq = conversation.lastSeq + 1;
  const message = {
    id,
    seq,
    authorId: userId,
    threadId,
    text,
    at: context.clock(),
    files: wanted.length,
    replyTo,
    warnings,
  };
  // The first words back accept a request, also one that was declined.
  if (standingOf(conversation, userId) === 'request_received')
    tx.send(openKnown, { id: conversationId, now: message.at });
  const row = storeMessage(tx, conversationId, held.members, message);
  await attachFiles(tx, conversationId, row.seq, userId, wanted);
  return presentMessage(tx, conversationId, row, userId, { isNew: true });
}

/**
 * Other words under the id of a message would be lost without anyone noticing (ID-2). What was changed since is not
 * compared.
 */
function mustBeSame(sent: MessageRow, { text, threadId, files = [] }: Omit<Outgoing, 'id'>): void {
  if (sent.edited_at !== null || sent.deleted_at !== null || sent.removed_at !== null) return;
  if (sent.body !== text || sent.thread_id !== threadId || sent.files !== new Set(files).size)
    throw invalidField('id', 'A message with this id was already sent with other words.');
}

/** A message answers one that its writer can read; what is not there is left out, so that no words are lost over it. */
async function answerable(
  tx: Tx,
  { id, lastSeq }: Conversation,
  userId: string,
  replyTo: number | null,
): Promise<number | null> {
  if (replyTo === null || replyTo > lastSeq || replyTo < 1) return null;
  return replyTo > (await readsFrom(tx, id, userId)) ? replyTo : null;
}

/** A group has no one person who could be blocked. `blocks`: as they are known already. */
export async function refuseToWrite(
  reads: Db | Tx,
  conversation: Conversation,
  userId: string,
  now: Date,
  blocks?: Blocks,
): Promise<void> {
  if (conversation.otherId === null) return;
  const standing = standingOf(conversation, userId);
  const sent = standing === 'request_sent' ? await wordsTo(reads, { from: userId, to: conversation.otherId }, now) : 0;
  const reason = whyNotWrite({
    standing,
    sent,
    ...(blocks ?? (await blocksBetween(reads, userId, conversation.otherId))),
  });
  if (reason !== null) throw new Failure('wrong_state', { message: reason });
}

interface Sending {
  readonly id: string;
  /** May be empty beside files. */
  readonly text: string;
  readonly thread_id?: string | undefined;
  readonly files?: readonly string[] | undefined;
  readonly reply_to?: number | undefined;
}

export async function sendMessage(tx: Tx, actor: Actor, conversationId: string, sending: Sending, context: Context) {
  const { id, text, thread_id: threadId = null, files = [], reply_to: replyTo = null } = sending;
  if (text === '' && files.length === 0) throw invalidField('text', 'Write a message.');
  const message = await writeMessage(tx, actor, conversationId, { id, text, threadId, files, replyTo }, context);
  return { conversation_id: conversationId, thread_id: threadId, message };
}
