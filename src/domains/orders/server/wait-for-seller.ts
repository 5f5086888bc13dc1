import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { orderWaits } from '../events.ts';
import { moveOrder } from './move-order.ts';
import { lockMyOrder, type Order } from './store.ts';
import { tell } from './tell.ts';

/** The client waits for the suspension to be lifted; cancelling stays open. */
export async function waitForSeller(tx: Tx, actor: Actor, { orderNumber }: { orderNumber: string }, context: Context): Promise<Order> {
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId);
  const now = context.clock();
  const waiting = await moveOrder(tx, order, 'waitForSeller', { party: side, actorId: actor.userId }, now, { waitsSince: now });
  await tell(tx, orderWaits, waiting, {});
  return waiting;
}
