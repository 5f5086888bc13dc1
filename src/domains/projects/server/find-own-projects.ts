import { statement } from '#kit/server/db/database.ts';
import type { OwnFinder } from '#kit/server/own-search.ts';
import { pathTo } from '#routes';
import { STATE_WORDS } from '../words.ts';

const titled = statement(
  'projects_own_found',
  `select id, slug, title as "title!", state as "state!" from (
     select id, slug, coalesce(title, draft->>'title', '') as title, state, created_at from project where client_id = :userId
       order by created_at desc, id desc limit 500) mine
   where title ilike :text order by created_at desc, id desc limit :most`,
);

export const ownProjects: OwnFinder = {
  kind: 'projects',
  async find(db, { userId, text }, most) {
    const rows = await db.rows(titled, { userId, text, most });
    return rows.map(({ id, slug, title, state }) => ({
      title,
      detail: STATE_WORDS[state].label,
      // What was never posted has no page yet: its wizard goes on.
      path: slug === null ? pathTo('post-project', {}, { draft: id }) : pathTo('manage-project', { slug }),
    }));
  },
};
