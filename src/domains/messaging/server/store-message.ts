/**
 * The rows of a message: its own, what search finds it by, and what its members have to read. Its conversation is held
 * (decision 135).
 */
import { statement, TryAgain, type Tx } from '#kit/server/db/database.ts';
import { announcement } from '#kit/server/jobs/announce.ts';
import { messageSent } from '../events.ts';
import { MESSAGE_LIMITS } from '../message.ts';
import { plainWords } from './search-words.ts';
import { conversationTopic, inboxTopic } from '../topics.ts';
import type { Warning } from '../warnings.ts';
import type { MessageRow } from './present-messages.ts';

/**
 * One statement for all of it. The writer has read what they answer; everyone else has one more to read, and a notice
 * after a quiet while.
 */
const storeText = (notifyAt: string): string => `with place as (
     update conversation set last_seq = :seq::bigint,
       answered_at = coalesce(answered_at, case when asked_by <> :authorId then :at::timestamptz end)
       where id = :conversationId),
   kept as (
     update conversation_member set
       sort_at = :at, archived_at = case when muted_at is null then null else archived_at end,
       unread = case when user_id = :authorId then 0 else unread + 1 end,
       is_marked_unread = is_marked_unread and user_id <> :authorId,
       read_seq = case when user_id = :authorId then :seq else read_seq end,
       delivered_seq = case when user_id = :authorId then :seq else delivered_seq end,
       notify_at = case when user_id = :authorId or muted_at is not null then null else ${notifyAt} end
     where conversation_id = :conversationId and left_at is null returning user_id),
   thread as (update message_thread set last_at = :at where id = :threadId and conversation_id = :conversationId),
   found as (
     insert into message_search (conversation_id, seq, thread_id, sent_at, words, is_outdated)
     select :conversationId, :seq, :threadId, :at, message_readers((select array_agg(user_id) from kept),
     :at) || to_tsvector('message_words', :plainWords), false),
   written as (
     insert into message (conversation_id, seq, id, author_id, thread_id, body, sent_at, files, reply_to, warnings)
     values (:conversationId, :seq, :id, :authorId, :threadId, :text, :at, :files, :replyTo, :warnings))
   select announce_event(:name, :facts, :topics, :isUrgent)`;

const written = statement(
  'message_store',
  storeText(
    `greatest(:at::timestamptz + interval '${MESSAGE_LIMITS.quietMinutes} minutes', notified_at + interval '${MESSAGE_LIMITS.noticeMinutes} minutes')`,
  ),
);
/** What happened has a notice of its own; one that is due for other messages stays due. */
const happened = statement('message_store_card', storeText('notify_at'));

export interface NewMessage {
  readonly id: string;
  /** The next one of its conversation. */
  readonly seq: number;
  readonly authorId: string;
  readonly threadId: string | null;
  readonly text: string;
  readonly at: Date;
  readonly files?: number;
  readonly replyTo?: number | null;
  readonly warnings?: readonly Warning[];
}

const isSentTwice = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === 'message_conversation_id_author_id_id_key';

/**
 * Sent and not waited for: nothing takes the place of a message whose conversation is held. `members`: whose open
 * screens are hinted.
 */
export function storeMessage(
  tx: Tx,
  conversationId: string,
  members: readonly string[],
  message: NewMessage,
  isCard = false,
): MessageRow {
  const { id, seq, authorId, threadId, text, at, files = 0, replyTo = null, warnings = [] } = message;
  const topics = [conversationTopic(conversationId), ...members.map(inboxTopic)];
  const values = {
    conversationId,
    seq,
    id,
    authorId,
    threadId,
    text,
    at,
    files,
    replyTo,
    warnings,
    plainWords: plainWords(text),
  };
  // The same message, sent again while the first was on its way: tried again, it finds it.
  const meaning = (error: unknown): unknown =>
    isSentTwice(error) ? new TryAgain('the message was sent meanwhile') : error;
  const event = announcement(tx, messageSent, { conversationId, seq, authorId }, topics);
  tx.send(isCard ? happened : written, { ...values, ...event }, meaning);
  return {
    seq: String(seq),
    id,
    author_id: authorId,
    thread_id: threadId,
    body: text,
    files,
    reply_to: replyTo === null ? null : String(replyTo),
    warnings: [...warnings],
    sent_at: at,
    edited_at: null,
    deleted_at: null,
    removed_at: null,
  };
}
