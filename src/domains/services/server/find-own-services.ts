import { statement } from '#kit/server/db/database.ts';
import type { OwnFinder } from '#kit/server/own-search.ts';
import { pathTo } from '#routes';
import { SERVICE_STATE_WORDS } from './state-words.ts';

const titled = statement(
  'services_own_found',
  `select id, title as "title!", state as "state!" from (
     select id, coalesce(draft->>'title', '') as title, state, created_at from service where seller_id = :userId
       and state <> 'archived' order by created_at desc, id desc limit 200) mine
   where title ilike :text order by created_at desc, id desc limit :most`,
);

export const ownServices: OwnFinder = {
  kind: 'services',
  async find(db, { userId, text }, most) {
    const rows = await db.rows(titled, { userId, text, most });
    return rows.map(({ id, title, state }) => ({
      title,
      detail: SERVICE_STATE_WORDS[state],
      path: pathTo('edit-service', { id }),
    }));
  },
};
