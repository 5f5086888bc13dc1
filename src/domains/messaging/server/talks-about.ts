/** For the pages of what people talk about: one’s conversations about it, with what is new in each. */
import { statement, type Db } from '#kit/server/db/database.ts';
import type { Thread } from '../contract.ts';

const talks = statement(
  'message_talks_about',
  `select case when c.low_id = :userId then c.high_id else c.low_id end as "other_id!", t.last_at,
     (select count(*)::int from message m where m.thread_id = t.id and m.conversation_id = t.conversation_id
       and m.author_id <> :userId
        and m.deleted_at is null and m.seq > greatest(me.read_seq, me.from_seq)) as "unread!",
     coalesce((select left(m.body, 200) from message m where m.thread_id = t.id and m.deleted_at is null
       order by m.seq desc limit 1), '') as "last!"
   from message_thread t join conversation c on c.id = t.conversation_id
     join conversation_member me on me.conversation_id = c.id and me.user_id = :userId and me.left_at is null
   where t.kind = :kind and t.ref = :ref and c.low_id is not null order by t.last_at desc limit 400`,
);

export interface TalkAbout {
  readonly otherId: string;
  readonly unread: number;
  /** How the newest message begins. */
  readonly last: string;
  readonly lastAt: Date;
}

/** Words alone: a card is about something that has its own place among what waits. */
const unread = statement(
  'message_talks_unread',
  `select t.ref as "ref!", case when c.low_id = :userId then c.high_id else c.low_id end as "other_id!",
    count(*)::int as "unread!"
   from conversation_member me join conversation c on c.id = me.conversation_id and c.low_id is not null
     join message_thread t on t.conversation_id = c.id and t.kind = :kind
     join message m on m.thread_id = t.id and m.author_id <> :userId and m.deleted_at is null
       and m.seq > greatest(me.read_seq, me.from_seq)
       and not exists (select from message_card k where k.conversation_id = m.conversation_id and k.seq = m.seq)
   where me.user_id = :userId and me.unread > 0 and me.left_at is null and me.muted_at is null
     and me.archived_at is null
   group by t.ref, c.low_id, c.high_id order by max(m.seq) desc limit 100`,
);

export interface UnreadTalk {
  readonly ref: string;
  readonly otherId: string;
  readonly unread: number;
}

/**
 * Of one person, about anything of this kind: what they have not read. Muted and archived conversations wait for
 * nobody.
 */
export const unreadTalks = async (db: Db, userId: string, kind: Thread['kind']): Promise<UnreadTalk[]> =>
  (await db.rows(unread, { userId, kind })).map(({ ref, other_id: otherId, unread: count }) => ({
    ref,
    otherId,
    unread: count,
  }));

/** Between two people each; groups are not in it. */
export const talksAbout = async (
  db: Db,
  userId: string,
  { kind, ref }: Pick<Thread, 'kind' | 'ref'>,
): Promise<TalkAbout[]> =>
  (await db.rows(talks, { userId, kind, ref })).map(({ other_id: otherId, unread, last, last_at: lastAt }) => ({
    otherId,
    unread,
    last,
    lastAt,
  }));
