/**
 * How much is unread. Nobody is called to a message that is gone: while it is deleted it does not count for who had not
 * read it.
 */
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { Thread } from '../contract.ts';

const uncount = statement(
  'message_unread_less',
  `update conversation_member m set unread = m.unread - 1, notify_at =
    case when m.unread = 1 then null else m.notify_at end
   from message s where s.conversation_id = :conversationId and s.seq = :seq and m.conversation_id = :conversationId
     and m.user_id <> s.author_id
     and m.left_at is null and m.unread > 0 and greatest(m.read_seq, m.from_seq) < s.seq`,
);
const count = statement(
  'message_unread_more',
  `update conversation_member m set unread = m.unread + 1
   from message s where s.conversation_id = :conversationId and s.seq = :seq and m.conversation_id = :conversationId
     and m.user_id <> s.author_id
     and m.left_at is null and greatest(m.read_seq, m.from_seq) < s.seq`,
);

export const uncountDeleted = (tx: Tx, conversationId: string, seq: number | string): void =>
  tx.send(uncount, { conversationId, seq });
export const countRestored = (tx: Tx, conversationId: string, seq: number | string): void =>
  tx.send(count, { conversationId, seq });

const unreadAbout = statement(
  'message_unread_about',
  `select count(*)::int as "n!" from message_thread t
    join conversation_member me on me.conversation_id = t.conversation_id and me.user_id = :userId
    and me.left_at is null
     join message m on m.thread_id = t.id and m.conversation_id = t.conversation_id
   where t.conversation_id = :conversationId and t.kind = :kind and t.ref = :ref and m.author_id <> :userId
     and m.deleted_at is null and m.seq > greatest(me.read_seq, me.from_seq)`,
);

/** Of one thread: the count of the conversation has those about everything else too. */
export async function unreadIn(
  db: Db,
  conversationId: string,
  userId: string,
  { kind, ref }: Pick<Thread, 'kind' | 'ref'>,
): Promise<number> {
  return (await db.row(unreadAbout, { conversationId, userId, kind, ref }))?.n ?? 0;
}
