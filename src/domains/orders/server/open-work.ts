import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { OpenWork } from '#kit/server/person-facts.ts';
import { HOLDING_STATES, UNDELIVERED_STATES } from '../order.ts';

const affected = statement(
  'orders_open_work',
  `select count(*) filter (where sells and state = 'pending_payment')::int as unpaid,
     count(*) filter (where sells and state = any (:undeliveredStates))::int as undelivered,
       coalesce(sum(total) filter (where sells and state = any (:undeliveredStates)), 0)::text as undelivered_held,
     count(*) filter (where sells and state = 'delivered')::int as delivered,
       coalesce(sum(total) filter (where sells and state = 'delivered'), 0)::text as delivered_held,
     count(*) filter (where not sells)::int as bought,
       coalesce(sum(total) filter (where not sells), 0)::text as bought_held
   from (select state, total, freelancer_id = :userId as sells from orders
         where (freelancer_id = :userId or client_id = :userId) and currency = :currency and state = any (:states))
           open`,
);

/** Orders that suspending or closing the account of this person affects. */
export async function openOrders(reads: Db | Tx, userId: string, currency: string): Promise<readonly OpenWork[]> {
  const rows = await reads.rows(affected, {
    userId,
    currency,
    states: [...HOLDING_STATES, 'pending_payment'],
    undeliveredStates: UNDELIVERED_STATES,
  });
  return rows.map((row) => ({
    unpaid: row.unpaid,
    undelivered: { count: row.undelivered, held: BigInt(row.undelivered_held) },
    delivered: { count: row.delivered, held: BigInt(row.delivered_held) },
    bought: { count: row.bought, held: BigInt(row.bought_held) },
  }));
}
