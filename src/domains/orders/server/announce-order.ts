import { userTopic, type EventKind, type FactsOf } from '#kit/events.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { orderTopic } from '../topics.ts';
import type { Order } from './store.ts';

type OrderIds = { orderId: string; orderNumber: string; clientId: string; freelancerId: string; serviceTitle: string };

/** Announces an event of an order, with the order's facts, and hints both people's open screens and the workroom. */
export function announceOrder<Kind extends EventKind>(
  tx: Tx,
  kind: Kind,
  order: Order,
  facts: Omit<FactsOf<Kind>, keyof OrderIds>,
): void {
  const ids: OrderIds = {
    orderId: order.id,
    orderNumber: order.number,
    clientId: order.clientId,
    freelancerId: order.freelancerId,
    serviceTitle: order.offer.title,
  };
  const topics = [orderTopic(order.number), userTopic(order.clientId), userTopic(order.freelancerId)];
  announce(tx, kind, { ...ids, ...facts } as FactsOf<Kind>, topics);
}
