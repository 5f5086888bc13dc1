import { plannedEachTime, statement } from '#kit/server/db/database.ts';
import { containing } from '#kit/server/search/containing.ts';
import type { StaffFinder } from '#kit/server/staff-search.ts';
import { pathTo } from '#routes';
import { STATE_WORDS } from '../words.ts';

const MOST = 200;
const titled = plannedEachTime(
  statement(
    'projects_found_titled',
    `with fits as materialized (select id from project where title ilike :title and posted_at is not null
      limit ${MOST}),
       mine as (select theirs.id from unnest(:people::uuid[]) person cross join lateral (
         select id from project where client_id = person and posted_at is not null order by created_at desc, id desc
           limit :most) theirs)
     select id, title, state from project where id in (select id from fits union select id from mine)
       order by posted_at desc, id desc limit :most`,
  ),
);

export const projectFinder: StaffFinder = {
  kind: 'projects',
  staff: ['support', 'trust'],
  async find(db, { words, number, people }, most) {
    if (number !== null) return [];
    const rows = await db.rows(titled, { title: containing(words), people, most });
    return rows.map((row) => ({
      title: row.title,
      detail: STATE_WORDS[row.state].label,
      path: pathTo('admin-projects', {}, { project: row.id }),
    }));
  },
};
