/** The front door of orders: what others may ask of an order. */
import { statement, type Db } from '#kit/server/db/database.ts';
import { isOrderNumber } from '../order-number.ts';

const party = statement('order_party', 'select 1 as found from orders where number = $1 and (client_id = $2 or freelancer_id = $2)');

/** May this person watch this order's workroom? */
export async function isPartyOf(db: Db, userId: string, orderNumber: string): Promise<boolean> {
  return isOrderNumber(orderNumber) && (await db.row(party, [orderNumber, userId])) !== undefined;
}
