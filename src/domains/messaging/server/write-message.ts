/** A message gets the next place of its conversation: one after the other, none left out (decision 135). */
import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import type { Message } from '../message-shape.ts';
import { messageSent } from '../events.ts';
import { MESSAGE_LIMITS, standingOf, whyNotWrite } from '../message.ts';
import { conversationTopic, inboxTopic } from '../topics.ts';
import { attachFiles } from './message-files.ts';
import { keepSearchable } from './message-search.ts';
import { MESSAGE_COLUMNS, presentMessage } from './present-messages.ts';
import { blocksBetween, lockMyConversation, membersOf, readsFrom, sentIn, type Conversation } from './store.ts';
import { warningsOf } from './warn.ts';

const known = statement('message_sent_before', `select ${MESSAGE_COLUMNS} from message where conversation_id = $1 and author_id = $2 and id = $3`);

/** The writer has read what they answer; everyone else has one more to read, and a notice after a quiet while. */
const appendText = (notifyAt: string): string => `with place as (
     update conversation set last_seq = last_seq + 1, answered_at = coalesce(answered_at, case when asked_by <> $2 /* author_id */ then $6::timestamptz end)
     where id = $1 returning last_seq),
   kept as (
     update conversation_member set
       sort_at = $6, archived_at = case when muted_at is null then null else archived_at end,
       unread = case when user_id = $2 then 0 else unread + 1 end,
       is_marked_unread = is_marked_unread and user_id <> $2,
       read_seq = case when user_id = $2 then last_seq else read_seq end,
       delivered_seq = case when user_id = $2 then last_seq else delivered_seq end,
       notify_at = case when user_id = $2 or muted_at is not null then null else ${notifyAt} end
     from place where conversation_id = $1 and left_at is null),
   thread as (update message_thread set last_at = $6 where id = $4 /* thread_id */ and conversation_id = $1)
   insert into message (conversation_id, seq, id, author_id, thread_id, body, sent_at, files, reply_to, warnings)
   select $1, last_seq, $3, $2, $4, $5, $6, $7, $8, $9 from place returning ${MESSAGE_COLUMNS}`;

const append = statement(
  'message_append',
  appendText(`greatest($6::timestamptz + interval '${MESSAGE_LIMITS.quietMinutes} minutes', notified_at + interval '${MESSAGE_LIMITS.noticeMinutes} minutes')`),
);
/** What happened has a notice of its own; one that is due for other messages stays due. */
const appendCard = statement('message_append_card', appendText('notify_at'));

export interface Outgoing {
  /** Made by the device: the same message again is answered with what was stored. */
  readonly id: string;
  readonly text: string;
  readonly threadId: string | null;
  readonly files?: readonly string[] | undefined;
  /** The place of the message that it answers. */
  readonly replyTo?: number | null | undefined;
}

/** In a conversation that the transaction holds. */
export async function writeMessage(
  tx: Tx,
  { userId }: Pick<Actor, 'userId'>,
  conversation: Conversation,
  { id, text, threadId, files = [], replyTo = null }: Outgoing,
  context: Context,
): Promise<Message> {
  const before = await tx.row(known, [conversation.id, userId, id]);
  if (before !== undefined) return presentMessage(tx, conversation.id, before, userId);
  await refuseToWrite(tx, conversation, userId);
  const wanted = [...new Set(files)];
  const [answers, warnings] = [await answerable(tx, conversation, userId, replyTo), await warningsOf(tx, conversation, userId, text, context)];
  const row = await tx.row(append, [conversation.id, userId, id, threadId, text, context.clock(), wanted.length, answers, warnings]);
  if (row === undefined) throw new Error('a held conversation takes a message');
  await attachFiles(tx, conversation.id, row.seq, userId, wanted);
  keepSearchable(tx, conversation.id, row);
  await announceSent(tx, conversation.id, Number(row.seq), userId);
  return presentMessage(tx, conversation.id, row, userId, { isNew: true });
}

/** A message answers one that its writer can read; what is not there is left out, so that no words are lost over it. */
async function answerable(tx: Tx, { id, lastSeq }: Conversation, userId: string, replyTo: number | null): Promise<number | null> {
  if (replyTo === null || replyTo > lastSeq || replyTo < 1) return null;
  return replyTo > (await readsFrom(tx, id, userId)) ? replyTo : null;
}

async function announceSent(tx: Tx, conversationId: string, seq: number, authorId: string): Promise<void> {
  const topics = (await membersOf(tx, conversationId)).map(inboxTopic);
  announce(tx, messageSent, { conversationId, seq, authorId }, [conversationTopic(conversationId), ...topics]);
}

/** The line of a card, in a conversation that the transaction holds. No one is asked: it happened. */
export async function appendLine(tx: Tx, conversationId: string, authorId: string, { id, text, threadId }: Outgoing, at: Date): Promise<number> {
  const row = await tx.row(appendCard, [conversationId, authorId, id, threadId, text, at, 0, null, []]);
  if (row === undefined) throw new Error('a held conversation takes a card');
  keepSearchable(tx, conversationId, row);
  await announceSent(tx, conversationId, Number(row.seq), authorId);
  return Number(row.seq);
}

/** A group has no one person who could be blocked. */
export async function refuseToWrite(reads: Db | Tx, conversation: Conversation, userId: string): Promise<void> {
  if (conversation.otherId === null) return;
  const standing = standingOf(conversation, userId);
  const sent = standing === 'request_sent' ? await sentIn(reads, conversation.id, userId) : 0;
  const why = whyNotWrite({ standing, sent, ...(await blocksBetween(reads, userId, conversation.otherId)) });
  if (why !== null) throw new Failure('wrong_state', { message: why });
}

const threadHere = statement('message_thread_here', 'select id from message_thread where id = $1 and conversation_id = $2');

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
  const conversation = await lockMyConversation(tx, conversationId, actor.userId);
  if (threadId !== null && (await tx.row(threadHere, [threadId, conversationId])) === undefined)
    throw new Failure('not_found', { message: 'This conversation has no such thread.' });
  const message = await writeMessage(tx, actor, conversation, { id, text, threadId, files, replyTo }, context);
  return { conversation_id: conversationId, thread_id: threadId, message };
}
