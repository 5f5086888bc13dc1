/** The front door of orders: what others may ask of an order. */
import { statement, type Db } from '#kit/server/db/database.ts';
import { isOrderNumber } from '../order-number.ts';

export { evaluateLevels } from './evaluate-levels.ts';
export { orderTimers } from './order-clock.ts';
export { eraseFromOrders, exportOfOrders, openOrdersOf, type OpenOrder } from './leave.ts';
/** The deeds themselves, for the demo world, which is made through them. */
export { approveDelivery } from './approve-delivery.ts';
export { cancelOrder } from './cancel-order.ts';
export { deliverWork } from './deliver-work.ts';
export { extendReview } from './extend-review.ts';
export { addFile, storeBytes } from './order-files.ts';
export { placeOrder } from './place-order.ts';
export { replyToReview } from './reply-to-review.ts';
export { reviewOrder } from './review-order.ts';
export { submitRequirements } from './submit-requirements.ts';

const party = statement('order_party', 'select 1 as found from orders where number = $1 and (client_id = $2 or freelancer_id = $2)');

/** May this person watch this order's workroom? */
export async function isPartyOf(db: Db, userId: string, orderNumber: string): Promise<boolean> {
  return isOrderNumber(orderNumber) && (await db.row(party, [orderNumber, userId])) !== undefined;
}
