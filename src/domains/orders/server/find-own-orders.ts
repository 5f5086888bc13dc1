import { statement } from '#kit/server/db/database.ts';
import type { OwnFinder } from '#kit/server/own-search.ts';
import { pathTo } from '#routes';
import { stateLabel } from '../state-words.ts';

/** Of the newest of each side: a search costs the same however many someone has. */
const titled = statement(
  'orders_own_found',
  `select number as "number!", title as "title!", state as "state!" from (
     (select number, offer->>'title' as title, state, placed_at, id from orders where client_id = :userId
       order by placed_at desc, id desc limit 500)
     union all (select number, offer->>'title', state, placed_at, id from orders where freelancer_id = :userId
       order by placed_at desc, id desc limit 500)) mine
   where title ilike :text or number like :number order by placed_at desc, id desc limit :most`,
);

export const ownOrders: OwnFinder = {
  kind: 'orders',
  async find(db, wanted, most) {
    const rows = await db.rows(titled, { ...wanted, most });
    return rows.map(({ number, title, state }) => ({
      title,
      detail: `${number} · ${stateLabel({ state, late: false, on_hold: false }).label}`,
      path: pathTo('order', { orderNumber: number }),
    }));
  },
};
