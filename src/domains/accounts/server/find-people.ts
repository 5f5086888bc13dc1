import { plannedEachTime, statement, type Db } from '#kit/server/db/database.ts';
import { containing } from '#kit/server/search/containing.ts';
import type { StaffFinder } from '#kit/server/staff-search.ts';
import { isOpenTo, type StaffRole } from '#kit/staff.ts';
import { pathTo } from '#routes';

/** So many are looked at; of these the newest are shown. */
const MOST = 200;
const found = plannedEachTime(
  statement(
    'people_found',
    `with fits as materialized (
       select id from account
         where erased_at is null and (email || ' ' || username || ' ' || first_name || ' ' || last_name) ilike :words
         limit ${MOST})
     select id, first_name || ' ' || last_name as "name!", username, email, suspended_at, closed_at from account
       where id in (select id from fits)
     order by created_at desc, id desc limit :most`,
  ),
);

const MOST_MATCHING = 20;
const matching = plannedEachTime(
  statement(
    'people_matching',
    `select id from account
      where erased_at is null and (email || ' ' || username || ' ' || first_name || ' ' || last_name) ilike :words
       and (:byEmail::boolean or (username || ' ' || first_name || ' ' || last_name) ilike :words)
         limit ${MOST_MATCHING}`,
  ),
);

/** Some of those with this name or username; by an email address only for staff whose work is people. */
export const peopleMatching = async (db: Db, words: string, roles: readonly StaffRole[]): Promise<string[]> =>
  (
    await db.rows(matching, { words: containing(words.replaceAll('\0', '')), byEmail: isOpenTo(roles, ['support']) })
  ).map(({ id }) => id);

export const peopleFinder: StaffFinder = {
  kind: 'people',
  staff: ['support'],
  async find(db, { words, number }, most) {
    if (number !== null) return [];
    const rows = await db.rows(found, { words: containing(words), most });
    return rows.map(({ id, name, username, email, suspended_at: suspendedAt, closed_at: closedAt }) => ({
      title: name,
      detail: [
        `@${username}`,
        email,
        ...(closedAt !== null ? ['closed'] : suspendedAt !== null ? ['suspended'] : []),
      ].join(' · '),
      path: pathTo('admin-person', { id }),
      person: id,
    }));
  },
};
