import { plannedEachTime, statement } from '#kit/server/db/database.ts';
import { containing } from '#kit/server/search/containing.ts';
import type { StaffFinder } from '#kit/server/staff-search.ts';
import { pathTo } from '#routes';

/** So many are looked at; of these the newest are shown. */
const MOST = 200;
const found = plannedEachTime(
  statement(
    'people_found',
    `with fits as materialized (
       select id from account where erased_at is null and (email || ' ' || username || ' ' || first_name || ' ' || last_name) ilike $1 limit ${MOST})
     select id, first_name || ' ' || last_name as "name!", username, email, suspended_at, closed_at from account where id in (select id from fits)
     order by created_at desc, id desc limit $2`,
  ),
);

export const peopleFinder: StaffFinder = {
  kind: 'people',
  staff: ['support'],
  async find(db, { words, number }, most) {
    if (number !== null) return [];
    const rows = await db.rows(found, [containing(words), most]);
    return rows.map(({ id, name, username, email, suspended_at: suspendedAt, closed_at: closedAt }) => ({
      title: name,
      detail: [`@${username}`, email, ...(closedAt !== null ? ['closed'] : suspendedAt !== null ? ['suspended'] : [])].join(' · '),
      path: pathTo('admin-person', { id }),
      person: id,
    }));
  },
};
