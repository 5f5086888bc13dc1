import type { StoredOffer } from './stored-offer.ts';
import type { OrderState } from '../order.ts';

declare module '#kit/server/db/statement.ts' {
  interface ColumnTypes {
    'orders.offer': StoredOffer;
    'orders.answers': { id: string; text: string }[];
    'orders.interrupted_state': OrderState;
  }
}
