import { personCards } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { clearsAt } from '../deadlines.ts';
import { orderCompleted } from '../events.ts';
import type { Side } from '../order.ts';
import { settleOrder } from './money.ts';
import { bySystem, moveOrder, type By } from './move-order.ts';
import { lockMyOrder, type Order } from './store.ts';
import { tell } from './tell.ts';

/** The client accepts: held funds become the freelancer's clearing money less the service fee. */
export async function approveDelivery(tx: Tx, actor: Actor, { orderNumber }: { orderNumber: string }, context: Context): Promise<Order> {
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId);
  return complete(tx, order, 'approve', { party: side, actorId: actor.userId }, side, context);
}

/** The review clock ran out: the same, marked as automatic so that it never counts against anyone's rating. */
export const autoApprove = (tx: Tx, order: Order, context: Context): Promise<Order> => complete(tx, order, 'autoApprove', bySystem, null, context);

async function complete(tx: Tx, order: Order, move: 'approve' | 'autoApprove', by: By, side: Side | null, context: Context): Promise<Order> {
  const now = context.clock();
  const seller = (await personCards(tx, [order.freelancerId])).get(order.freelancerId);
  const clears = clearsAt(order.placedAt, now, seller?.level ?? 'new');
  const completed = await moveOrder(tx, order, move, by, now, { completedAt: now, clearsAt: clears, autoApproved: move === 'autoApprove' });
  await settleOrder(tx, completed);
  await tell(tx, orderCompleted, completed, { by: side, clearsAt: clears.toISOString() });
  return completed;
}
