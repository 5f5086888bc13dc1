/**
 * Editing and deleting, for 15 minutes. Both show that they happened; what was there before is sealed (decision 136).
 */
import type { Actor } from '#kit/actor.ts';
import { DAY_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { seal } from '#kit/server/sealed.ts';
import type { Message } from '../message-shape.ts';
import { messageChanged } from '../events.ts';
import { MESSAGE_LIMITS, whyNotChange } from '../message.ts';
import { conversationTopic, inboxTopic } from '../topics.ts';
import { isCard } from './cards.ts';
import { keepSearchable } from './message-search.ts';
import { lockMyConversation, membersOf, missing } from './store.ts';
import { warningsOf } from './warn.ts';
import { sealFiles } from './message-files.ts';
import { uncountDeleted } from './unread-counts.ts';
import { MESSAGE_COLUMNS, oneMessageRow, presentMessage } from './present-messages.ts';
import { talkedAbout } from './talk-subject.ts';

export const SEALED_MESSAGES = 'message';

const keep = statement(
  'message_original_keep',
  'insert into message_original (conversation_id, seq, author_id, replaced_at, keep_until, sealed) values (:id, :seq, :userId, :now, :keepUntil, :sealed)',
);
const write = statement(
  'message_change',
  `update message set body = :body, edited_at = case when :isDeleted::boolean then edited_at else :now end, deleted_at =
    case when :isDeleted then :now::timestamptz end, warnings = :warnings
   where conversation_id = :id and seq = :seq returning ${MESSAGE_COLUMNS}`,
);

const BATCH = 500;
const dropReactions = statement(
  'message_reactions_drop',
  'delete from message_reaction where conversation_id = :id and seq = :seq',
);

/** `text` is null to delete. */
async function change(
  tx: Tx,
  { userId }: Actor,
  { id, seq }: { id: string; seq: number },
  text: string | null,
  context: Context,
): Promise<Message> {
  const conversation = await lockMyConversation(tx, id, userId);
  const now = context.clock();
  const row = await tx.row(oneMessageRow, { id, seq });
  if (row === undefined) throw missing();
  if (await isCard(tx, id, seq))
    throw new Failure('wrong_state', { message: 'A card says what happened. It can’t be changed here.' });
  // The same again changes nothing: a retry whose first answer was lost.
  if (row.author_id === userId && (text === null ? row.deleted_at !== null : row.body === text))
    return presentMessage(tx, id, row, userId);
  const reason = whyNotChange({ authorId: row.author_id, sentAt: row.sent_at, deletedAt: row.deleted_at }, userId, now);
  if (reason !== null) throw new Failure('wrong_state', { message: reason });
  const keepUntil = new Date(now.getTime() + MESSAGE_LIMITS.originalMs);
  await tx.rows(keep, {
    id,
    seq,
    userId,
    now,
    keepUntil,
    sealed: seal(context.config, SEALED_MESSAGES, `${id}/${seq}`, row.body),
  });
  const warnings = text === null ? [] : await warningsOf(tx, conversation, userId, text, context);
  const changed = await tx.row(write, { id, seq, body: text ?? '', isDeleted: text === null, now, warnings });
  if (changed === undefined) throw new Error('a message that was read is there');
  keepSearchable(tx, id, changed);
  if (text === null) {
    await sealFiles(tx, id, seq, keepUntil);
    await tx.rows(dropReactions, { id, seq });
    uncountDeleted(tx, id, seq);
  }
  const topics = (await membersOf(tx, conversation.id)).map(inboxTopic);
  announce(tx, messageChanged, { conversationId: id, seq }, [conversationTopic(id), ...topics]);
  return presentMessage(tx, id, changed, userId);
}

export const editMessage = (tx: Tx, actor: Actor, at: { id: string; seq: number }, text: string, context: Context) =>
  change(tx, actor, at, text, context);
export const deleteMessage = (tx: Tx, actor: Actor, at: { id: string; seq: number }, context: Context) =>
  change(tx, actor, at, null, context);

const outdated = statement(
  'message_original_outdated',
  `select distinct c.id, c.low_id, c.high_id from (
     select conversation_id from message_original where keep_until < :now order by keep_until limit ${BATCH}) o
       join conversation c on c.id = o.conversation_id`,
);
const keepOn = statement(
  'message_original_keep_on',
  'update message_original set keep_until = :until where conversation_id = :id and keep_until < :now',
);
const forget = statement(
  'message_original_forget',
  'delete from message_original where conversation_id = :id and keep_until < :now',
);
const KEPT_ON_MS = 30 * DAY_MS;

/**
 * Originals are gone after 90 days, or once nothing between the two can be disputed any more. Says whether there is
 * more to do.
 */
export const forgetOriginals = (context: Context): Promise<boolean> =>
  context.database.transact(async (tx) => {
    const now = context.clock();
    const rows = await tx.rows(outdated, { now });
    for (const { id, low_id: userId, high_id: other } of rows) {
      let isOpen = false;
      for (const { mayDispute } of talkedAbout.of(context))
        isOpen ||= userId !== null && other !== null && (await mayDispute?.(tx, userId, other)) === true;
      if (isOpen) await tx.rows(keepOn, { id, now, until: new Date(now.getTime() + KEPT_ON_MS) });
      else await tx.rows(forget, { id, now });
    }
    return rows.length > 0;
  });
