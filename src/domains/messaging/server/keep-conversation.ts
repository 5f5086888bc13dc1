/** What each member does with a conversation for themselves: how far they read, pin, archive, mute, block. */
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { marksMoved } from '../events.ts';
import { MESSAGE_LIMITS } from '../message.ts';
import { conversationTopic, inboxTopic } from '../topics.ts';
import { oneInInbox } from './inbox.ts';
import { mySettings } from './message-settings.ts';
import { lockMyConversation, openKnown } from './store.ts';

/** Nothing is read that is not there yet, and nothing is unread again. */
const mark = statement(
  'conversation_mark',
  `update conversation_member m
    set read_seq = t.read, delivered_seq = greatest(m.delivered_seq, t.read, least(:delivered, :lastSeq)),
     unread = case when t.read = m.read_seq then m.unread when t.read = :lastSeq then 0 else
       (select count(*)::integer from message s where s.conversation_id = :id and s.seq > t.read and s.seq > m.from_seq
         and s.author_id <> :userId and s.deleted_at is null) end,
     is_marked_unread = m.is_marked_unread and not :hasRead::boolean,
     notify_at = case when t.read = :lastSeq then null else m.notify_at end
   from (select greatest(o.read_seq, least(:read::bigint, :lastSeq::bigint)) as read from conversation_member o
     where o.conversation_id = :id and o.user_id = :userId) t
   where m.conversation_id = :id and m.user_id = :userId
   returning m.delivered_seq as delivered, m.read_seq as read, m.unread`,
);

interface Marks {
  readonly delivered?: number | undefined;
  readonly read?: number | undefined;
}

export async function markConversation(tx: Tx, { userId }: Actor, id: string, { delivered = 0, read = 0 }: Marks) {
  const { lastSeq, askedBy, answeredAt } = await lockMyConversation(tx, id, userId);
  const row = await tx.row(mark, { id, userId, read, delivered, lastSeq, hasRead: read > 0 });
  if (row === undefined) throw new Error('a member has marks');
  // A hidden reading is no hint to anyone else, nor is that of a request.
  const isRequest = askedBy !== null && askedBy !== userId && answeredAt === null;
  const topics =
    !isRequest && (await mySettings(tx, userId)).shows_reading
      ? [conversationTopic(id), inboxTopic(userId)]
      : [inboxTopic(userId)];
  announce(tx, marksMoved, { conversationId: id, userId }, topics);
  return { delivered: Number(row.delivered), read: Number(row.read), unread: row.unread };
}

const keep = statement(
  'conversation_keep',
  `update conversation_member set
     pinned_at = case when :pinned::boolean is null then pinned_at when :pinned then coalesce(pinned_at, :pinnedAt) end,
     archived_at = case when :archived::boolean is null then archived_at
       when :archived then coalesce(archived_at, :pinnedAt) end,
     muted_at = case when :muted::boolean is null then muted_at when :muted then coalesce(muted_at, :pinnedAt) end,
     notify_at = case when :muted then null else notify_at end,
     is_marked_unread = coalesce(:unread::boolean, is_marked_unread)
   where conversation_id = :id and user_id = :userId and left_at is null returning user_id`,
);

interface Kept {
  readonly pinned?: boolean | undefined;
  readonly archived?: boolean | undefined;
  readonly muted?: boolean | undefined;
  readonly unread?: boolean | undefined;
}

export async function keepConversation(
  tx: Tx,
  actor: Actor,
  id: string,
  { pinned, archived, muted, unread }: Kept,
  { clock }: Context,
) {
  const { userId } = actor;
  await lockMyConversation(tx, id, userId);
  await tx.rows(keep, {
    id,
    userId,
    pinned: pinned ?? null,
    archived: archived ?? null,
    muted: muted ?? null,
    unread: unread ?? null,
    pinnedAt: clock(),
  });
  announce(tx, marksMoved, { conversationId: id, userId }, [inboxTopic(userId)]);
  return oneInInbox(tx, actor, id);
}

/**
 * Accepted, its sender writes on as everyone does, in the inbox. Declined, it leaves the inbox and stays out of it; its
 * sender isn’t told.
 */
export async function answerRequest(tx: Tx, actor: Actor, id: string, accepted: boolean, context: Context) {
  const { userId } = actor;
  const { askedBy, otherId } = await lockMyConversation(tx, id, userId);
  if (askedBy === null || askedBy === userId || otherId === null)
    throw new Failure('wrong_state', { message: 'This conversation is no request to you.' });
  if (!accepted) return keepConversation(tx, actor, id, { archived: true, muted: true }, context);
  await tx.rows(openKnown, { id, now: context.clock() });
  announce(tx, marksMoved, { conversationId: id, userId }, [
    conversationTopic(id),
    inboxTopic(userId),
    inboxTopic(otherId),
  ]);
  return oneInInbox(tx, actor, id);
}

const block = statement(
  'person_block_add',
  'insert into person_block (user_id, blocked_id, created_at) values (:userId, :otherId, :createdAt) on conflict do nothing',
);
const unblock = statement(
  'person_block_end',
  'delete from person_block where user_id = :userId and blocked_id = :otherId',
);
const blocks = statement(
  'person_block_count',
  'select count(*)::integer as n from person_block where user_id = :userId',
);

export async function blockPerson(tx: Tx, { userId }: Actor, id: string, blocked: boolean, { clock }: Context) {
  const { otherId } = await lockMyConversation(tx, id, userId);
  if (otherId === null) throw new Failure('wrong_state', { message: 'A group has no one person to block.' });
  if (blocked) await tx.rows(block, { userId, otherId, createdAt: clock() });
  else await tx.rows(unblock, { userId, otherId });
  if (blocked && ((await tx.row(blocks, { userId }))?.n ?? 0) > MESSAGE_LIMITS.blocks)
    throw new Failure('wrong_state', { message: `You can block up to ${MESSAGE_LIMITS.blocks} people.` });
  announce(tx, marksMoved, { conversationId: id, userId }, [conversationTopic(id), inboxTopic(userId)]);
  return { is_blocked: blocked };
}
