/** Which people in a conversation are online, and who is typing (decision 154). */
import { hidingActivity } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { presenceOf } from '#kit/server/realtime/presence.ts';
import { isMemberOf, membersOf, missing } from './store.ts';

/** People who talk with each other, not someone who only asked to; and nobody who blocked the other. */
const talkTogether = statement(
  'conversation_talk_together',
  `select 1 as found
   where not exists (select from person_block b where (b.user_id = :userId and b.blocked_id = :other)
     or (b.user_id = :other and b.blocked_id = :userId))
     and (exists (select from conversation c where c.low_id = least(:userId::uuid, :other::uuid)
       and c.high_id = greatest(:userId::uuid, :other::uuid) and c.answered_at is not null)
       or exists (select from conversation_member a
         join conversation c on c.id = a.conversation_id and c.low_id is null
         join conversation_member o on o.conversation_id = a.conversation_id and o.user_id = :other
           and o.left_at is null
         where a.user_id = :userId and a.left_at is null))`,
);

const talkWithEachOther = async (db: Db, userId: string, other: string): Promise<boolean> =>
  (await db.row(talkTogether, { userId: userId, other })) !== undefined;

/** May the reader know whether this person is here? Who hides it sees it of nobody. */
export const maySeePresence = async (db: Db, readerId: string, userId: string): Promise<boolean> =>
  (await talkWithEachOther(db, readerId, userId)) && (await hidingActivity(db, [readerId, userId])).size === 0;

/** May this person show the others of a conversation that they are typing? */
export async function mayShowTyping(db: Db, userId: string, conversationId: string): Promise<boolean> {
  if (!(await isMemberOf(db, userId, conversationId))) return false;
  const others = (await membersOf(db, conversationId)).filter((id) => id !== userId);
  if (others.length !== 1) return true;
  return talkWithEachOther(db, userId, others[0] ?? '');
}

/**
 * The other people of a conversation: here now, or since when not. Empty for those of whom the reader may not know it.
 */
export async function presenceInConversation(db: Db, { userId }: Actor, conversationId: string) {
  if (!(await isMemberOf(db, userId, conversationId))) throw missing();
  const others = (await membersOf(db, conversationId)).filter((id) => id !== userId);
  const may = await Promise.all(others.map((id) => maySeePresence(db, userId, id)));
  const shown = others.filter((_id, place) => may[place]);
  const seen = await presenceOf(db, shown);
  return {
    people: shown.map((id) => {
      const { isOnline, lastSeenAt } = seen(id);
      return { user_id: id, is_online: isOnline, last_seen_at: lastSeenAt?.toISOString() ?? null };
    }),
  };
}
