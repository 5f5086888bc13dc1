/** The front door of orders: what others may ask of an order. */
import { statement, type Db } from '#kit/server/db/database.ts';
import { isOrderNumber } from '../order-number.ts';

const party = statement(
  'order_party',
  'select 1 as found from orders where number = :orderNumber and (client_id = :userId or freelancer_id = :userId)',
);

/** May this person watch this order's workroom? */
export async function isPartyOf(db: Db, userId: string, orderNumber: string): Promise<boolean> {
  return isOrderNumber(orderNumber) && (await db.row(party, { orderNumber, userId })) !== undefined;
}
