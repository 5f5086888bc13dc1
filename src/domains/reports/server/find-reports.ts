import { plannedEachTime, statement } from '#kit/server/db/database.ts';
import { containing } from '#kit/server/search/containing.ts';
import type { StaffFinder } from '#kit/server/staff-search.ts';
import { KIND_WORDS } from '#kit/reported.ts';
import { pathTo } from '#routes';
import { DECISION_WORDS } from '../report.ts';

const MOST = 200;
const titled = plannedEachTime(
  statement(
    'reports_found_titled',
    `with fits as materialized (select id from report_case where title ilike :title limit ${MOST}),
       mine as (select id from report_case where author_id = any (:people::uuid[]))
     select id, kind, title, decision from report_case
     where id in (select id from fits union select id from mine) order by opened_at desc, id desc limit :most`,
  ),
);

/** What was reported, under the title that it had. */
export const reportFinder: StaffFinder = {
  kind: 'reports',
  staff: ['trust'],
  async find(db, { words, number, people }, most) {
    if (number !== null) return [];
    const rows = await db.rows(titled, { title: containing(words), people, most });
    return rows.map(({ id, kind, title, decision }) => ({
      title,
      detail: `Reported ${KIND_WORDS[kind]} · ${decision === null ? 'To decide' : DECISION_WORDS[decision]}`,
      path: pathTo('admin-reports', {}, { report: id }),
    }));
  },
};
