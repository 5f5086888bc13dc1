import type { PaidWork } from '#domains/paid-work/server/paid-work.ts';
import { orderCharge } from '../charge-kind.ts';
import type { Order } from './store.ts';

/** An order as a piece of paid work. */
export const asWork = ({ id, number, offer, clientId, freelancerId, terms }: Order): PaidWork => ({
  id,
  kind: orderCharge.kind,
  number,
  title: offer.title,
  clientId,
  freelancerId,
  terms,
});
