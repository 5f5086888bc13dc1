/** Nobody is called to a message that is gone: while it is deleted it does not count for who had not read it. */
import { statement, type Tx } from '#kit/server/db/database.ts';

const uncount = statement(
  'message_unread_less',
  `update conversation_member m set unread = m.unread - 1, notify_at = case when m.unread = 1 then null else m.notify_at end
   from message s where s.conversation_id = $1 and s.seq = $2 and m.conversation_id = $1 and m.user_id <> s.author_id
     and m.left_at is null and m.unread > 0 and greatest(m.read_seq, m.from_seq) < s.seq`,
);
const count = statement(
  'message_unread_more',
  `update conversation_member m set unread = m.unread + 1
   from message s where s.conversation_id = $1 and s.seq = $2 and m.conversation_id = $1 and m.user_id <> s.author_id
     and m.left_at is null and greatest(m.read_seq, m.from_seq) < s.seq`,
);

export const uncountDeleted = (tx: Tx, conversationId: string, seq: number | string): void => tx.send(uncount, [conversationId, seq]);
export const countRestored = (tx: Tx, conversationId: string, seq: number | string): void => tx.send(count, [conversationId, seq]);
