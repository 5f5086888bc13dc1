import { clearWorkEarly } from '#domains/paid-work/server/paid-work.ts';
import type { EarlyWish } from '#domains/paid-work/early-contract.ts';
import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import type { clearEarningsEarly } from '../early-contract.ts';
import { earningsClearedEarly } from '../events.ts';
import { asWork } from './as-work.ts';
import { lockMyOrder } from './store.ts';

export async function clearOneEarly(
  tx: Tx,
  actor: Actor,
  orderNumber: string,
  wish: EarlyWish,
  context: Context,
): Promise<DataOf<typeof clearEarningsEarly>> {
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId, context);
  if (side !== 'freelancer')
    throw new Failure('forbidden', { message: 'Only the freelancer who earned it can clear it early.' });
  if (order.clearsAt === null || order.clearedAt !== null)
    throw new Failure('wrong_state', { message: 'This order has no clearing earnings.' });
  const { amount, fee } = await clearWorkEarly(tx, asWork(order), wish, context);
  const facts = {
    userId: actor.userId,
    orderNumber,
    amount: amount.amount,
    fee: fee.amount,
    currency: amount.currency,
  };
  announce(tx, earningsClearedEarly, facts, [userTopic(actor.userId)]);
  return { order_number: orderNumber, amount, fee };
}
