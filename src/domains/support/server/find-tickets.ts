import { plannedEachTime, statement } from '#kit/server/db/database.ts';
import { containing } from '#kit/server/search/containing.ts';
import type { StaffFinder } from '#kit/server/staff-search.ts';
import { pathTo } from '#routes';
import { QUEUE_WORDS } from '../ticket.ts';

const COLUMNS = 'ticket_number, subject, name, state';
const numbered = plannedEachTime(
  statement(
    'tickets_found',
    `select ${COLUMNS} from support_ticket where ticket_number like :number::text || '%' order by ticket_number
      limit :most`,
  ),
);
const MOST = 200;
/** By its subject, or by the name or address of the person who asked. */
const worded = plannedEachTime(
  statement(
    'tickets_found_worded',
    `with fits as materialized (select id from support_ticket
      where (subject || ' ' || name || ' ' || email) ilike :subject limit ${MOST}),
       mine as (select id from support_ticket where user_id = any (:people::uuid[]))
     select ${COLUMNS} from support_ticket where id in (select id from fits union select id from mine)
       order by changed_at desc, id desc limit :most`,
  ),
);

export const ticketFinder: StaffFinder = {
  kind: 'tickets',
  staff: ['support'],
  async find(db, { words, number, people }, most) {
    const rows =
      number === null
        ? await db.rows(worded, { subject: containing(words), people, most })
        : await db.rows(numbered, { number, most });
    return rows.map((row) => ({
      title: row.subject,
      detail: [row.ticket_number, row.name, QUEUE_WORDS[row.state]].join(' · '),
      path: pathTo('admin-ticket', { ticketNumber: row.ticket_number }),
    }));
  },
};
