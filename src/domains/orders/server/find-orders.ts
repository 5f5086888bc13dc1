import { formatMoney, money } from '#kit/money.ts';
import { plannedEachTime, statement } from '#kit/server/db/database.ts';
import type { StaffFinder } from '#kit/server/staff-search.ts';
import { pathTo } from '#routes';

const COLUMNS = `number as "number!", offer->>'title' as "title!", total as "total!", currency as "currency!"`;
const numbered = plannedEachTime(
  statement(
    'orders_found',
    `select ${COLUMNS} from orders where number like :number::text || '%' order by number limit :most`,
  ),
);
/** The newest of each person, by the index of each side. */
const ofPeople = plannedEachTime(
  statement(
    'orders_found_of',
    `select ${COLUMNS} from unnest(:people::uuid[]) person cross join lateral (
       (select * from orders where client_id = person order by placed_at desc, id desc limit :most)
       union all (select * from orders where freelancer_id = person order by placed_at desc, id desc limit :most)) mine
     order by placed_at desc, id desc limit :most`,
  ),
);

export const orderFinder: StaffFinder = {
  kind: 'orders',
  staff: ['support', 'trust', 'money'],
  async find(db, { number, people }, most) {
    const rows =
      number === null ? await db.rows(ofPeople, { people, most }) : await db.rows(numbered, { number, most });
    return rows.map((row) => ({
      title: row.title,
      detail: `${row.number} · ${formatMoney(money(row.total, row.currency))}`,
      path: pathTo('admin-orders', {}, { q: row.number }),
    }));
  },
};
