import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { orderWaits } from '../events.ts';
import { moveOrder } from './move-order.ts';
import { lockMyOrder, type Order } from './store.ts';
import { announceOrder } from './announce-order.ts';

/** The client waits for the suspension to be lifted; canceling stays open. */
export async function waitForSeller(
  tx: Tx,
  actor: Actor,
  { order_number: orderNumber }: { order_number: string },
  context: Context,
): Promise<Order> {
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId, context);
  const now = context.clock();
  const waiting = await moveOrder(tx, order, 'waitForSeller', { party: side, actorId: actor.userId }, now, {
    waitsSince: now,
  });
  announceOrder(tx, orderWaits, waiting, {});
  return waiting;
}
