import { plannedEachTime, statement } from '#kit/server/db/database.ts';
import { containing } from '#kit/server/search/containing.ts';
import type { StaffFinder } from '#kit/server/staff-search.ts';
import { pathTo } from '#routes';
import { CONTRACT_WORDS } from '../words.ts';

const COLUMNS = 'number, title, state';
/** Its own number, or that of one of its milestones. */
const numbered = plannedEachTime(
  statement(
    'contracts_found',
    `select ${COLUMNS} from contract where id in (
       select id from contract where number like :number::text || '%' union all select contract_id
         from contract_milestone
       where number like :number::text || '%')
     order by number limit :most`,
  ),
);
const MOST = 200;
const titled = plannedEachTime(
  statement(
    'contracts_found_titled',
    `with fits as materialized (select id from contract where title ilike :title limit ${MOST}),
       mine as (select theirs.id from unnest(:people::uuid[]) person cross join lateral (
         (select id from contract where client_id = person order by offered_at desc, id desc limit :most)
         union all (select id from contract where freelancer_id = person order by offered_at desc, id desc limit :most))
           theirs)
     select ${COLUMNS} from contract where id in (select id from fits union select id from mine)
       order by offered_at desc, id desc limit :most`,
  ),
);

export const contractFinder: StaffFinder = {
  kind: 'contracts',
  staff: ['support', 'trust', 'money'],
  async find(db, { words, number, people }, most) {
    const rows =
      number === null
        ? await db.rows(titled, { title: containing(words), people, most })
        : await db.rows(numbered, { number, most });
    return rows.map((row) => ({
      title: row.title,
      detail: `${row.number} · ${CONTRACT_WORDS[row.state].label}`,
      path: pathTo('admin-contract', { contractNumber: row.number }),
    }));
  },
};
