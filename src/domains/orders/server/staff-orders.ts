import {
  openOperatorEnds,
  presentProposedEnd,
  searchConditions,
  searchedBy,
  type StaffSearch,
} from '#domains/paid-work/server/paid-work.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { money } from '#kit/money.ts';
import { cutPage, placeOf, type PageAsked } from '#kit/paging.ts';
import type { Context } from '#kit/server/context.ts';
import { plannedEachTime, statement, type Db } from '#kit/server/db/database.ts';
import type { staffOrders } from '../staff-contract.ts';

const PAGE_SIZE = 25;

/** Ids are in the order of placing. */
const found = plannedEachTime(
  statement(
    'staff_orders',
    `select id, number, offer->>'title' as "title!", state, on_hold_at, late_at, delivered_at, placed_at, total, price,
      client_fee, service_fee, tax, currency,
       client_id, freelancer_id from orders
     where ${searchConditions({ placedAt: 'placed_at', amount: 'total' })} and (:before::uuid is null or id < :before)
       order by id desc limit :limit`,
  ),
);

export async function readStaffOrders(
  db: Db,
  actor: Actor,
  search: PageAsked & StaffSearch,
  context: Context,
): Promise<DataOf<typeof staffOrders>> {
  const by = await searchedBy(db, actor, 'order.search', search, context);
  const limit = search.limit ?? PAGE_SIZE;
  const rows = await db.rows(found, { ...by, before: placeOf(search.cursor)?.id ?? null, limit: limit + 1 });
  const page = cutPage(rows, limit, (row) => ({ key: row.placed_at.toISOString(), id: row.id }));
  const [personOf, proposedOf] = await Promise.all([
    shownPeople(
      db,
      page.items.flatMap((row) => [row.client_id, row.freelancer_id]),
    ),
    openOperatorEnds(
      db,
      page.items.map(({ id }) => id),
    ),
  ]);
  const party = (id: string) => ({ id, name: personOf(id).name });
  return {
    items: page.items.map((row) => ({
      order_number: row.number,
      title: row.title,
      state: row.state,
      late: row.late_at !== null && row.delivered_at === null,
      on_hold: row.on_hold_at !== null,
      placed_at: row.placed_at.toISOString(),
      total: money(row.total, row.currency),
      terms: {
        price: money(row.price, row.currency),
        client_fee: money(row.client_fee, row.currency),
        service_fee: money(row.service_fee, row.currency),
        tax: money(row.tax, row.currency),
        total: money(row.total, row.currency),
      },
      client: party(row.client_id),
      freelancer: party(row.freelancer_id),
      end_proposed: presentProposedEnd(proposedOf.get(row.id), actor.userId),
    })),
    next_cursor: page.next_cursor,
  };
}
