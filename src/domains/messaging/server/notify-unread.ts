/** One notice for what is unread in a conversation, once nobody wrote for a while (rule NTF-1). */
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { messagesWait } from '../events.ts';
import { otherSide } from './store.ts';

const BATCH = 100;

/** Of several processes that look at once, each takes rows that no other holds. */
const due = statement(
  'conversation_notify_due',
  `with due as (
     select conversation_id, user_id from conversation_member where notify_at <= :now order by notify_at limit ${BATCH}
       for update skip locked)
   update conversation_member m set notify_at = null, notified_at =
     case when m.unread > 0 then :now else m.notified_at end
   from due join conversation c on c.id = due.conversation_id
   where m.conversation_id = due.conversation_id and m.user_id = due.user_id
   returning m.conversation_id, m.user_id, m.unread,
     coalesce(case when c.low_id = m.user_id then c.high_id else c.low_id end, c.id) as "other_id!",
     c.title as group_title,
     c.answered_at is null and c.asked_by <> m.user_id as "is_request!",
     (select t.title from message s join message_thread t on t.id = s.thread_id
       where s.conversation_id = c.id and s.seq = c.last_seq) as title`,
);

async function announceDue(tx: Tx, now: Date): Promise<number> {
  const rows = await tx.rows(due, { now });
  const people = await shownPeople(
    tx,
    rows.map((row) => row.other_id),
  );
  for (const row of rows) {
    const { conversation_id: conversationId, user_id: userId, unread, is_request: isRequest, title } = row;
    if (unread > 0)
      announce(tx, messagesWait, {
        conversationId,
        userId,
        name: otherSide(people, row).name,
        unread,
        isRequest,
        title,
      });
  }
  return rows.length;
}

/** Says whether more are due. */
export const notifyUnread = async ({ database, clock }: Context): Promise<boolean> =>
  (await database.transact((tx) => announceDue(tx, clock()))) === BATCH;
