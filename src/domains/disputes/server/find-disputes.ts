import { plannedEachTime, statement } from '#kit/server/db/database.ts';
import { containing } from '#kit/server/search/containing.ts';
import type { StaffFinder } from '#kit/server/staff-search.ts';
import { pathTo } from '#routes';
import { STATE_WORDS } from '../timeline.ts';

const COLUMNS = 'number, title, state, work_number';
/** Its own number, or that of the order or milestone. */
const numbered = plannedEachTime(
  statement(
    'disputes_found',
    `select ${COLUMNS} from dispute where number like :number::text || '%' or work_number like :number::text || '%'
      order by number limit :most`,
  ),
);
const MOST = 200;
const titled = plannedEachTime(
  statement(
    'disputes_found_titled',
    `with fits as materialized (select id from dispute where title ilike :title limit ${MOST}),
       mine as (select id from dispute where client_id = any (:people::uuid[]) or freelancer_id = any (:people))
     select ${COLUMNS} from dispute where id in (select id from fits union select id from mine)
       order by opened_at desc, id desc limit :most`,
  ),
);

export const disputeFinder: StaffFinder = {
  kind: 'disputes',
  staff: ['trust'],
  async find(db, { words, number, people }, most) {
    const rows =
      number === null
        ? await db.rows(titled, { title: containing(words), people, most })
        : await db.rows(numbered, { number, most });
    return rows.map((row) => ({
      title: row.title,
      detail: [row.number, row.work_number, STATE_WORDS[row.state].label].join(' · '),
      path: pathTo('admin-dispute', { disputeNumber: row.number }),
    }));
  },
};
