import type { openWork } from '#domains/accounts/people-contract.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { money } from '#kit/money.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { HOLDING_STATES, UNDELIVERED_STATES } from '../order.ts';

const affected = statement(
  'orders_open_work',
  `select count(*) filter (where sells and state = 'pending_payment')::int as unpaid,
     count(*) filter (where sells and state = any ($4))::int as undelivered, coalesce(sum(total) filter (where sells and state = any ($4)), 0)::text as undelivered_held,
     count(*) filter (where sells and state = 'delivered')::int as delivered, coalesce(sum(total) filter (where sells and state = 'delivered'), 0)::text as delivered_held,
     count(*) filter (where not sells)::int as bought, coalesce(sum(total) filter (where not sells), 0)::text as bought_held
   from (select state, total, freelancer_id = $1 as sells from orders
         where (freelancer_id = $1 or client_id = $1) and currency = $2 and state = any ($3)) open`,
);

type Counts = Record<'unpaid' | 'undelivered' | 'delivered' | 'bought', number> & Record<'undelivered_held' | 'delivered_held' | 'bought_held', string>;

/** What an operator should know before suspending or closing an account. */
export async function readOpenWork(db: Db, userId: string, currency: string): Promise<DataOf<typeof openWork>> {
  const row = await db.row<Counts>(affected, [userId, currency, [...HOLDING_STATES, 'pending_payment'], UNDELIVERED_STATES]);
  if (row === undefined) throw new Error('an aggregate has one row');
  return {
    unpaid: row.unpaid,
    undelivered: { orders: row.undelivered, held: money(row.undelivered_held, currency) },
    delivered: { orders: row.delivered, held: money(row.delivered_held, currency) },
    bought: { orders: row.bought, held: money(row.bought_held, currency) },
  };
}
