import { statement } from '#kit/server/db/database.ts';
import type { OwnFinder } from '#kit/server/own-search.ts';
import { pathTo } from '#routes';

/** Of the conversations that were written in last, by the other person's name or the group's title. */
const named = statement(
  'conversations_own_found',
  `select id, name as "name!", is_group as "is_group!" from (
     select c.id, coalesce(c.title, p.display_name) as name, c.title is not null as is_group, m.sort_at
     from (select conversation_id, sort_at from conversation_member where user_id = :userId and left_at is null
       order by sort_at desc limit 500) m
       join conversation c on c.id = m.conversation_id and c.last_seq > 0
       left join person_card p on p.user_id = case when c.low_id = :userId then c.high_id else c.low_id end) mine
   where name ilike :text order by sort_at desc limit :most`,
);

export const ownConversations: OwnFinder = {
  kind: 'messages',
  async find(db, { userId, text }, most) {
    const rows = await db.rows(named, { userId, text, most });
    return rows.map(({ id, name, is_group: isGroup }) => ({
      title: name,
      detail: isGroup ? 'Group' : 'Conversation',
      path: pathTo('messages', {}, { conversation: id }),
    }));
  },
};
